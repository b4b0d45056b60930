import { createHttpClient } from '#/http-client.ts';
import { createLiveClient, type LiveClient } from '#/live/live.ts';
import { createFailurePolicy, type FailurePolicyOptions } from '#/middleware/failure-policy.ts';
import { withKeys } from '#/middleware/idempotency.ts';
import { type Fetch, withRetry } from '#/middleware/retry.ts';
import { defaultTimeoutMs } from '#/middleware/time-limit.ts';
import type { CastClient, MainClient } from '#/types.ts';

/** What the clients are given; they hold no state of their own but "the expiry was said". */
export interface ApiClientsOptions extends FailurePolicyOptions {
  /** Base of the main API: absolute, or a path where the platform knows an origin. */
  readonly apiUrl: string;
  /** Base of the cast API. */
  readonly castApiUrl: string;
  /** Defaults to the platform's, looked up at each call. */
  readonly fetch?: Fetch;
  /** The reader's language, sent as Accept-Language. */
  readonly getLocale?: () => string;
  /**
   * Called when an answer ends the present session. It must drop the token before it returns: `getToken` is how later
   * answers of the same session are known to be late.
   */
  readonly onSessionEnded: FailurePolicyOptions['onSessionEnded'];
  /** Time limit of a call with all its retries, in milliseconds; the live stream has none. */
  readonly timeoutMs?: number;
  /** How often a reading call is sent again after a failure of the network; 0 turns it off. */
  readonly retries?: number;
}

/** Both hosts and the event stream. */
export interface ApiClients {
  readonly main: MainClient;
  readonly cast: CastClient;
  readonly live: LiveClient;
}

/**
 * Builds the clients of both hosts. The specification's sections 7 and 8 are kept here once: bearer, time limit,
 * notifications, end of the session.
 *
 * @example
 * const api = createApiClients({ apiUrl, castApiUrl, getToken, getPath, notify, onSessionEnded });
 * const products = await unwrap(api.main.GET('/control/products'));
 */
export function createApiClients(options: ApiClientsOptions): ApiClients {
  const { getToken, getLocale = () => undefined, timeoutMs = defaultTimeoutMs, retries = 2 } = options;
  // Looked up late, so that a fetch replaced after start (tests, tracing) is used.
  const fetch: Fetch = (request) => (options.fetch ?? globalThis.fetch)(request);
  const report = createFailurePolicy(options);
  const http = { fetch: withKeys(withRetry(fetch, retries)), getToken, getLocale, timeoutMs, report };
  return {
    main: createHttpClient({ ...http, baseUrl: options.apiUrl }),
    cast: createHttpClient({ ...http, baseUrl: options.castApiUrl }),
    live: createLiveClient({ fetch, getToken, getLocale, report, baseUrl: options.castApiUrl }),
  };
}
