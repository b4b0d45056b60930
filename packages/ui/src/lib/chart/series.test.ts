import { describe, expect, it } from 'vitest';
import {
  areaPath,
  bandPath,
  linePath,
  projectX,
  projectY,
  type SeriesScale,
  seriesGeometry,
} from './series.ts';

const scale: SeriesScale = { from: 0, to: 4, min: 0, max: 10, width: 100, height: 40 };
const samples = (...values: (number | null)[]) => values.map((value, x) => ({ x, value }));

describe('seriesGeometry', () => {
  it('draws a complete series as one run without gaps', () => {
    const { runs, gaps } = seriesGeometry(samples(0, 5, 10, 5, 0), scale);
    expect(runs).toEqual([
      [
        [0, 40],
        [25, 20],
        [50, 0],
        [75, 20],
        [100, 40],
      ],
    ]);
    expect(gaps).toEqual([]);
  });

  it('hatches a missing value from its neighbour before to its neighbour after, never as zero', () => {
    const { runs, gaps } = seriesGeometry(samples(5, 5, null, 5, 5), scale);
    expect(runs.map((run) => run.map(([x]) => x))).toEqual([
      [0, 25],
      [75, 100],
    ]);
    expect(runs.flat().every(([, y]) => y === 20)).toBe(true);
    expect(gaps).toEqual([{ from: 25, to: 75 }]);
  });

  it('hatches missing values at the start and at the end', () => {
    const { gaps } = seriesGeometry(samples(null, 5, 5, null, null), scale);
    expect(gaps).toEqual([
      { from: 0, to: 25 },
      { from: 50, to: 100 },
    ]);
  });

  it('is one gap without data', () => {
    expect(seriesGeometry(samples(null, null, null, null, null), scale)).toEqual({
      runs: [],
      gaps: [{ from: 0, to: 100 }],
    });
    expect(seriesGeometry([], scale).gaps).toEqual([{ from: 0, to: 100 }]);
  });

  it('does not join samples further apart than the maximum step', () => {
    const far = [
      { x: 0, value: 1 },
      { x: 1, value: 1 },
      { x: 3, value: 1 },
      { x: 4, value: 1 },
    ];
    const { runs, gaps } = seriesGeometry(far, scale, { maxStep: 1.5 });
    expect(runs).toHaveLength(2);
    expect(gaps).toEqual([{ from: 25, to: 75 }]);
  });

  it('hatches intervals longer than a step before the first and after the last sample', () => {
    const { gaps } = seriesGeometry([{ x: 2, value: 1 }], scale, { maxStep: 1 });
    expect(gaps).toEqual([
      { from: 0, to: 50 },
      { from: 50, to: 100 },
    ]);
  });

  it('does not hatch the future', () => {
    const { gaps } = seriesGeometry([{ x: 0, value: 1 }], scale, { maxStep: 1, until: 3 });
    expect(gaps).toEqual([{ from: 0, to: 75 }]);
    expect(seriesGeometry(samples(1, 1, null), scale, { until: 1 }).gaps).toEqual([]);
  });

  it('keeps a known zero as a point on the base line', () => {
    const { runs, gaps } = seriesGeometry(samples(0, 0, 0, 0, 0), scale);
    expect(runs[0]?.every(([, y]) => y === 40)).toBe(true);
    expect(gaps).toEqual([]);
  });
});

describe('projection', () => {
  it.each([
    [0, 0],
    [1, 25],
    [4, 100],
  ])('puts x %s at %s', (x, at) => expect(projectX(x, scale)).toBe(at));

  it.each([
    [0, 40],
    [10, 0],
    [12, 0],
    [-3, 40],
  ])('keeps value %s inside the plot, at %s', (value, at) => expect(projectY(value, scale)).toBe(at));

  it('handles an empty domain', () => {
    expect(projectX(3, { ...scale, to: 0 })).toBe(0);
    expect(projectY(0, { ...scale, max: 0 })).toBe(40);
  });
});

describe('paths', () => {
  it('draws a line through its points', () =>
    expect(
      linePath([
        [0, 1],
        [2, 3],
      ]),
    ).toBe('M0 1L2 3'));
  it('draws a single point as a dot', () => expect(linePath([[4, 5]])).toBe('M4 5h0'));
  it('closes an area on its base line', () =>
    expect(
      areaPath(
        [
          [0, 1],
          [2, 3],
        ],
        9,
      ),
    ).toBe('M0 1L2 3L2 9L0 9z'));
  it('covers no area with one point', () => expect(areaPath([[4, 5]], 9)).toBe(''));
  it('closes a band along its lower edge, from end to start', () =>
    expect(
      bandPath(
        [
          [0, 1],
          [2, 3],
        ],
        [
          [0, 5],
          [2, 6],
        ],
      ),
    ).toBe('M0 1L2 3L2 6L0 5z'));
  it('is empty without points', () => expect([linePath([]), areaPath([], 9)]).toEqual(['', '']));
});
