import { describe, expect, test } from 'vitest';
import { createFormats } from '#/i18n/format.ts';
import { locales } from '#/i18n/locales.ts';

const moment = new Date('2026-03-07T18:04:05Z');

describe('dates of the specification', () => {
  test('French', () => {
    const formats = createFormats('fr');
    expect(formats.date(moment, 'UTC')).toBe('07/03/2026');
    expect(formats.dateTime(moment, 'UTC')).toBe('07/03/2026 18:04:05');
  });

  test('Japanese, without leading zeros', () => {
    expect(createFormats('ja').date(moment, 'UTC')).toBe('2026年3月7日');
    expect(createFormats('ja').dateTime(moment, 'UTC')).toBe('2026年3月7日 18:04:05');
  });

  test.each([
    ['en', '7 Mar 2026', '7 Mar 2026, 18:04:05'],
    ['zh', '2026年3月7日', '2026年3月7日 18:04:05'],
  ] as const)('%s in the format of Intl, 24-hour clock', (locale, date, dateTime) => {
    expect(createFormats(locale).date(moment, 'UTC')).toBe(date);
    expect(createFormats(locale).dateTime(moment, 'UTC')).toBe(dateTime);
  });

  test.each(locales)('%s writes every time of day with the same number of digits', (locale) => {
    const early = new Date('2026-03-07T06:04:05Z');
    expect(createFormats(locale).time(early, 'UTC')).toBe('06:04');
    expect(createFormats(locale).clock(early, 'UTC')).toBe('06:04:05');
  });

  test('uses the given time zone', () => {
    const late = new Date('2026-12-31T23:30:00Z');
    expect(createFormats('fr').date(late, 'Asia/Tokyo')).toBe('01/01/2027');
    expect(createFormats('fr').dateTime(late, 'Asia/Tokyo')).toBe('01/01/2027 08:30:00');
    expect(createFormats('ja').date(late, 'America/New_York')).toBe('2026年12月31日');
  });
});

describe('user preferences', () => {
  test.each(locales)('the ISO date preference overrides the format of %s', (locale) => {
    const formats = createFormats(locale, { dateFormat: 'iso' });
    expect(formats.date(moment, 'UTC')).toBe('2026-03-07');
    expect(formats.dateTime(moment, 'UTC')).toBe('2026-03-07 18:04:05');
  });

  test('the default is the language’s format', () => {
    expect(createFormats('fr', { dateFormat: 'locale' }).date(moment, 'UTC')).toBe('07/03/2026');
  });

  test('the user’s time zone applies unless another one is given', () => {
    const formats = createFormats('ja', { timeZone: 'Asia/Tokyo', dateFormat: 'iso' });
    expect(formats.dateTime(moment)).toBe('2026-03-08 03:04:05');
    expect(formats.time(moment)).toBe('03:04');
    expect(formats.clock(moment, 'UTC')).toBe('18:04:05');
    expect(createFormats('fr', { timeZone: 'Asia/Tokyo' }).date(moment)).toBe('08/03/2026');
  });
});

describe('durations', () => {
  test.each([
    [0, '0 s'],
    [59, '59 s'],
    [3600, '1 h'],
    [4980, '1 h 23 min'],
    [4999, '1 h 23 min'],
    [90_061, '1 d 1 h'],
    [-5, '0 s'],
  ])('[faults D13] %d s is %s, with spaces that do not break inside a unit', (seconds, text) => {
    const spaced = text.replace(/(\d) /g, '$1\u00a0');
    expect(createFormats('en').duration(seconds)).toBe(spaced);
  });
});

describe('relative time', () => {
  test.each([
    [0, 'now'],
    [-40, '40 seconds ago'],
    [-90, '1 minute ago'],
    [-7200, '2 hours ago'],
    [-86_400, 'yesterday'],
    [3 * 86_400, 'in 3 days'],
  ])('%d s from now is %s', (seconds, text) => {
    const now = new Date('2026-03-07T18:00:00Z');
    expect(createFormats('en').relative(new Date(now.getTime() + seconds * 1000), now)).toBe(text);
  });
});

test.each(locales)('%s formats numbers and shares as Intl does', (locale) => {
  const formats = createFormats(locale);
  expect(formats.number(1234567.5)).toBe(new Intl.NumberFormat(locale).format(1234567.5));
  expect(formats.percent(0.256)).toBe(
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(0.256),
  );
  // One decimal, as in charts.
  expect(formats.percent(0.74)).toBe(
    new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1 }).format(0.74),
  );
});
