import { expect, test } from 'vitest';
import {
  bodyOf,
  duplicateNames,
  strongestPart,
  withNewPart,
} from '#/features/cast/statistics/daypart-drafts.ts';

const draft = { key: 1, name: 'Breakfast', weekdays: [1], from: 6, to: 10 };

test('marks the second use of a name', () => {
  const parts = [draft, { ...draft, key: 2, name: 'Breakfast ' }, { ...draft, key: 3, name: ' ' }];
  expect(duplicateNames({ parts })).toEqual({ 'parts.1.name': { code: 'duplicate' } });
});

test('sends days in order and trims the name', () => {
  const parts = [{ ...draft, name: ' Late ', weekdays: [7, 1] }];
  expect(bodyOf({ parts })).toEqual({ parts: [{ name: 'Late', weekdays: [1, 7], from: 6, to: 10 }] });
});

test('a new daypart has its own key', () => {
  expect(withNewPart({ parts: [draft] })).toMatchObject({ key: 2, parts: [draft, { key: 2, name: '' }] });
  expect(withNewPart({ parts: [] }).key).toBe(0);
});

test('the strongest daypart has the most listeners', () => {
  const [quiet, loud, unknown] = [{ aqh: 3 }, { aqh: 9 }, { aqh: null }];
  expect(strongestPart([quiet, unknown, loud])).toBe(loud);
  expect(strongestPart([loud, unknown])).toBeNull();
});
