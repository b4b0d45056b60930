import { expect, test } from 'vitest';
import { loadConfig, parseConfig } from '#/config.ts';

const addresses = { apiUrl: '/api', castApiUrl: '/cast-api' };

test('applies defaults and disables reporting', () => {
  expect(parseConfig(addresses)).toEqual({
    ...addresses,
    brand: 'Studio',
    company: 'Unmuted Ltd',
    defaultLocale: 'en',
    sentryDsn: null,
    releaseId: '',
    supportUrl: null,
    termsUrl: null,
  });
});

test('an unknown language falls back to English', () => {
  expect(parseConfig({ ...addresses, defaultLocale: 'xx' }).defaultLocale).toBe('en');
  expect(parseConfig({ ...addresses, defaultLocale: 'fr' }).defaultLocale).toBe('fr');
});

test.each([null, 'text', {}, { apiUrl: '/api' }, { apiUrl: 1, castApiUrl: 2 }])('%j is refused', (value) => {
  expect(() => parseConfig(value)).toThrow('apiUrl');
});

test('a failed response is reported with its status', async () => {
  await expect(loadConfig(async () => new Response('', { status: 503 }))).rejects.toThrow('503');
});
