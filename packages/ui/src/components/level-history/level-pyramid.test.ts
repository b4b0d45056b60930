import { describe, expect, it } from 'vitest';
import { buildPyramid, emptySummary, summarize } from './level-pyramid.ts';

const FLOOR = -90;

/** Levels that repeat exactly in every run, with gaps and digital zero. */
function sampleLevels(count: number): Float32Array {
  return Float32Array.from({ length: count }, (_, index) => {
    if (index % 97 < 3) return Number.NaN;
    if (index % 101 === 0) return Number.NEGATIVE_INFINITY;
    return -60 + ((index * 7919) % 600) / 10;
  });
}

function summaryOf(levels: Float32Array, from: number, to: number) {
  const known = [...levels.slice(Math.max(from, 0), Math.max(to, 0))]
    .filter((level) => !Number.isNaN(level))
    .map((level) => Math.max(level, FLOOR));
  return {
    count: known.length,
    min: Math.min(...known),
    max: Math.max(...known),
    sum: known.reduce((sum, level) => sum + level, 0),
  };
}

describe('the pyramid of levels', () => {
  const levels = sampleLevels(5003);
  const pyramid = buildPyramid({ levels }, FLOOR);

  it.each([
    [0, 5003],
    [0, 1],
    [1, 8],
    [7, 9],
    [63, 513],
    [512, 4096],
    [4999, 5003],
    [1234, 4321],
    [-20, 70],
    [4990, 9000],
  ])('summarizes samples %i to %i like a plain loop', (from, to) => {
    const summary = emptySummary();
    summarize(pyramid, from, to, summary);
    const expected = summaryOf(levels, from, to);
    expect(summary).toMatchObject({ count: expected.count, min: expected.min, max: expected.max });
    expect(summary.sum).toBeCloseTo(expected.sum, 3);
  });

  it.each([
    [100, 100],
    [200, 100],
    [6000, 7000],
    [0, 3],
  ])('has no levels from %i to %i', (from, to) => {
    const summary = emptySummary();
    summarize(pyramid, from, to, summary);
    expect(summary.count).toBe(0);
  });

  it('reads a week of seconds in a few steps, whatever the period', () => {
    const week = buildPyramid({ levels: sampleLevels(604_800) }, FLOOR);
    let steps = 0;
    const counted = week.tiers.map((tier) => ({
      ...tier,
      count: new Proxy(tier.count, {
        get: (target, key) => {
          steps += 1;
          return Reflect.get(target, key);
        },
      }),
    }));
    summarize({ ...week, tiers: counted }, 13, 604_791, emptySummary());
    expect(steps).toBeLessThan(80);
  });

  it('reads lows and highs of intervals whose levels are averages', () => {
    const averages = Float32Array.from({ length: 20 }, (_, index) => (index === 3 ? Number.NaN : -20));
    const minutes = buildPyramid(
      {
        levels: averages,
        lows: averages.map((level, index) => (index === 9 ? -95 : level - 5)),
        highs: averages.map((level, index) => (index === 3 ? -1 : level + 5)),
      },
      FLOOR,
    );
    const summary = emptySummary();
    summarize(minutes, 0, 20, summary);
    expect(summary).toEqual({ count: 19, min: FLOOR, max: -15, sum: -380 });
    summarize(minutes, 9, 10, summary);
    expect(summary).toMatchObject({ count: 1, min: FLOOR, sum: -20 });
  });

  it('takes an empty series', () => {
    const summary = emptySummary();
    summarize(buildPyramid({ levels: new Float32Array() }, FLOOR), 0, 10, summary);
    expect(summary.count).toBe(0);
  });
});
