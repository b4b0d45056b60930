/** Why a request was not sent, or failed. */
export const connectorCodes = [
  /** Not an http or https URL, one with credentials, or longer than 2,048 characters. */
  'bad_url',
  'forbidden_port',
  /** The name could not be resolved. */
  'not_resolved',
  /** A non-public address, or a name with at least one such address. */
  'forbidden_address',
  'unreachable',
  'certificate',
  'time_out',
  /** Not an HTTP or ICY response, or one with invalid framing. */
  'bad_reply',
  'head_too_large',
  'body_too_large',
  /** The body is compressed, although the request did not allow it. */
  'encoded',
  'too_many_redirects',
  /** The concurrency limit was reached. */
  'busy',
] as const;
export type ConnectorCode = (typeof connectorCodes)[number];

/** The message is for logs and contains at most the host: a complete URL may contain a secret. */
export class ConnectorError extends Error {
  override readonly name = 'ConnectorError';
  readonly code: ConnectorCode;

  constructor(code: ConnectorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
