import { expect, it } from 'vitest';
import { groupByDay } from './group-by-day.ts';

const item = (id: string, at: string) => ({ id, title: id, read: true, at: new Date(at) });

it('groups by the day in the time zone, with names for today and yesterday', () => {
  const items = [
    item('a', '2026-09-14T17:00:00Z'),
    item('b', '2026-09-13T23:30:00Z'),
    item('c', '2026-09-13T22:30:00Z'),
    item('d', '2026-09-09T10:00:00Z'),
  ];
  const groups = groupByDay(items, new Date('2026-09-14T17:41:00Z'), 'Europe/Dublin');
  expect(groups.map(({ day, name, items: of }) => [day, name, of.map(({ id }) => id).join('')])).toEqual([
    ['2026-09-14', 'today', 'ab'],
    ['2026-09-13', 'yesterday', 'c'],
    ['2026-09-09', undefined, 'd'],
  ]);
});

it('has no groups without notifications', () => {
  expect(groupByDay([], new Date(), undefined)).toEqual([]);
});
