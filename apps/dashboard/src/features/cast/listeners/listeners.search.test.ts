import { expect, test } from 'vitest';
import { filtersOf, filterTexts } from '#/features/cast/listeners/listener-filters.ts';
import { listenersSearch } from '#/features/cast/listeners/listeners.search.ts';
import { dropEmpty } from '#/lib/search-values.ts';
import { sortOf, sortText } from '#/lib/table-sort.ts';

test('ignores invalid search parameters', () => {
  expect(listenersSearch({ view: 'moon', q: 7, min: -1, max: 'x', sort: '', country: 'IE,-' })).toEqual({
    country: 'IE,-',
  });
});

test('preserves the sort order', () => {
  for (const text of ['country', '-listening']) expect(sortText(sortOf(text))).toBe(text);
  expect(sortOf(undefined)).toBeNull();
});

test('round-trips filters, including unknown locations', () => {
  const filters = filtersOf({ country: 'IE,-', class: undefined });
  expect(filters).toEqual({ country: { values: ['IE', ''] } });
  expect(filterTexts(filters)).toEqual({ country: 'IE,-', class: undefined });
});

test('omits default values from the URL', () => {
  expect(dropEmpty({ q: '', hide: undefined, min: 0 })).toEqual({ min: 0 });
});
