/**
 * Why an engine call failed.
 * `unavailable`: it does not answer, or answered with a server error, or the breaker is open.
 * `unsupported`: a capability says that this engine cannot do it.
 * `unauthorized`: our credentials are wrong. `bad_reply`: it answered with something we cannot trust.
 */
export type EngineErrorCode =
  | 'unavailable'
  | 'timeout'
  | 'unauthorized'
  | 'unsupported'
  | 'unknown_mount'
  | 'unknown_client'
  | 'refused'
  | 'bad_reply';

export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly code: EngineErrorCode;

  constructor(code: EngineErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The typed error of everything a capability says is absent. */
export const unsupported = (what: string): EngineError =>
  new EngineError('unsupported', `This engine cannot ${what}.`);
