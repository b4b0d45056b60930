import { type ErrorCode, errorCodes, type FieldProblem } from '@unmuted/api/contract';

interface AppErrorOptions extends ErrorOptions {
  /** The values that are wrong, of a 422. */
  readonly errors?: readonly FieldProblem[];
  readonly headers?: Readonly<Record<string, string>>;
  /** What is kept now, of a 412, in the shape that the operation answers with. */
  readonly current?: unknown;
}

/** A refusal with a code of the contract. What it says beyond the code goes to the log, never to the caller. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: readonly FieldProblem[] | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly current: unknown;

  constructor(code: ErrorCode, { errors, headers = {}, current, ...options }: AppErrorOptions = {}) {
    super(code, options);
    this.code = code;
    this.status = errorCodes[code].status;
    this.errors = errors;
    this.headers = headers;
    this.current = current;
  }
}
