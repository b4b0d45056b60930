import { expect, test } from 'vitest';
import { readerTagOf } from '#/i18n/locales.ts';

test.each([
  ['en', ['en-US', 'en'], 'en-US'],
  ['en', ['fr-CA', 'en-CA'], 'en-CA'],
  ['fr', ['en-US', 'en'], 'fr'],
  ['en', ['ja'], 'en-GB'],
  ['fr', ['fr-CH'], 'fr-CH'],
])('[C9] weeks of %s begin as in the region of %o', (locale, languages, tag) => {
  expect(readerTagOf(locale, languages)).toBe(tag);
});
