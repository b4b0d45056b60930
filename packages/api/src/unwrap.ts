import type { Problem } from '#/contract/shared/problem.ts';
import { ApiError } from '#/errors.ts';

/** The outcome of a call that was answered. */
export type ApiResult<Data> =
  | { readonly data: Data; readonly error?: undefined; readonly response: Response }
  | { readonly data?: undefined; readonly error: unknown; readonly response: Response };

/**
 * Gives the data of a call or throws: an `ApiError` unless `response.ok`, a `NetworkError` when there was no answer in
 * time; aborts pass through as they came.
 *
 * @example const { items } = await unwrap(api.main.GET('/control/products'));
 */
export async function unwrap<Data>(call: Promise<ApiResult<Data>>): Promise<Data> {
  const result = await call;
  const failure = failureOf(result);
  if (failure) throw failure;
  return result.data as Data;
}

/** The failure an answer stands for; undefined for a success. Never judged by the body: failing bodies may be empty. */
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

/** A success whose body is missing or broken, such as the page of a captive portal. */
export function unreadable(response: Response): ApiError {
  return new ApiError({
    status: response.status,
    requestId: requestIdOf(response),
    message: 'The answer of the server could not be read.',
  });
}

/** Light on purpose: a back end may leave out what only informs. */
function isProblem(body: unknown): body is Problem {
  if (typeof body !== 'object' || body === null) return false;
  const { code, message } = body as Partial<Problem>;
  return typeof code === 'string' && typeof message === 'string';
}

/** Our servers write seconds. The other form the header may have, a date, is only as good as two clocks: it is left out. */
function retryAfterOf(response: Response): number | null {
  const value = response.headers.get('Retry-After') ?? '';
  return /^\d{1,9}$/.test(value) ? Number(value) : null;
}

function requestIdOf(response: Response): string | null {
  return response.headers.get('X-Request-Id');
}
