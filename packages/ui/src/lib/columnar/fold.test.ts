import { expect, it } from 'vitest';
import { fold, searchTerms } from './fold.ts';

it.each([
  ['MÁLAGA', 'malaga'],
  ['São Paulo', 'sao paulo'],
  ['Ｇａｌｗａｙ', 'galway'],
  ['ガルウェイ', 'カルウェイ'],
  ['서울', '서울'],
  ['東京', '東京'],
])('finds %s by %s', (text, query) => {
  expect(fold(text)).toContain(fold(query));
});

it('takes a query apart into words', () => {
  expect(searchTerms('  Galway  SONOS ')).toEqual(['galway', 'sonos']);
  expect(searchTerms(' ')).toEqual([]);
});
