import { type ErrorCode, errorCodes } from '#/contract/shared/error-codes.ts';
import type { Problem } from '#/contract/shared/problem.ts';

/** What an `ApiError` is made of. */
export interface ApiErrorInit {
  readonly status: number;
  /** The body, when it is a problem document. */
  readonly problem?: Problem | null;
  readonly requestId?: string | null;
  readonly retryAfterS?: number | null;
  readonly message?: string;
}

/** The server answered, and the answer is a failure (or cannot be read). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status of the answer. */
  readonly status: number;
  /** For programs and for translated texts. `internal` when the server sent none, or one this client does not know. */
  readonly code: ErrorCode;
  /** The problem document as sent; null when the body was something else. */
  readonly problem: Problem | null;
  /** To quote to support; null when the server sent none. */
  readonly requestId: string | null;
  /** Seconds to wait before asking again (RFC 9110 §10.2.3); null when the server did not say. */
  readonly retryAfterS: number | null;

  constructor({ status, problem = null, requestId = null, retryAfterS = null, message }: ApiErrorInit) {
    super(message ?? problem?.message ?? errorCodes.internal.title);
    this.status = status;
    this.code = problem && Object.hasOwn(errorCodes, problem.code) ? problem.code : 'internal';
    this.problem = problem;
    this.requestId = problem?.requestId ?? requestId;
    this.retryAfterS = retryAfterS;
  }
}

/**
 * Why there is no answer. `unreachable`: the network or the host failed. `time-out`: the time limit passed.
 * `setup`: the request could not even be made.
 */
export type NetworkReason = 'unreachable' | 'time-out' | 'setup';

const networkMessages: Record<NetworkReason, string> = {
  unreachable: 'The server could not be reached.',
  'time-out': 'The server took too long to respond.',
  setup: 'There was an error with the request.',
};

/** There is no answer. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly reason: NetworkReason;

  /** @param cause - What the platform threw, for the log. */
  constructor(reason: NetworkReason, cause?: unknown) {
    super(networkMessages[reason], { cause });
    this.reason = reason;
  }
}

/** What a failed call throws, apart from aborts, which pass through as they came. */
export type CallError = ApiError | NetworkError;

/** The text of a failed sign-in: the server's message or, without one, the specification's. */
export function signInFailureText(error: unknown): string {
  return (error instanceof ApiError && error.problem?.message) || 'Login failed';
}
