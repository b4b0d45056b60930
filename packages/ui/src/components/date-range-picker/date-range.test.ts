import { describe, expect, it } from 'vitest';
import { comparedRange, rangeInstants, rangeOfPreset } from './date-range.ts';
import { dayLongText, dayText, parseDay, rangeText } from './date-text.ts';
import { dayAfterKey, monthWeeks } from './month-grid.ts';

const today = '2026-09-14';

it.each([
  ['24h', '2026-09-13', '2026-09-14'],
  ['7d', '2026-09-08', '2026-09-14'],
  ['14d', '2026-09-01', '2026-09-14'],
  ['30d', '2026-08-16', '2026-09-14'],
  ['90d', '2026-06-17', '2026-09-14'],
  ['1y', '2025-09-15', '2026-09-14'],
  ['this-month', '2026-09-01', '2026-09-14'],
  ['last-month', '2026-08-01', '2026-08-31'],
] as const)('%s is %s to %s', (preset, from, to) =>
  expect(rangeOfPreset(preset, today)).toEqual({ from, to, preset }),
);

describe('comparedRange', () => {
  it.each([
    ['2026-09-01', '2026-09-14', 'period-before', '2026-08-18', '2026-08-31'],
    ['2026-09-14', '2026-09-14', 'period-before', '2026-09-13', '2026-09-13'],
    ['2026-09-01', '2026-09-14', 'year-before', '2025-09-01', '2025-09-14'],
    ['2028-02-29', '2028-02-29', 'year-before', '2027-02-28', '2027-02-28'],
  ] as const)('%s to %s, %s, is %s to %s', (from, to, comparison, otherFrom, otherTo) =>
    expect(comparedRange({ from, to }, comparison)).toEqual({ from: otherFrom, to: otherTo }),
  );

  it('is undefined for `none`', () =>
    expect(comparedRange({ from: today, to: today }, 'none')).toBeUndefined());
});

describe('rangeInstants', () => {
  const now = new Date('2026-09-14T17:44:00Z');

  it('covers whole days of the time zone', () => {
    expect(rangeInstants({ from: '2026-09-01', to: '2026-09-14' }, now, 'Europe/Dublin')).toEqual({
      start: new Date('2026-08-31T23:00:00Z'),
      end: new Date('2026-09-14T23:00:00Z'),
    });
  });

  it('covers exactly 24 hours up to now, across a time change too', () => {
    const night = new Date('2026-10-25T12:00:00Z');
    expect(rangeInstants(rangeOfPreset('24h', '2026-10-25'), night, 'Europe/Dublin')).toEqual({
      start: new Date('2026-10-24T12:00:00Z'),
      end: night,
    });
  });
});

describe('texts', () => {
  it.each([
    ['en-GB', '14/09/2026'],
    ['en-US', '09/14/2026'],
    ['fr', '14/09/2026'],
    ['ja', '2026年9月14日'],
    ['zh', '2026/09/14'],
    ['ar', '14/09/2026'],
  ])('of a day in %s', (locale, text) => expect(parseDay(locale, text)).toBe(today));

  it.each([
    ['fr', '14/09/2026'],
    ['ja', '2026年9月14日'],
    ['en-GB', '14/09/2026'],
  ])('in %s is written as %s', (locale, text) => expect(dayText(locale, today)).toBe(text));

  it('parses its own output in every locale', () => {
    for (const locale of ['en-GB', 'en-US', 'fr', 'ja', 'zh', 'de', 'sv', 'ko']) {
      expect(parseDay(locale, dayText(locale, today))).toBe(today);
    }
  });

  it.each([
    ['en-GB', '2026-9-14', today],
    ['en-GB', '14.9.26', today],
    ['ja', '２０２６／９／１４', today],
    ['en-GB', '31/02/2026', undefined],
    ['en-US', '14/09/2026', undefined],
    ['en-GB', 'yesterday', undefined],
    ['en-GB', '14/09', undefined],
  ])('in %s “%s” is %s', (locale, text, day) => expect(parseDay(locale, text)).toBe(day));

  it.each([
    ['en-GB', 'to', '1 to 14 Sept 2026'],
    ['en-US', 'to', 'Sep 1 to 14, 2026'],
    ['fr', 'au', '01/09/2026 au 14/09/2026'],
    ['ja', '～', '2026年9月1日～14日'],
    ['zh', '至', '2026年9月1日至14日'],
  ])('of a range in %s', (locale, word, text) =>
    expect(rangeText(locale, { from: '2026-09-01', to: today }, word).replaceAll('\u2009', ' ')).toBe(text),
  );

  it('writes a single day once, and the year twice when it differs', () => {
    expect(rangeText('en-GB', { from: today, to: today }, 'to')).toBe('14 Sept 2026');
    expect(rangeText('en-GB', { from: '2025-12-31', to: '2026-01-01' }, 'to')).toBe(
      '31 Dec 2025 to 1 Jan 2026',
    );
  });

  it('writes ranges in Chinese and Japanese without repeating common parts', () => {
    expect(rangeText('ja', { from: '2026-09-01', to: '2026-10-02' }, '～')).toBe('2026年9月1日～10月2日');
    expect(rangeText('zh', { from: '2026-12-31', to: '2027-01-02' }, '至')).toBe(
      '2026年12月31日至2027年1月2日',
    );
    expect(rangeText('ja', { from: today, to: today }, '～')).toBe('2026年9月14日');
  });

  it('formats a full date', () =>
    expect(dayLongText('en-GB', today)).toMatch(/^Monday,? 14 September 2026$/));
});

describe('monthWeeks', () => {
  it('starts with the first weekday and leaves out neighbouring months', () => {
    const weeks = monthWeeks('2026-09-14', 1);
    expect(weeks).toHaveLength(5);
    expect(weeks[0]).toEqual([
      null,
      '2026-09-01',
      '2026-09-02',
      '2026-09-03',
      '2026-09-04',
      '2026-09-05',
      '2026-09-06',
    ]);
    expect(weeks[4]?.slice(2)).toEqual(['2026-09-30', null, null, null, null]);
    expect(monthWeeks('2026-09-14', 7)[0]?.slice(0, 3)).toEqual([null, null, '2026-09-01']);
  });

  it('has four to six weeks', () => {
    expect(monthWeeks('2027-02-10', 1)).toHaveLength(4);
    expect(monthWeeks('2026-08-10', 1)).toHaveLength(6);
  });
});

describe('dayAfterKey', () => {
  const context = { shiftKey: false, dir: 'ltr', firstWeekday: 1 } as const;

  it.each([
    ['ArrowRight', '2026-09-15'],
    ['ArrowLeft', '2026-09-13'],
    ['ArrowDown', '2026-09-21'],
    ['ArrowUp', '2026-09-07'],
    ['Home', '2026-09-14'],
    ['End', '2026-09-20'],
    ['PageDown', '2026-10-14'],
    ['PageUp', '2026-08-14'],
    ['a', undefined],
  ])('%s leads to %s', (key, day) => expect(dayAfterKey(key, today, context)).toBe(day));

  it('moves by years with Shift', () => {
    expect(dayAfterKey('PageUp', today, { ...context, shiftKey: true })).toBe('2025-09-14');
    expect(dayAfterKey('PageDown', today, { ...context, shiftKey: true })).toBe('2027-09-14');
  });

  it('follows the text direction', () => {
    expect(dayAfterKey('ArrowLeft', today, { ...context, dir: 'rtl' })).toBe('2026-09-15');
    expect(dayAfterKey('Home', today, { ...context, firstWeekday: 7 })).toBe('2026-09-13');
  });
});
