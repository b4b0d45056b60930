import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffRows } from './diff-rows.ts';

interface Item {
  id: number;
}

const keyOf = ({ id }: Item) => id;
const pool = Array.from({ length: 400 }, (_, id) => ({ id }));
const lists = fc
  .tuple(
    fc.uniqueArray(fc.nat(399), { maxLength: 300 }),
    fc.uniqueArray(fc.nat(399), { maxLength: 300 }),
    fc.boolean(),
  )
  .map(([a, b, sorted]) => {
    const list = (ids: number[]) =>
      (sorted ? [...ids].sort((x, y) => x - y) : ids).map((id) => pool[id] as Item);
    return [list(a), list(b)] as const;
  });

it('reports added, removed and moved rows with their indexes', () => {
  fc.assert(
    fc.property(lists, ([before, after]) => {
      const { from, added, removed } = diffRows(before, after, keyOf);
      expect(Array.from(from)).toEqual(after.map((row) => before.indexOf(row)));
      expect([...added].sort((a, b) => a - b)).toEqual(
        after.flatMap((row, at) => (before.includes(row) ? [] : [at])),
      );
      expect([...removed].sort((a, b) => a - b)).toEqual(
        before.flatMap((row, at) => (after.includes(row) ? [] : [at])),
      );
    }),
    { numRuns: 300 },
  );
});

it('reports rows that were replaced by another object', () => {
  const before = [{ id: 1 }, { id: 2 }];
  const changes = diffRows(before, [before[0] as Item, { id: 2 }], keyOf);
  expect(changes).toMatchObject({ stale: [1], added: [], removed: [], onlyAppended: true });
});

it('detects appended rows', () => {
  const [a, b, c] = pool as [Item, Item, Item];
  expect(diffRows([a, b], [a, b, c], keyOf).onlyAppended).toBe(true);
  expect(diffRows([], [a], keyOf).onlyAppended).toBe(true);
  expect(diffRows([a, b], [c, a, b], keyOf).onlyAppended).toBe(false);
  expect(diffRows([a, b], [b, a], keyOf).onlyAppended).toBe(false);
  expect(diffRows([a, b], [b], keyOf).onlyAppended).toBe(false);
  expect(diffRows([a, b], [a], keyOf).onlyAppended).toBe(false);
});
