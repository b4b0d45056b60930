import { fixtures } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import { peaksOf } from '#/features/dashboard/listeners/peaks.ts';

const cast = (name: string, peak24h: number | null) => {
  const [any] = fixtures.castOverviews;
  if (!any) throw new Error('the fixtures have casts');
  return { ...any, name, peak24h, now: { ...any.now, username: name, listeners: null } };
};

test('sorts casts by peak, as shares of the highest', () => {
  const peaks = peaksOf([cast('low', 10), cast('high', 40), cast('silent', null)]);
  expect(peaks?.casts.map(({ name, share }) => [name, share])).toEqual([
    ['high', 1],
    ['low', 0.25],
  ]);
  expect(peaks?.highest?.name).toBe('high');
});

test('there is no single highest in a tie', () => {
  expect(peaksOf([cast('one', 40), cast('two', 40)])?.highest).toBeNull();
});

test.each([
  ['one cast', [cast('one', 40)]],
  ['nothing measured', [cast('one', null), cast('two', null)]],
  ['nobody at all', [cast('one', 0), cast('two', 0)]],
])('compares nothing for %s', (_what, casts) => {
  expect(peaksOf(casts)).toBeNull();
});
