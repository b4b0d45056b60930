import { expect, it } from 'vitest';
import { columnAt, columnRange, columnsOf, meanPath, rangePath, runsOf } from './level-columns.ts';
import { buildPyramid } from './level-pyramid.ts';

const timing = { startAt: 0, stepMs: 1000 };
const y = (level: number) => -level;

function columns(levels: readonly number[], { from = 0, to = levels.length * 1000, wanted = 100 } = {}) {
  return columnsOf(buildPyramid({ levels: Float32Array.from(levels) }, -90), timing, { from, to }, wanted);
}

it('puts several samples into a column, with minimum, maximum and mean', () => {
  const { min, max, mean } = columns([-10, -20, -30, -50], { wanted: 2 });
  expect([...min]).toEqual([-20, -50]);
  expect([...max]).toEqual([-10, -30]);
  expect([...mean]).toEqual([-15, -40]);
});

it('has no more columns than the period has samples', () => {
  expect(columns([-10, -20, -30]).count).toBe(3);
});

it('has empty columns where nothing was measured, also beyond the data', () => {
  const { known, missing } = runsOf(columns([-10, Number.NaN, Number.NaN, -20], { to: 6000 }));
  expect(known).toEqual([
    { start: 0, end: 1 },
    { start: 3, end: 4 },
  ]);
  expect(missing).toEqual([
    { start: 1, end: 3 },
    { start: 4, end: 6 },
  ]);
});

it('maps an instant to its column and back', () => {
  const some = columns([-1, -2, -3, -4]);
  expect(columnAt(some, 2500)).toBe(2);
  expect(columnRange(some, 2)).toEqual({ from: 2000, to: 3000 });
  expect([columnAt(some, -1), columnAt(some, 9000)]).toEqual([0, 3]);
});

it('draws a run to its outer edges, so that one column is visible', () => {
  const some = columns([-10, -20]);
  expect(meanPath(some, { start: 0, end: 1 }, y)).toBe('M0 10L0.5 10H1');
  expect(rangePath(some, { start: 0, end: 2 }, y)).toBe('M0 10L0.5 10L1.5 20H2V20L1.5 20L0.5 10H0Z');
});
