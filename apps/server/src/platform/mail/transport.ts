import { createTransport } from 'nodemailer';
import type { Letter } from '#/platform/mail/message.ts';

export interface Envelope {
  /** Of the row in the outbox: a mail that is sent twice after a crash has one Message-ID. */
  readonly id: string;
  readonly to: string;
}

/** What takes letters away. It rejects when it could not, or when the signal says that it takes too long. */
export interface Transport {
  send(envelope: Envelope, letter: Letter, signal: AbortSignal): Promise<void>;
}

export interface SmtpOptions {
  /** `smtp://user:password@host:587` (STARTTLS where offered; `?requireTLS=true` insists) or `smtps://…:465`. */
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
    // Letters are our own text: nothing in them is read from files or fetched.
    { url, disableFileAccess: true, disableUrlAccess: true, ...timeOutsMs },
    { from },
  );
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    async send({ id, to }, { subject, text, html, stopLink, attachments = [] }, signal) {
      await smtp.sendMail({
        messageId: `<${id}@${domain}>`,
        // As an object, so that no character of it is read as a list or a name.
        to: { name: '', address: to },
        subject,
        // Whatever the encoding, lines of text end so (RFC 2046 §4.1.1).
        text: text.replaceAll('\n', '\r\n'),
        html: html.replaceAll('\n', '\r\n'),
        // RFC 3834 §5: no holiday notes, please.
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

/** RFC 2369 §3.2 and RFC 8058: mail programs show a button of their own. */
const stopHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Without a mail server: what a person needs of each mail, where the server was started. */
export function createConsoleTransport(write: (text: string) => void): Transport {
  return {
    async send({ to }, { subject, link }) {
      const lines = [`Mail to ${to}`, `Subject: ${subject}`, ...(link ? [`Link: ${link}`] : [])];
      write(`\n${lines.map((line) => `  | ${line}`).join('\n')}\n\n`);
    },
  };
}
