import { describe, expect, it } from 'vitest';
import type { AppListing } from '#/contract/apps/app-document.schemas.ts';
import { newAppListing } from '#/contract/apps/app-template.ts';
import type { AppPlatform } from '#/contract/apps/apps.schemas.ts';
import { checkListing, type ListingStore, measureListing } from '#/contract/apps/check-listing.ts';
import { storeLimits } from '#/contract/shared/store-limits.ts';

const { google, apple, alexa, site } = storeLimits;
const picture = (count: number) =>
  Array.from({ length: count }, (_, index) => `${String(index).padStart(64, '0')}.png`);
const complete: AppListing = {
  ...newAppListing('en-GB', 'Radio Aurora'),
  featureGraphic: `${'f'.repeat(64)}.png`,
  phone: picture(2),
};
const codesOf = (change: Partial<AppListing>, platform: AppPlatform = 'android') =>
  checkListing({ ...complete, ...change }, platform).map(
    ({ store, field, code, level }) => `${store} ${field} ${code} ${level}`,
  );
const letters = (count: number) => 'a'.repeat(count);

it('finds nothing in a listing that is filled from a station, once it has pictures', () => {
  for (const platform of ['android', 'ios'] as const) expect(codesOf({}, platform)).toEqual([]);
});

describe('a text at its limit passes, one above it fails in that store alone', () => {
  const rows: readonly (readonly [keyof AppListing, ListingStore, number])[] = [
    ['short', 'google', google.short.max],
    ['full', 'google', google.full.max],
    ['whatsNew', 'google', google.whatsNew.max],
    ['subtitle', 'apple', apple.subtitle.max],
    ['promo', 'apple', apple.promo.max],
  ];
  it.each(rows)('%s in %s: %i', (field, store, max) => {
    const over = (count: number) =>
      checkListing({ ...complete, [field]: letters(count) }, 'android').filter(
        (issue) => issue.store === store && issue.field === field && issue.code === 'long',
      );
    expect(over(max - 1)).toEqual([]);
    expect(over(max)).toEqual([]);
    expect(over(max + 1)).toMatchObject([{ found: max + 1, limit: max, level: 'error' }]);
  });

  it('title: both stores, each by its own limit', () => {
    expect(codesOf({ title: letters(google.title.max) })).toEqual([]);
    expect(codesOf({ title: letters(google.title.max + 1) })).toEqual([
      'google title long error',
      'apple title long error',
    ]);
  });

  it('texts between the limits of two stores fail in one', () => {
    expect(codesOf({ short: letters(google.short.max + 1) })).toEqual(['google short long error']);
    expect(codesOf({ short: letters(alexa.summary.max + 1) })).toEqual([
      'google short long error',
      'alexa short long error',
      'site short long hint',
    ]);
    expect(site.short.advised).toBe(alexa.summary.max);
  });
});

it('34 kanji are 102 bytes: an error of Apple alone', () => {
  const issues = checkListing({ ...complete, keywords: '局'.repeat(34) }, 'ios');
  expect(issues).toMatchObject([{ store: 'apple', code: 'bytes', found: 102, limit: 100 }]);
  expect(codesOf({ keywords: '局'.repeat(33) }, 'ios')).toEqual([]);
  expect(codesOf({ keywords: letters(100) }, 'ios')).toEqual([]);
  expect(codesOf({ keywords: letters(101) }, 'ios')).toEqual(['apple keywords bytes error']);
  expect(measureListing({ ...complete, keywords: '局'.repeat(34) })).toContainEqual({
    store: 'apple',
    field: 'keywords',
    used: 102,
    max: 100,
    unit: 'bytes',
  });
});

it.each([
  [{ title: 'RADIO AURORA' }, 'google title capitals error'],
  [{ title: 'Radio Aurora 🎧' }, 'google title emoji error'],
  [{ title: 'The best radio' }, 'google title claim error'],
  [{ title: 'Radio #1' }, 'google title claim error'],
  [{ short: 'Music with no ads.' }, 'google short claim error'],
  [{ short: 'La meilleure radio du port.' }, 'google short claim error'],
  [{ short: '最高の音楽を。' }, 'google short claim error'],
  [{ short: '免费收听电台。' }, 'google short claim error'],
  [{ short: 'Download now and listen.' }, 'google short call_to_action error'],
  [{ short: 'Téléchargez l’application.' }, 'google short call_to_action error'],
  [{ full: 'Also for Android phones.' }, 'apple full platform_named error'],
  [{ keywords: 'radio,radio' }, 'apple keywords duplicate warning'],
  [{ keywords: 'radio, music' }, 'apple keywords spaces warning'],
  [{ title: '' }, 'google title required error'],
  [{ phone: picture(1) }, 'google phone few error'],
  [{ phone: picture(9) }, 'google phone many error'],
  [{ tablet: picture(3) }, 'google tablet few error'],
  [{ tablet: picture(9) }, 'google tablet many error'],
  [{ featureGraphic: null }, 'google featureGraphic required error'],
])('%j: %s', (change, expected) => {
  expect(codesOf(change)).toEqual([expected]);
});

it.each([
  { title: 'BBC 6' },
  { title: 'Radio Bestwick' },
  { title: 'Topaz FM' },
  { short: 'Freedom of the waves, live.' },
  { short: 'News, weather and music™.' },
  { phone: picture(8) },
  { tablet: picture(4) },
  { tablet: picture(8) },
])('%j passes', (change) => {
  expect(codesOf(change)).toEqual([]);
});

it('the App Store asks for a picture, keywords and a name of two characters', () => {
  expect(codesOf({ phone: [] }, 'ios')).toEqual(['apple phone few error']);
  expect(codesOf({ keywords: '' }, 'ios')).toEqual(['apple keywords required error']);
  expect(codesOf({ title: 'A' }, 'ios')).toEqual(['apple title short error']);
  expect(codesOf({ featureGraphic: null, short: '' }, 'ios')).toEqual([]);
});
