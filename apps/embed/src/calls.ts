import type { PublicStatus, PublicWidget } from '@unmuted/api';

export type ReadResult<Data> =
  | { readonly kind: 'data'; readonly data: Data }
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly retryAfterMs?: number };

const timeoutMs = 15_000;

/** Relative to the document at `{cast API}/embed/{id}`, so that it works behind any proxy path. */
const urlOf = (path: string): URL => new URL(`../${path}`, document.baseURI);

/**
 * The browser caches the response with its ETag, and the server returns 304 while nothing changes.
 */
async function read<Data>(path: string): Promise<ReadResult<Data>> {
  try {
    const response = await fetch(urlOf(path), {
      credentials: 'omit',
      // Revalidated with the ETag on each request, so that changes are visible at once.
      cache: 'no-cache',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return { kind: 'data', data: (await response.json()) as Data };
    if (response.status === 404) return { kind: 'gone' };
    const retryAfterS = Number(response.headers.get('retry-after'));
    return { kind: 'failed', ...(retryAfterS > 0 && { retryAfterMs: retryAfterS * 1_000 }) };
  } catch {
    return { kind: 'failed' };
  }
}

export const readWidget = (id: string): Promise<ReadResult<PublicWidget>> =>
  read(`public/widgets/${encodeURIComponent(id)}`);

export const readStatus = (username: string, id: string): Promise<ReadResult<PublicStatus>> =>
  read(`public/casts/${encodeURIComponent(username)}/status?widget=${encodeURIComponent(id)}`);
