import { createHttpClient, type FetchWithProgress } from '#/http-client.ts';
import { createLiveClient, type LiveClient } from '#/live/live.ts';
import { createFailurePolicy, type FailurePolicyOptions } from '#/middleware/failure-policy.ts';
import { withIdempotencyKeys } from '#/middleware/idempotency.ts';
import { type Fetch, withRetry } from '#/middleware/retry.ts';
import { defaultTimeoutMs } from '#/middleware/time-limit.ts';
import type { CastClient, MainClient } from '#/types.ts';

/** Options of the clients. Their only state is whether a session expiry was notified. */
export interface ApiClientsOptions extends FailurePolicyOptions {
  /** Base URL of the main API: absolute, or a path where the platform has an origin. */
  readonly apiUrl: string;
  /** Base URL of the cast API. */
  readonly castApiUrl: string;
  /** Defaults to `globalThis.fetch`, resolved at each call. */
  readonly fetch?: Fetch;
  /** Sends calls with `onUploadProgress`; by default they are sent by `fetch` and report no progress. */
  readonly fetchWithProgress?: FetchWithProgress;
  /** The user's language, sent as Accept-Language. */
  readonly getLocale?: () => string;
  /**
   * Called when a response ends the current session. It must clear the token synchronously: later responses of the same
   * session are recognized as stale by `getToken`.
   */
  readonly onSessionEnded: FailurePolicyOptions['onSessionEnded'];
  /** Timeout of a call including its retries, in milliseconds; the live stream has none. */
  readonly timeoutMs?: number;
  /** Number of retries of a GET request after a network failure; 0 turns them off. */
  readonly retries?: number;
}

/** The clients of both APIs and of the live stream. */
export interface ApiClients {
  /** The main API: accounts, products and settings. */
  readonly main: MainClient;
  /** The cast API: live data and time series of casts. */
  readonly cast: CastClient;
  /** The event stream of the cast API. */
  readonly live: LiveClient;
}

/**
 * Creates the clients of both APIs. Implements sections 7 and 8 of the specification: bearer token, timeout,
 * notifications and the end of the session.
 *
 * @example
 * const api = createApiClients({ apiUrl, castApiUrl, getToken, getPath, notify, onSessionEnded });
 * const products = await unwrap(api.main.GET('/control/products'));
 */
export function createApiClients(options: ApiClientsOptions): ApiClients {
  const { getToken, getLocale = () => undefined, timeoutMs = defaultTimeoutMs, retries = 2 } = options;
  // Resolved per call, so that a `fetch` replaced later (tests, tracing) is used.
  const fetch: Fetch = (request) => (options.fetch ?? globalThis.fetch)(request);
  const report = createFailurePolicy(options);
  const http = {
    fetch: withIdempotencyKeys(withRetry(fetch, retries)),
    fetchWithProgress: options.fetchWithProgress ?? (() => fetch),
    getToken,
    getLocale,
    timeoutMs,
    report,
  };
  return {
    main: createHttpClient({ ...http, baseUrl: options.apiUrl }),
    cast: createHttpClient({ ...http, baseUrl: options.castApiUrl }),
    live: createLiveClient({ fetch, getToken, getLocale, report, baseUrl: options.castApiUrl }),
  };
}
