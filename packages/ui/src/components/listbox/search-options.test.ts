import { expect, it } from 'vitest';
import { findTyped, foldLabel, searchItems } from './search-options.ts';

const countries = [
  { value: 'AE', label: 'United Arab Emirates', keywords: ['AE'] },
  { value: 'CI', label: 'Côte d’Ivoire', keywords: ['CI', 'Ivory Coast'] },
  { value: 'IE', label: 'Irlande', keywords: ['IE', 'Ireland'] },
  { value: 'SL', label: 'Sierra Leone', keywords: ['SL'] },
];
const found = (query: string) => searchItems(countries, query).map((item) => 'value' in item && item.value);

it.each([
  ['Málaga', 'malaga'],
  ['Łódź', 'lodz'],
  ['Straße', 'strasse'],
  ['ＦＭ', 'fm'],
  ['フランス', 'ふらんす'],
  ['İstanbul', 'istanbul'],
])('folds %j to %j', (text, folded) => {
  expect(foldLabel(text)).toBe(foldLabel(folded));
});

it('ignores accents and matches anywhere in the label', () => {
  expect(found('cote')).toEqual(['CI']);
  expect(found('mirat')).toEqual(['AE']);
});

it('matches keywords by word prefix only', () => {
  expect(found('ireland')).toEqual(['IE']);
  expect(found('coast')).toEqual(['CI']);
  expect(found('oast')).toEqual([]);
});

it('sorts exact matches first, then prefix matches', () => {
  expect(found('ie')[0]).toBe('IE');
  expect(found('i')[0]).toBe('IE');
});

it('requires every word, in any order', () => {
  expect(found('emirates united')).toEqual(['AE']);
  expect(found('united leone')).toEqual([]);
});

it('returns everything for an empty query', () => {
  expect(found('  ')).toHaveLength(4);
});

it('drops groups without matches', () => {
  const grouped = [
    { label: 'Europe', options: [{ value: 'IE', label: 'Ireland' }] },
    { label: 'Asia', options: [{ value: 'JP', label: 'Japan' }] },
  ];
  expect(searchItems(grouped, 'jap')).toEqual([grouped[1]]);
});

it('supports a custom filter', () => {
  const ends = searchItems(countries, 'es', (option, query) => option.label.endsWith(query));
  expect(ends).toEqual([countries[0]]);
});

const rates = ['96 kbps', '128 kbps', '160 kbps', '192 kbps'].map((label) => ({ value: label, label }));

it('cycles through options with the same letter', () => {
  expect(findTyped(rates, '1', -1)).toBe(1);
  expect(findTyped(rates, '1', 1)).toBe(2);
  expect(findTyped(rates, '11', 3)).toBe(1);
});

it('stays on an option that matches more letters', () => {
  expect(findTyped(rates, '16', 2)).toBe(2);
  expect(findTyped(rates, '19', 1)).toBe(3);
  expect(findTyped(rates, 'x', 1)).toBe(-1);
});
