import type { Fetch } from '#/middleware/retry.ts';

/**
 * Adds an idempotency key to each write request except uploads and reuses it for the same request until a response arrives, so that a
 * double click or a retry after a lost response runs only once.
 */
export function withIdempotencyKeys(fetch: Fetch): Fetch {
  const pendingKeys = new Map<string, string>();
  return async (request) => {
    const { method, url, headers } = request;
    const token = headers.get('authorization');
    const isFile = headers.get('content-type') === 'application/octet-stream';
    if (method === 'GET' || !token || isFile) return fetch(request);
    const change = [method, url, token, headers.get('if-match'), await request.clone().text()].join();
    const key = pendingKeys.get(change) ?? randomKey();
    pendingKeys.set(change, key);
    headers.set('idempotency-key', key);
    const response = await fetch(request);
    pendingKeys.delete(change);
    return response;
  };
}

/** `crypto.randomUUID` is available on secure origins only. */
const randomKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
