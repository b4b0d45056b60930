import { createTransport } from 'nodemailer';
import type { Letter } from '#/platform/mail/message.ts';

export interface Envelope {
  /** The id of the outbox row: a mail sent twice after a crash keeps its Message-ID. */
  readonly id: string;
  readonly to: string;
}

/** Delivers mails. Rejects on failure, or when the signal aborts it. */
export interface Transport {
  send(envelope: Envelope, letter: Letter, signal: AbortSignal): Promise<void>;
}

export interface SmtpOptions {
  /**
   * `smtp://user:password@host:587` (STARTTLS if offered; required with `?requireTLS=true`) or
   * `smtps://…:465`.
   */
  readonly url: string;
  readonly from: { readonly name: string; readonly address: string };
}

const timeOutsMs = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
};

export function createSmtpTransport({ url, from }: SmtpOptions): Transport {
  const smtp = createTransport(
    // Messages contain only our own text: nothing is read from files or URLs.
    { url, disableFileAccess: true, disableUrlAccess: true, ...timeOutsMs },
    { from },
  );
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    async send({ id, to }, { subject, text, html, stopLink, attachments = [] }, signal) {
      await smtp.sendMail({
        messageId: `<${id}@${domain}>`,
        // As an object, so that no character is parsed as a list or a display name.
        to: { name: '', address: to },
        subject,
        // Text lines end with CRLF in any encoding (RFC 2046 §4.1.1).
        text: text.replaceAll('\n', '\r\n'),
        html: html.replaceAll('\n', '\r\n'),
        // RFC 3834 §5: suppresses automatic replies.
        headers: { 'Auto-Submitted': 'auto-generated', ...(stopLink !== undefined && stopHeaders(stopLink)) },
        attachments: attachments.map(({ name, text: content }) => ({
          filename: name,
          content,
          contentType: 'text/csv; charset=utf-8',
        })),
        signal,
      });
    },
  };
}

/** RFC 2369 §3.2 and RFC 8058: mail clients show their own unsubscribe button. */
const stopHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Without a mail server: prints the essentials of each mail where the server was started. */
export function createConsoleTransport(write: (text: string) => void): Transport {
  return {
    async send({ to }, { subject, link }) {
      const lines = [`Mail to ${to}`, `Subject: ${subject}`, ...(link ? [`Link: ${link}`] : [])];
      write(`\n${lines.map((line) => `  | ${line}`).join('\n')}\n\n`);
    },
  };
}
