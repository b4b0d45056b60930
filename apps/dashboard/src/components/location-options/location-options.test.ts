import { expect, test } from 'vitest';
import { timeZoneGroups } from '#/components/location-options/time-zones.ts';
import { guessCountry } from '#/components/location-options/use-countries.ts';

test.each([
  [['en-IE', 'fr-FR'], 'IE'],
  [['en', 'fr-CA'], 'CA'],
  [['en-001', 'de-AT'], 'AT'],
  [['zh-Hant-TW'], 'TW'],
  [['not a tag', 'ja-JP'], 'JP'],
  [['en'], undefined],
  [[], undefined],
])('languages %j suggest %s', (languages, country) => {
  expect(guessCountry(languages)).toBe(country);
});

test('time zones are grouped by area and written without underscores', () => {
  const europe = timeZoneGroups('UTC').find(({ area }) => area === 'Europe');
  expect(europe?.zones).toContainEqual({ id: 'Europe/Dublin', place: 'Dublin' });
  const america = timeZoneGroups('UTC').find(({ area }) => area === 'America');
  expect(america?.zones).toContainEqual({ id: 'America/New_York', place: 'New York' });
});

test('offers the current time zone even when the browser does not list it', () => {
  const ids = timeZoneGroups('Etc/GMT+7').flatMap(({ zones }) => zones.map(({ id }) => id));
  expect(ids).toContain('Etc/GMT+7');
  expect(new Set(ids).size).toBe(ids.length);
});

test('[faults C9] time zones have their current names', () => {
  const ids = timeZoneGroups('Asia/Calcutta').flatMap(({ zones }) => zones.map(({ id }) => id));
  expect(ids).toEqual(expect.arrayContaining(['Europe/Kyiv', 'Asia/Kolkata', 'Asia/Ho_Chi_Minh']));
  expect(ids).not.toContain('Europe/Kiev');
  expect(ids).not.toContain('Asia/Calcutta');
});

test('[faults C9] Kosovo is a country', () => {
  expect(guessCountry(['sq-XK'])).toBe('XK');
});
