import { expect, test } from 'vitest';
import {
  type DaypartDraft,
  type DaypartFault,
  faultsOf,
  newDraft,
  partOf,
  strongestPart,
} from '#/features/cast/statistics/daypart-drafts.ts';

const draft = { ...newDraft(1), name: 'Breakfast' };

test.each([
  ['nothing', draft, null],
  ['an empty name', { ...draft, name: '  ' }, 'name'],
  ['a long name', { ...draft, name: 'x'.repeat(61) }, 'name'],
  ['no day', { ...draft, weekdays: [] }, 'days'],
  ['no length', { ...draft, from: 10 }, 'hours'],
  ['a night', { ...draft, from: 22, to: 3 }, null],
] satisfies [string, DaypartDraft, DaypartFault | null][])('rejects an invalid %s', (_what, one, fault) =>
  expect(faultsOf([{ ...one }])).toEqual([fault]),
);

test('rejects the second use of a name', () =>
  expect(faultsOf([draft, { ...draft, key: 2, name: 'Breakfast ' }])).toEqual([null, 'twice']));

test('sends days in order and trims the name', () =>
  expect(partOf({ ...draft, name: ' Late ', weekdays: [7, 1] })).toMatchObject({
    name: 'Late',
    weekdays: [1, 7],
  }));

test('the strongest daypart has the most listeners', () => {
  const [quiet, loud, unknown] = [{ aqh: 3 }, { aqh: 9 }, { aqh: null }];
  expect(strongestPart([quiet, unknown, loud])).toBe(loud);
  expect(strongestPart([loud, unknown])).toBeNull();
});
