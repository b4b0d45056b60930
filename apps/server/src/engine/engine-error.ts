/**
 * Why an engine call failed. `unavailable`: it timed out, returned a server error, or the circuit
 * breaker is open. `unsupported`: the engine lacks the capability. `unauthorized`: our credentials
 * are wrong. `bad_reply`: the reply could not be parsed or trusted.
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

/** Creates the error for a missing capability. */
export const unsupported = (what: string): EngineError =>
  new EngineError('unsupported', `This engine cannot ${what}.`);
