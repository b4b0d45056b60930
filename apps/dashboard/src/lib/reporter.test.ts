import { close, flush } from '@sentry/browser';
import { afterEach, expect, test, vi } from 'vitest';
import { startReporter } from '#/lib/reporter.ts';

afterEach(async () => {
  await close(100);
  vi.unstubAllGlobals();
});

interface Sent {
  url: string;
  body: string;
}

/** Collects sent requests; `refuses` simulates a rejection by the browser. */
function sentWith(refuses: (options: RequestInit) => boolean): readonly Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, options: RequestInit & { body: string | Uint8Array }) => {
    if (refuses(options)) throw new TypeError('Failed to fetch');
    const body = typeof options.body === 'string' ? options.body : new TextDecoder().decode(options.body);
    sent.push({ url, body });
    return new Response('{}');
  });
  return sent;
}

/** Causes an uncaught error. */
async function fail(message: string): Promise<void> {
  // Without a listener, the test runner would report the error itself.
  window.addEventListener('error', () => {}, { once: true });
  const error = new Error(message);
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  await flush(2_000);
}

test('reports an uncaught error once, with the release and without a token', async () => {
  localStorage.setItem('auth_token', 'secret-token');
  const sent = sentWith(() => false);
  startReporter({ dsn: 'https://key@errors.example/7', release: 'release-1' });

  await fail('The chart broke');

  const reports = sent.filter(({ body }) => body.includes('The chart broke'));
  expect(reports).toHaveLength(1);
  expect(reports[0]?.url).toContain('https://errors.example/api/7/envelope/');
  expect(reports[0]?.body).toContain('release-1');
  expect(sent.map(({ body }) => body).join()).not.toContain('secret-token');
});

test('sends a report without keepalive when the body is too large for it', async () => {
  const sent = sentWith(({ keepalive }) => keepalive === true);
  startReporter({ dsn: 'https://key@errors.example/7', release: 'release-1' });
  await fail('The map broke');
  expect(sent.filter(({ body }) => body.includes('The map broke'))).toHaveLength(1);
});
