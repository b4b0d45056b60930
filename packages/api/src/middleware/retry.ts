import { delay } from '#/middleware/abort.ts';

/** Sends one request. */
export type Fetch = (request: Request) => Promise<Response>;

/** Statuses of a host on the way that may be well again in a moment. */
const passing: ReadonlySet<number> = new Set([502, 503, 504]);
/** A longer `Retry-After` is the person's to wait, not the client's. */
const longestWaitMs = 5_000;

/**
 * Sends a reading request again when the network fails or a host on the way answers 502, 503 or 504: at most `retries`
 * times, after 0.3 s and then 0.6 s, each with jitter. Writing requests are sent once. It lives below the notification
 * so that a person hears of a failure once, not of each try.
 */
export function withRetry(fetch: Fetch, retries: number): Fetch {
  return async (request) => {
    const tries = request.method === 'GET' ? retries : 0;
    for (let attempt = 0; ; attempt += 1) {
      let waitMs = jitter(300 * 2 ** attempt);
      try {
        const response = await fetch(request);
        if (attempt >= tries || !passing.has(response.status)) return response;
        waitMs = Math.max(waitMs, retryAfterMs(response) ?? 0);
        if (waitMs > longestWaitMs) return response;
        await response.body?.cancel();
      } catch (error) {
        if (attempt >= tries) throw error;
      }
      // Also where an aborted request ends: it rejects at once with the signal's reason.
      await delay(waitMs, request.signal);
    }
  };
}

/** Between half of `ms` and all of it, so that many clients do not come back as one. */
export function jitter(ms: number): number {
  return Math.round(ms / 2 + (Math.random() * ms) / 2);
}

/** `Retry-After` in milliseconds when it is given in seconds; undefined otherwise. */
export function retryAfterMs(response: Response): number | undefined {
  const seconds = response.headers.get('Retry-After');
  return seconds !== null && /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1000 : undefined;
}
