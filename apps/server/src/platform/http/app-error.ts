import { type ErrorCode, errorCodes, type FieldProblem } from '@unmuted/api/contract';

interface AppErrorOptions extends ErrorOptions {
  /** The invalid fields of a 422. */
  readonly errors?: readonly FieldProblem[];
  /** Actual and required values, for the message. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The current value for a 412, in the shape of the operation's response. */
  readonly current?: unknown;
}

/** An error with a code of the contract. The message is logged and never sent to the caller. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: readonly FieldProblem[] | undefined;
  readonly params: AppErrorOptions['params'];
  readonly headers: Readonly<Record<string, string>>;
  readonly current: unknown;

  constructor(code: ErrorCode, { errors, params, headers = {}, current, ...options }: AppErrorOptions = {}) {
    super(code, options);
    this.code = code;
    this.status = errorCodes[code].status;
    this.errors = errors;
    this.params = params;
    this.headers = headers;
    this.current = current;
  }
}
