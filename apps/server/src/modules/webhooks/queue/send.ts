import { limits, type WebhookError } from '@unmuted/api/contract';
import type { Connector } from '#/platform/connector/connector.ts';
import { type ConnectorCode, ConnectorError } from '#/platform/connector/connector-error.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import { signatureHeaders } from '#/platform/crypto/sign-message.ts';
import type { Row } from '#/platform/db/schema.ts';

export type Endpoint = Row<'webhook_endpoints'>;

export interface SendDeps {
  readonly secrets: SecretBox;
  /** Sends webhooks. */
  readonly webhookConnector: Connector;
}

/** The result of one try. */
export interface Outcome {
  readonly at: Date;
  /** Null without an HTTP response. */
  readonly status: number | null;
  readonly error: WebhookError | null;
  readonly durationMs: number;
  /** The start of the response; null without one. */
  readonly response: string | null;
}

const timeoutMs = 10_000;
/** How long to wait for the body of a response, which is for the log only. */
const bodyMs = 2_000;

const errors: Readonly<Record<Exclude<ConnectorCode, 'busy'>, WebhookError>> = {
  bad_url: 'forbidden',
  forbidden_port: 'forbidden',
  forbidden_address: 'forbidden',
  not_resolved: 'not_resolved',
  unreachable: 'unreachable',
  certificate: 'certificate',
  time_out: 'time_out',
  bad_reply: 'bad_reply',
  head_too_large: 'bad_reply',
  body_too_large: 'bad_reply',
  encoded: 'bad_reply',
  too_many_redirects: 'bad_reply',
};

/** Where the secrets of an endpoint are stored. */
export const secretPlace = (rowId: string, column: 'secret' | 'previous_secret') => ({
  rowId,
  column: `webhook_endpoints.${column}`,
});

/** Sends a message once. Rejects when nothing was sent: a secret cannot be read, or too many requests run. */
export async function send(
  { secrets, webhookConnector }: SendDeps,
  endpoint: Endpoint,
  { id, body, at }: { readonly id: string; readonly body: string; readonly at: Date },
): Promise<Outcome> {
  const keys = signingSecrets(secrets, endpoint, at);
  const began = performance.now();
  try {
    const answer = await webhookConnector.ask({
      url: endpoint.url,
      json: body,
      headers: signatureHeaders({ id, at, body }, keys),
      wanted: { firstBytes: limits.webhookResponseBytes, withinMs: bodyMs },
      withinMs: timeoutMs,
    });
    return {
      at,
      status: answer.status,
      error: null,
      durationMs: Math.round(performance.now() - began),
      // The database cannot store a zero character.
      response: answer.body.toString('utf8').replaceAll('\0', '\ufffd'),
    };
  } catch (error) {
    if (!(error instanceof ConnectorError) || error.code === 'busy') throw error;
    const durationMs = Math.round(performance.now() - began);
    return { at, status: null, error: errors[error.code], durationMs, response: null };
  }
}

export const isSuccess = ({ status }: Pick<Outcome, 'status'>): boolean =>
  status !== null && status >= 200 && status < 300;

/** The current secret first; the previous one while receivers may still use it. */
function signingSecrets(secrets: SecretBox, endpoint: Endpoint, now: Date): string[] {
  const { id, secret, previous_secret: previous, previous_secret_until: until } = endpoint;
  const current = secrets.open(secret, secretPlace(id, 'secret'));
  if (!previous || !until || until <= now) return [current];
  return [current, secrets.open(previous, secretPlace(id, 'previous_secret'))];
}
