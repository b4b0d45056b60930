import createClient from 'openapi-fetch';
import { type CallError, NetworkError } from '#/errors.ts';
import { raceAbort } from '#/middleware/abort.ts';
import type { ReportFailure } from '#/middleware/failure-policy.ts';
import { requestHeaders } from '#/middleware/headers.ts';
import type { Fetch } from '#/middleware/retry.ts';
import { startTimeLimit } from '#/middleware/time-limit.ts';
import type { ApiClient, CallOptions } from '#/types.ts';
import { type ApiResult, failureOf, unreadable } from '#/unwrap.ts';

/** Returns a `fetch` that reports the sent share of the request body, from 0 to 1. */
export type FetchWithProgress = (onProgress: (sent: number) => void) => Fetch;

/** Options shared by the clients of both APIs. */
export interface HttpClientOptions {
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly fetchWithProgress: FetchWithProgress;
  readonly getToken: () => string | null;
  readonly getLocale: () => string | undefined;
  readonly timeoutMs: number;
  readonly report: ReportFailure;
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
/** openapi-fetch without its types: the stricter `ApiClient` is checked at the call site. */
type Untyped = (method: Method, path: string, init: object) => Promise<ApiResult<unknown>>;

/** Creates the typed client of one API; every call has a timeout, the bearer token and the failure policy. */
export function createHttpClient<Paths>(options: HttpClientOptions): ApiClient<Paths> {
  const client = createClient<Record<string, never>>({ baseUrl: options.baseUrl, bodySerializer });
  const send = client.request as unknown as Untyped;
  const method = (name: Method) => (path: string, init?: CallOptions) =>
    call(options, (callInit) => send(name, path, callInit), init);
  return {
    GET: method('get'),
    POST: method('post'),
    PUT: method('put'),
    PATCH: method('patch'),
    DELETE: method('delete'),
  } as ApiClient<Paths>;
}

/** Files are sent as they are. */
function bodySerializer(body: unknown): string | Blob {
  return body instanceof Blob ? body : JSON.stringify(body);
}

const fileHeaders = { 'Content-Type': 'application/octet-stream' };

async function call(
  { fetch, fetchWithProgress, getToken, getLocale, timeoutMs, report }: HttpClientOptions,
  send: (init: object) => Promise<ApiResult<unknown>>,
  { notify = true, signal, token: ownToken, headers, onUploadProgress, ...init }: CallOptions = {},
): Promise<ApiResult<unknown>> {
  const token = ownToken ?? getToken();
  const limit = startTimeLimit(timeoutMs, signal);
  let sent = false;
  let response: Response | undefined;
  const trackedFetch = async (request: Request) => {
    sent = true;
    response = await (onUploadProgress ? fetchWithProgress(onProgress)(request) : fetch(request));
    return response;
  };
  function onProgress(share: number) {
    limit.restart();
    onUploadProgress?.(share);
  }

  let failure: CallError | undefined;
  try {
    const result = await raceAbort(
      () =>
        send({
          ...init,
          headers: {
            ...requestHeaders(token, getLocale()),
            ...('body' in init && init.body instanceof Blob && fileHeaders),
            ...headers,
          },
          signal: limit.signal,
          fetch: trackedFetch,
        }),
      limit.signal,
    );
    failure = failureOf(result);
    return result;
  } catch (thrown) {
    const { aborted, reason } = limit.signal;
    if (aborted && signal?.aborted && reason === signal.reason) throw reason;
    failure = aborted ? reason : toCallError(thrown, sent, response);
    throw failure;
  } finally {
    limit.stop();
    if (failure) {
      const shouldNotify = typeof notify === 'function' ? notify(failure) : notify;
      report(failure, { token, hasOwnToken: ownToken !== undefined, notify: shouldNotify });
    }
  }
}

/** A success with invalid JSON is an unreadable response; a body that broke off is a network failure. */
function toCallError(thrown: unknown, sent: boolean, response: Response | undefined): CallError {
  if (!sent) return new NetworkError('setup', thrown);
  return response && thrown instanceof SyntaxError
    ? unreadable(response)
    : new NetworkError('unreachable', thrown);
}
