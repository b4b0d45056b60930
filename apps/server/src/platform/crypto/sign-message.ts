import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';
/** Standard Webhooks allows 24 to 64. */
const secretBytes = 32;

/** A new signing secret: `whsec_` and 32 random bytes in base64. */
export const newSigningSecret = (): string => prefix + randomBytes(secretBytes).toString('base64');

/** A message as sent: its time is that of the try, so that receivers can reject old copies. */
export interface SignedMessage {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
}

/** The headers of a message by Standard Webhooks, with one signature per secret. */
export function signatureHeaders(
  { id, at, body }: SignedMessage,
  secrets: readonly string[],
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets
      .map((secret) => `v1,${sign(secret, `${id}.${timestamp}.${body}`)}`)
      .join(' '),
  };
}

function sign(secret: string, content: string): string {
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  return createHmac('sha256', key).update(content).digest('base64');
}
