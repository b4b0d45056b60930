import type { ListenerChange, ListenerList } from '@unmuted/api';
import { fixtures } from '@unmuted/api/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keepListeners, mergeListeners, withoutListener } from '#/data/listeners/merge-listeners.ts';

const at = (index: number) => fixtures.listenerAt(index);
const listOf = (cursor: number, ...indexes: number[]): ListenerList => ({
  ...fixtures.listenersOf(0),
  items: indexes.map(at),
  total: indexes.length,
  unique: indexes.length,
  cursor,
});
const change = (after: number, cursor: number, joined: number[], left: number[] = []): ListenerChange => ({
  username: 'aurora' as ListenerChange['username'],
  after,
  cursor,
  joined: joined.map(at),
  left: left.map((index) => at(index).id),
});
const ids = (list: ListenerList) => new Set(list.items.map(({ id }) => id));
const idsOf = (...indexes: number[]) => new Set(indexes.map((index) => at(index).id));

describe('listener change', () => {
  test.each([
    ['that is old is passed over', change(3, 5, [9], [1]), idsOf(1, 2), 5],
    ['that follows is put in', change(5, 6, [3], [1]), idsOf(2, 3), 6],
    ['that overlaps is put in once', change(3, 7, [2, 3]), idsOf(1, 2, 3), 7],
    ['that names both ends of a connection leaves nobody', change(5, 7, [4], [4]), idsOf(1, 2), 7],
  ])('%s', (_what, event, expected, cursor) => {
    const { list: merged, missed } = mergeListeners(listOf(5, 1, 2), [event]);
    expect(ids(merged)).toEqual(expected);
    expect(merged.cursor).toBe(cursor);
    expect(merged.total).toBe(expected.size);
    expect(missed).toEqual([]);
  });

  test('moves a known listener that is named again', () => {
    const moved = { ...at(2), mount: '/aurora-64' };
    const { list: merged } = mergeListeners(listOf(5, 1, 2), [{ ...change(5, 6, []), joined: [moved] }]);
    expect(merged.items.map(({ mount }) => mount)).toEqual([at(1).mount, '/aurora-64']);
    expect(merged.total).toBe(2);
  });

  test('requests a refetch after a gap', () => {
    const list = listOf(5, 1, 2);
    const late = change(6, 7, [3]);
    expect(mergeListeners(list, [late])).toEqual({ list, missed: [late] });
    const { list: merged, missed } = mergeListeners(list, [late, change(5, 6, [4], [1])]);
    expect(ids(merged)).toEqual(idsOf(2, 4));
    expect(missed).toEqual([late]);
  });
});

test('removes only the listeners that left', () => {
  const list = listOf(5, 1, 2);
  expect(ids(withoutListener(list, at(1).id))).toEqual(idsOf(2));
  expect(withoutListener(list, at(9).id)).toBe(list);
});

test('a refetched list reuses the objects of unchanged listeners', () => {
  const current = listOf(5, 1, 2, 3);
  const moved = { ...at(2), mount: '/aurora-64' };
  const read = { ...listOf(9, 1, 4), items: [{ ...at(1) }, moved, { ...at(4) }] };
  const next = keepListeners(current, read);
  expect(next).toEqual(read);
  expect(next.items[0]).toBe(current.items[0]);
  expect(next.items[1]).toBe(moved);
  expect(keepListeners(undefined, read)).toBe(read);
});

test('with events in any order, repeated or missing, the list matches the server or requests a refetch', () => {
  const step = fc.record({ joins: fc.boolean(), who: fc.nat(9) });
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 30 }),
      fc.array(fc.array(fc.nat(29), { maxLength: 4 }), { maxLength: 30 }),
      (steps, batches) => {
        const present = new Set<number>();
        let next = 0;
        const states: number[][] = [[]];
        const events = steps.map(({ joins, who }, index) => {
          const leaves = [...present][who % Math.max(1, present.size)];
          const joined: number[] = [];
          const left: number[] = [];
          if (joins || leaves === undefined) {
            joined.push(next);
            present.add(next++);
          } else {
            left.push(leaves);
            present.delete(leaves);
          }
          states.push([...present]);
          return change(index, index + 1, joined, left);
        });
        let list = listOf(0);
        for (const batch of batches) {
          const merged = mergeListeners(
            list,
            batch.flatMap((index) => events[index] ?? []),
          );
          list = merged.list;
          expect(ids(list)).toEqual(idsOf(...(states[list.cursor] ?? [])));
          // The refetched list is the server's current one.
          const newest = Math.max(0, ...merged.missed.map(({ cursor }) => cursor));
          if (newest > list.cursor) list = listOf(newest, ...(states[newest] ?? []));
        }
      },
    ),
  );
});
