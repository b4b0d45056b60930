import { expect, it } from 'vitest';
import { normalizeText, searchTerms } from './normalize-text.ts';

it.each([
  ['MÁLAGA', 'malaga'],
  ['São Paulo', 'sao paulo'],
  ['Ｇａｌｗａｙ', 'galway'],
  ['ガルウェイ', 'カルウェイ'],
  ['서울', '서울'],
  ['東京', '東京'],
])('finds %s by %s', (text, query) => {
  expect(normalizeText(text)).toContain(normalizeText(query));
});

it('splits a query into terms', () => {
  expect(searchTerms('  Galway  SONOS ')).toEqual(['galway', 'sonos']);
  expect(searchTerms(' ')).toEqual([]);
});
