import { type ErrorCode, errorStatuses } from '#/contract/shared/error-codes.ts';
import type { Problem } from '#/contract/shared/problem.ts';

/** The fields of a new `ApiError`. */
export interface ApiErrorInit {
  /** HTTP status of the response. */
  readonly status: number;
  /** The body, when it is a problem document. */
  readonly problem?: Problem | null;
  /** The header `X-Request-Id`, used when the body has no request id. */
  readonly requestId?: string | null;
  /** Seconds from the header `Retry-After`. */
  readonly retryAfterS?: number | null;
  /** Default the message of the problem document, else the title of `internal`. */
  readonly message?: string;
}

/** The server responded with a failure, or with an unreadable body. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status of the response. */
  readonly status: number;
  /** The error code; `internal` when the server sent none or an unknown one. */
  readonly code: ErrorCode;
  /** The problem document as sent; null for any other body. */
  readonly problem: Problem | null;
  /** Reference for support; null when the server sent none. */
  readonly requestId: string | null;
  /** Seconds from `Retry-After` (RFC 9110 §10.2.3); null when not sent. */
  readonly retryAfterS: number | null;

  constructor({ status, problem = null, requestId = null, retryAfterS = null, message }: ApiErrorInit) {
    super(message ?? problem?.message ?? 'An error occurred on the server');
    this.status = status;
    this.code = problem && Object.hasOwn(errorStatuses, problem.code) ? problem.code : 'internal';
    this.problem = problem;
    this.requestId = problem?.requestId ?? requestId;
    this.retryAfterS = retryAfterS;
  }
}

/**
 * Why there is no response. `unreachable`: the network or the host failed. `time-out`: the timeout elapsed.
 * `setup`: the request could not be created.
 */
export type NetworkReason = 'unreachable' | 'time-out' | 'setup';

const networkMessages: Record<NetworkReason, string> = {
  unreachable: 'The server could not be reached.',
  'time-out': 'The server took too long to respond.',
  setup: 'There was an error with the request.',
};

/** A call without a response. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  /** Why there is no response. */
  readonly reason: NetworkReason;

  /** @param cause - The original error, for logging. */
  constructor(reason: NetworkReason, cause?: unknown) {
    super(networkMessages[reason], { cause });
    this.reason = reason;
  }
}

/** The error of a failed call. Aborts are rethrown unchanged. */
export type CallError = ApiError | NetworkError;

/** The message of a failed sign-in: the server's, or the default of the specification. */
export function signInFailureText(error: unknown): string {
  return (error instanceof ApiError && error.problem?.message) || 'Login failed';
}
