import type { Logger } from 'pino';
import { systemClock } from '#/platform/clock/clock.ts';
import type { Config } from '#/platform/config/config.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import type { Db } from '#/platform/db/schema.ts';
import { startDispatcher } from '#/platform/mail/dispatcher.ts';
import type { Mailer } from '#/platform/mail/mail.ts';
import { createOutbox } from '#/platform/mail/outbox.ts';
import { createConsoleTransport, createSmtpTransport, type Transport } from '#/platform/mail/transport.ts';

interface PostDeps {
  readonly db: Db;
  readonly secrets: SecretBox;
  readonly logger: Logger;
}

type PostConfig = Pick<
  Config,
  'BRAND' | 'COMPANY' | 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL' | 'isProduction'
>;

/**
 * Starts the outbox and its dispatcher, which uses the configured mail server or else prints to
 * stdout.
 */
export function startMailer(
  config: PostConfig,
  { db, secrets, logger }: PostDeps,
): { readonly mailer: Mailer; stop(): Promise<void> } {
  const clock = systemClock;
  const dispatcher = startDispatcher({ db, clock, secrets, logger, transport: transportOf(config) });
  const mailer = createOutbox({
    clock,
    secrets,
    sender: { brand: config.BRAND, company: config.COMPANY },
    onQueued: dispatcher.nudge,
  });
  return { mailer, stop: dispatcher.stop };
}

function transportOf({ SMTP_URL, MAIL_FROM, PUBLIC_URL, BRAND, isProduction }: PostConfig): Transport {
  if (SMTP_URL !== undefined) {
    const address = MAIL_FROM ?? `no-reply@${new URL(PUBLIC_URL ?? 'http://localhost').hostname}`;
    return createSmtpTransport({ url: SMTP_URL, from: { name: BRAND, address } });
  }
  // Links grant account access, so they must not reach production logs. The configuration rejects
  // this case first.
  if (isProduction) throw new Error('There is no mail server.');
  return createConsoleTransport((text) => process.stdout.write(text));
}
