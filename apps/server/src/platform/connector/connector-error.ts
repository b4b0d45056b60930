/** Why a request did not go out, or came to nothing. */
export const connectorCodes = [
  /** No http or https address, one with a user name, or longer than 2,048 characters. */
  'bad_url',
  'forbidden_port',
  /** The name could not be resolved. */
  'not_resolved',
  /** An address of no public network, or a name of which one address is such. */
  'forbidden_address',
  'unreachable',
  'certificate',
  'time_out',
  /** No head of HTTP or ICY, or framing that is none. */
  'bad_reply',
  'head_too_large',
  'body_too_large',
  /** Its body is packed, although it was asked not to. */
  'encoded',
  'too_many_redirects',
  /** As many requests are under way as there may be. */
  'busy',
] as const;
export type ConnectorCode = (typeof connectorCodes)[number];

/** The message is for logs and names the host at most: never a whole address, which may carry a secret. */
export class ConnectorError extends Error {
  override readonly name = 'ConnectorError';
  readonly code: ConnectorCode;

  constructor(code: ConnectorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
