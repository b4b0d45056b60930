import { expect, it, vi } from 'vitest';
import { splitMatches } from '#/components/search-input/highlight.tsx';
import { numberedLog } from '#/testing/log-example.ts';
import { columnsOf, createLineCache, filterLines, lowerBound, rowStarts } from './log-index.ts';

it('computes only added lines, also when old ones are removed', () => {
  const compute = vi.fn(({ id }: { id: string | number }) => Number(id));
  const valuesOf = createLineCache(compute);
  const lines = numberedLog(120);
  expect(valuesOf(lines.slice(0, 100))).toHaveLength(100);
  expect(valuesOf(lines.slice(0, 110)).at(-1)).toBe(109);
  expect(valuesOf(lines.slice(20)).at(0)).toBe(20);
  expect(compute).toHaveBeenCalledTimes(120);
});

it('computes everything again for other lines', () => {
  const valuesOf = createLineCache(({ text }) => text.length);
  const lines = numberedLog(10);
  valuesOf(lines);
  expect(valuesOf(lines.toReversed())).toHaveLength(10);
  expect(valuesOf(numberedLog(3))).toHaveLength(3);
  expect(valuesOf([])).toEqual([]);
});

it.each([
  ['', 0],
  ['abc', 3],
  ['\ta', 5],
  ['é', 1],
  ['ラジオ', 6],
  ['📻', 3],
])('%j takes %i columns', (text, columns) => expect(columnsOf(text)).toBe(columns));

it('has at least one row per line', () => {
  expect([...rowStarts([0, 2, 3], [0, 99, 25, 10], 10)]).toEqual([0, 1, 4, 5]);
});

it('filters by level', () => {
  expect(filterLines(['info', 'error', 'warn', 'error'], ['error', 'warn'])).toEqual([1, 2, 3]);
});

it('finds the first item that is not smaller', () => {
  expect([0, 1, 2, 5, 9].map((value) => lowerBound([1, 2, 2, 8], value))).toEqual([0, 0, 1, 3, 4]);
});

it.each([
  ['Task a task', 'task', ['', 'Task', ' a ', 'task', '']],
  ['none', 'x', ['none']],
  ['all', '', ['all']],
  ['İstanbul', 'i', ['İstanbul']],
])('splits %j at %j', (text, query, parts) => expect(splitMatches(text, query)).toEqual(parts));
