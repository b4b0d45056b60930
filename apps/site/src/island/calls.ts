import type { SiteLive } from '@unmuted/api';

const timeoutMs = 15_000;

type ReadResult = { readonly live: SiteLive } | { readonly live: null; readonly retryAfterMs?: number };

/** What is on air. The browser asks with the ETag of the last answer. */
export async function readLive(endpoint: string): Promise<ReadResult> {
  try {
    const response = await fetch(`${endpoint}/live`, {
      credentials: 'omit',
      cache: 'no-cache',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return { live: (await response.json()) as SiteLive };
    const retryAfterS = Number(response.headers.get('retry-after'));
    return { live: null, ...(retryAfterS > 0 && { retryAfterMs: retryAfterS * 1_000 }) };
  } catch {
    return { live: null };
  }
}

/** Sends a form as the browser would; the answer is a word instead of a page. */
export async function sendForm(form: HTMLFormElement): Promise<'sent' | 'tooMany' | 'failed'> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      credentials: 'omit',
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return 'sent';
    return response.status === 429 ? 'tooMany' : 'failed';
  } catch {
    return 'failed';
  }
}
