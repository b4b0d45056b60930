import type { Fetch } from '#/middleware/retry.ts';

/**
 * Gives each change a key of its own, and the same one to the same change for as long as no answer has come: a click
 * too many, or a second try after the answer was lost, does nothing twice.
 */
export function withKeys(fetch: Fetch): Fetch {
  const unanswered = new Map<string, string>();
  return async (request) => {
    const { method, url, headers } = request;
    const token = headers.get('authorization');
    if (method === 'GET' || !token) return fetch(request);
    const change = [method, url, token, headers.get('if-match'), await request.clone().text()].join();
    const key = unanswered.get(change) ?? randomKey();
    unanswered.set(change, key);
    headers.set('idempotency-key', key);
    const response = await fetch(request);
    unanswered.delete(change);
    return response;
  };
}

/** `crypto.randomUUID` would be there on secure origins only. */
const randomKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
