import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCatalogueLoader } from '#/i18n/catalogue-loader.ts';
import { createTranslator } from '#/i18n/i18n.ts';
import type { Locale } from '#/i18n/locales.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const addresses = { en: '/en.json', zh: '/zh.json', fr: '/fr.json', ja: '/ja.json' };
const down = async () => new Response('', { status: 503 });

test('[G9] retries a failed catalogue five times with backoff from 350 ms', async () => {
  const fetch = vi.fn(down);
  const load = createCatalogueLoader({ addresses, fetch });
  const failed = vi.fn();
  load('fr').catch(failed);
  for (const [waitMs, tries] of [
    [349, 1],
    [1, 2],
    [699, 2],
    [1, 3],
    [1400, 4],
    [2800, 5],
    [5599, 5],
    [1, 6],
  ] as const) {
    await vi.advanceTimersByTimeAsync(waitMs);
    expect(fetch).toHaveBeenCalledTimes(tries);
  }
  expect(failed).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledTimes(6);
});

test('a successful retry returns the messages', async () => {
  const fetch = vi
    .fn(down)
    .mockImplementationOnce(down)
    .mockResolvedValueOnce(Response.json({ a: ['A'] }));
  const loading = createCatalogueLoader({ addresses, fetch })('fr');
  await vi.advanceTimersByTimeAsync(350);
  await expect(loading).resolves.toEqual({ a: ['A'] });
});

test('loads each language once', async () => {
  const fetch = vi.fn(async () => Response.json({}));
  const load = createCatalogueLoader({ addresses, fetch });
  await Promise.all([load('fr'), load('fr')]);
  await load('fr');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('[G9] loads at most ten catalogues in parallel', async () => {
  const many = Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`l${index}`, `/l${index}.json`]));
  let open = 0;
  let most = 0;
  const fetch = async () => {
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setTimeout(resolve, 10));
    open -= 1;
    return Response.json({});
  };
  const load = createCatalogueLoader({ addresses: many, fetch });
  const all = Promise.all(Object.keys(many).map((name) => load(name as Locale)));
  await vi.advanceTimersByTimeAsync(100);
  await all;
  expect(most).toBe(10);
});

/** A translator with some unavailable catalogues; `recover` makes one available. */
function translator(broken: Locale[], defaultLocale: Locale = 'en') {
  const gone = new Set<string>(broken.map((locale) => addresses[locale]));
  const requests: string[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    const address = String(input);
    requests.push(address);
    return gone.has(address) ? down() : Response.json({ hello: [`hello of ${address}`] });
  };
  const { i18n, activate } = createTranslator({
    load: createCatalogueLoader({ addresses, fetch }),
    defaultLocale,
  });
  return { i18n, activate, requests, recover: (locale: Locale) => gone.delete(addresses[locale]) };
}

test('falls back to the default language while the first catalogue is unavailable', async () => {
  const { i18n, activate, requests } = translator(['ja'], 'fr');
  await activate('ja');
  expect([i18n.locale, i18n._('hello')]).toEqual(['fr', 'hello of /fr.json']);
  expect(requests).toEqual(['/ja.json', '/fr.json']);
});

test('a catalogue loaded by a later retry replaces the fallback', async () => {
  const { i18n, activate, recover } = translator(['ja']);
  await activate('ja');
  recover('ja');
  await vi.advanceTimersByTimeAsync(350);
  expect([i18n.locale, i18n._('hello')]).toEqual(['ja', 'hello of /ja.json']);
});

test('a later switch keeps the current language until loading has failed for good', async () => {
  const { i18n, activate, requests } = translator(['ja']);
  await activate('zh');
  const switching = activate('ja');
  await vi.advanceTimersByTimeAsync(350 * 31 - 1);
  expect(i18n.locale).toBe('zh');
  await vi.advanceTimersByTimeAsync(1);
  await switching;
  expect(i18n.locale).toBe('en');
  expect(requests.filter((address) => address === '/en.json')).toHaveLength(1);
});

test('rejects when no catalogue can be loaded', async () => {
  const { activate } = translator(['ja', 'en']);
  const failed = vi.fn();
  activate('ja').catch(failed);
  await vi.advanceTimersByTimeAsync(2 * 350 * 31);
  expect(failed).toHaveBeenCalledTimes(1);
});

test('the last of two quick switches wins, whatever the response order', async () => {
  const load = async (locale: Locale) => {
    if (locale === 'zh') await new Promise((resolve) => setTimeout(resolve, 100));
    return {};
  };
  const { i18n, activate } = createTranslator({ load, defaultLocale: 'en' });
  const both = Promise.all([activate('zh'), activate('ja')]);
  await vi.advanceTimersByTimeAsync(100);
  await both;
  expect(i18n.locale).toBe('ja');
});
