import { errorCodes, locales } from '@unmuted/api/contract';
import { describe, expect, it } from 'vitest';
import { messageOf } from '#/platform/http/messages.ts';
import { pickLocale } from '#/platform/http/pick-locale.ts';

describe('the language of a response', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['de', 'en'],
    ['fr', 'fr'],
    ['FR-ca', 'fr'],
    ['de, ja;q=0.5, zh;q=0.8', 'zh'],
    ['fr;q=0, ja;q=0.1', 'ja'],
    ['fr;q=9, ja;q=0.5', 'ja'],
    ['french', 'en'],
    ['en;q=0.2, zh-Hant', 'zh'],
  ])('for Accept-Language "%s" is %s', (header, locale) => {
    expect(pickLocale(header, 'en')).toBe(locale);
  });

  it('is the default when none matches', () => expect(pickLocale('de', 'ja')).toBe('ja'));
});

describe.each(locales)('messages in %s', (locale) => {
  it.each(Object.keys(errorCodes) as (keyof typeof errorCodes)[])('include %s', (code) => {
    const message = messageOf(code, locale);
    expect(message).toMatch(/[.。]$/);
    if (locale !== 'en') expect(message).not.toBe(messageOf(code, 'en'));
  });
});
