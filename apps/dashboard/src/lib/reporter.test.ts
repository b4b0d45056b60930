import { close, flush } from '@sentry/browser';
import { afterEach, expect, test, vi } from 'vitest';
import { startReporter } from '#/lib/reporter.ts';

afterEach(async () => {
  await close(100);
  vi.unstubAllGlobals();
});

test('an uncaught error is sent to the configured address, once, with the release and without a token', async () => {
  localStorage.setItem('auth_token', 'secret-token');
  const sent: { url: string; body: string }[] = [];
  vi.stubGlobal('fetch', async (url: string, options: { body: string | Uint8Array }) => {
    const body = typeof options.body === 'string' ? options.body : new TextDecoder().decode(options.body);
    sent.push({ url, body });
    return new Response('{}');
  });
  startReporter({ dsn: 'https://key@errors.example/7', release: 'release-1' });

  // The test runner takes an error that no one listens to for its own.
  window.addEventListener('error', () => {}, { once: true });
  const error = new Error('The chart broke');
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  await flush(2_000);

  const reports = sent.filter(({ body }) => body.includes('The chart broke'));
  expect(reports).toHaveLength(1);
  expect(reports[0]?.url).toContain('https://errors.example/api/7/envelope/');
  expect(reports[0]?.body).toContain('release-1');
  expect(sent.map(({ body }) => body).join()).not.toContain('secret-token');
});
