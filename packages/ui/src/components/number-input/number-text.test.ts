import { expect, it } from 'vitest';
import { formatNumberText, parseNumberText } from './number-text.ts';

it.each([
  ['en', '-50', -50],
  ['en', '−50.5', -50.5],
  ['en', ' 1,234.5 ', 1234.5],
  ['en', '1,5', 1.5],
  ['en', '1,500', 1500],
  ['fr', '1,5', 1.5],
  ['fr', '1.5', 1.5],
  ['fr', '1 234,5', 1234.5],
  ['de', '1.234', 1234],
  ['de', '1.234,5', 1234.5],
  ['de', '1.5', 1.5],
  ['ja', '－５０．５', -50.5],
  ['ar-EG', '١٢٫٥', 12.5],
  ['en', '.5', 0.5],
  ['en', '5.', 5],
])('parses in %s %j as %j', (locale, text, value) => {
  expect(parseNumberText(text, locale)).toBe(value);
});

it.each(['12 dB', '-', '1.2.3', '5-3', 'e5', 'Infinity'])('rejects %j', (text) => {
  expect(parseNumberText(text, 'en')).toBeUndefined();
});

it('parses an empty text as null', () => {
  expect(parseNumberText('  ', 'en')).toBeNull();
});

it.each([
  ['en', -50, 0, '−50'],
  ['fr', 1.5, 1, '1,5'],
  ['en', 8000, 0, '8000'],
  ['en', 1.5, 2, '1.5'],
])('formats in %s %j with up to %j decimals as %j', (locale, value, decimals, text) => {
  expect(formatNumberText(value, locale, decimals)).toBe(text);
});

it('formats null as an empty text', () => {
  expect(formatNumberText(null, 'en', 2)).toBe('');
});

it('parses its own output in every locale', () => {
  for (const locale of ['en', 'fr', 'ja', 'zh', 'de', 'sv', 'ar-EG', 'he', 'fa', 'hi'])
    expect(parseNumberText(formatNumberText(-1234.5, locale, 1), locale)).toBe(-1234.5);
});
