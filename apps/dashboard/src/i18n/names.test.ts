import { expect, it } from 'vitest';
import { countryName, languageName } from '#/i18n/names.ts';

it('names countries and languages in the current language', () => {
  expect([countryName('en', 'DE'), countryName('ja', 'DE')]).toEqual(['Germany', 'ドイツ']);
  expect([languageName('en', 'de'), languageName('fr', 'de')]).toEqual(['German', 'allemand']);
});

it('returns a code without a name unchanged', () => {
  expect(countryName('en', 'QQ')).toBe('QQ');
  expect(languageName('en', 'qqq')).toBe('qqq');
});
