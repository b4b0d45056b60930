import type { Problem } from '#/contract/shared/problem.ts';
import { ApiError } from '#/errors.ts';

/** The result of a call with a response. */
export type ApiResult<Data> =
  | { readonly data: Data; readonly error?: undefined; readonly response: Response }
  | { readonly data?: undefined; readonly error: unknown; readonly response: Response };

/**
 * Returns the data of a call. Throws an `ApiError` unless `response.ok`, and a `NetworkError` without a response; aborts
 * are rethrown unchanged.
 *
 * @example const { items } = await unwrap(api.main.GET('/control/products'));
 */
export async function unwrap<Data>(call: Promise<ApiResult<Data>>): Promise<Data> {
  const result = await call;
  const failure = failureOf(result);
  if (failure) throw failure;
  return result.data as Data;
}

/** Returns the failure of a response; undefined for a success. Based on the status, because failure bodies may be empty. */
export function failureOf({ data, error, response }: ApiResult<unknown>): ApiError | undefined {
  if (response.ok) {
    return data === undefined && response.status !== 204 ? unreadable(response) : undefined;
  }
  return new ApiError({
    status: response.status,
    problem: isProblem(error) ? error : null,
    requestId: requestIdOf(response),
    retryAfterS: retryAfterOf(response),
  });
}

/** The error of a success with a missing or invalid body, such as a captive portal page. */
export function unreadable(response: Response): ApiError {
  return new ApiError({
    status: response.status,
    requestId: requestIdOf(response),
    message: 'The server response could not be read.',
  });
}

/** Deliberately lenient: a back end may omit informational fields. */
function isProblem(body: unknown): body is Problem {
  if (typeof body !== 'object' || body === null) return false;
  const { code, message } = body as Partial<Problem>;
  return typeof code === 'string' && typeof message === 'string';
}

/** Supports seconds only: the date form depends on synchronized clocks. */
function retryAfterOf(response: Response): number | null {
  const value = response.headers.get('Retry-After') ?? '';
  return /^\d{1,9}$/.test(value) ? Number(value) : null;
}

function requestIdOf(response: Response): string | null {
  return response.headers.get('X-Request-Id');
}
