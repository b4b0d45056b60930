import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatBytes } from './format-bytes.ts';
import { clockText, durationLongText, durationParts, isoDuration } from './format-duration.ts';
import { formatNumber } from './format-number.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

describe('formatNumber', () => {
  it.each([
    ['en', 9841.6, {}, '9,841.6'],
    ['fr', 9841.6, {}, '9 841,6'],
    ['en', -14.2, { unit: 'LUFS' }, '−14.2 LUFS'],
    ['en', 128, { unit: 'kilobit-per-second' }, '128 kb/s'],
    ['en', 41.5, { unit: 'percent' }, '41.5%'],
    ['fr', 41.5, { unit: 'percent' }, '41,5 %'],
    ['en', 8.25, { sign: true, digits: 1 }, '+8.3'],
    ['en', 0, { sign: true }, '0'],
    ['en', 12, { digits: 1 }, '12.0'],
    ['en', 18_230, { compact: true }, '18.2K'],
    ['ja', 18_230, { compact: true }, '1.8万'],
  ])('formats in %s %s with %o as %s', (locale, value, style, text) => {
    expect(plain(formatNumber(locale, value, style))).toBe(text);
  });

  it('never breaks between number and unit', () => {
    expect(formatNumber('en', 1, { unit: 'dBFS' })).toBe('1\u00a0dBFS');
    expect(formatNumber('en', 1, { unit: 'gigabyte' })).not.toContain(' ');
  });
});

describe('formatBytes', () => {
  it.each([
    [0, '0 byte'],
    [999, '999 byte'],
    [211_700, '212 kB'],
    [5_000_000, '5.0 MB'],
    [566_100_000_000, '566.1 GB'],
    [1_000_000_000_000, '1.0 TB'],
    // 1000 of a unit after rounding is 1 of the next.
    [999_600, '1.0 MB'],
    [999_960_000, '1.0 GB'],
  ])('formats %s bytes as %s', (bytes, text) => {
    expect(plain(formatBytes('en', bytes))).toBe(text);
  });

  it('uses the given unit', () => {
    expect(plain(formatBytes('en', 1_000_000_000_000, 'gigabyte'))).toBe('1,000.0 GB');
    expect(plain(formatBytes('fr', 566_100_000_000, 'gigabyte'))).toBe('566,1 Go');
  });
});

describe('durationParts', () => {
  const text = (seconds: number) =>
    durationParts(seconds)
      .map(({ amount, unit }) => amount + unit)
      .join(' ');

  it.each([
    [0, '0second'],
    [-3, '0second'],
    [42.9, '42second'],
    [60, '1minute'],
    [192, '3minute 12second'],
    [4999, '1hour 23minute'],
    [7205, '2hour'],
    [86_400 * 12 + 4 * 3600 + 59, '12day 4hour'],
    [86_400 + 720, '1day'],
  ])('truncates %s seconds to %s', (seconds, parts) => expect(text(seconds)).toBe(parts));
});

describe('clockText', () => {
  it.each([
    [0, '0:00'],
    [192, '3:12'],
    [3723, '1:02:03'],
    [90_000, '25:00:00'],
  ])('formats %s seconds as %s', (seconds, text) => expect(clockText(seconds)).toBe(text));
});

it('formats an ISO 8601 duration', () => expect(isoDuration(4980.4)).toBe('PT4980S'));

describe('durationLongText', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    [4980, '1 hour, 23 minutes'],
    [1, '1 second'],
    [0, '0 seconds'],
  ])('formats %s seconds in long form', (seconds, words) =>
    expect(durationLongText('en', seconds)).toBe(words),
  );

  it('has a fallback without Intl.DurationFormat', () => {
    const { NumberFormat, ListFormat } = Intl;
    vi.stubGlobal('Intl', { NumberFormat, ListFormat });
    expect(durationLongText('en', 4980)).toBe('1 hour, 23 minutes');
  });
});
