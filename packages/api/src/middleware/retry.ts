import { delay } from '#/middleware/abort.ts';

/** Sends one request. */
export type Fetch = (request: Request) => Promise<Response>;

/** Statuses of an intermediary that may recover shortly. */
const transientStatuses: ReadonlySet<number> = new Set([502, 503, 504]);
/** A longer `Retry-After` is reported instead of awaited. */
const maxRetryAfterMs = 5_000;

/**
 * Retries a GET request after a network failure or a 502, 503 or 504 of an intermediary: at most `retries` times, after
 * 0.3 s and then 0.6 s, with jitter. Write requests are sent once. It wraps `fetch` below the notifications, so that a
 * failure is notified once and not per attempt.
 */
export function withRetry(fetch: Fetch, retries: number): Fetch {
  return async (request) => {
    const tries = request.method === 'GET' ? retries : 0;
    for (let attempt = 0; ; attempt += 1) {
      let waitMs = jitter(300 * 2 ** attempt);
      try {
        const response = await fetch(request);
        if (attempt >= tries || !transientStatuses.has(response.status)) return response;
        waitMs = Math.max(waitMs, retryAfterMs(response) ?? 0);
        if (waitMs > maxRetryAfterMs) return response;
        await response.body?.cancel();
      } catch (error) {
        if (attempt >= tries) throw error;
      }
      // Rejects at once with the signal's reason when the request is aborted.
      await delay(waitMs, request.signal);
    }
  };
}

/** A random duration between half of `ms` and `ms`, so that clients do not retry in sync. */
export function jitter(ms: number): number {
  return Math.round(ms / 2 + (Math.random() * ms) / 2);
}

/** `Retry-After` in milliseconds when it is given in seconds; undefined otherwise. */
export function retryAfterMs(response: Response): number | undefined {
  const seconds = response.headers.get('Retry-After');
  return seconds !== null && /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1000 : undefined;
}
