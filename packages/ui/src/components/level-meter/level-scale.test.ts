import { describe, expect, it } from 'vitest';
import {
  firstSegmentFrom,
  holdPeak,
  LEVELS,
  levelOf,
  litSegments,
  type Peak,
  scaleShare,
  scaleTicks,
} from './level-scale.ts';

describe('litSegments', () => {
  it.each([
    [null, 0],
    [-90, 0],
    [-60, 0],
    [-59.9, 1],
    [-58.75, 1],
    [-11.8, 39],
    [-0.1, 48],
    [0, 48],
    [3, 48],
  ])('of %s is %s', (level, lit) => expect(litSegments(level)).toBe(lit));
});

it('is amber from segment 37 and red from segment 44', () => {
  expect(firstSegmentFrom(LEVELS.amber)).toBe(37);
  expect(firstSegmentFrom(LEVELS.red)).toBe(44);
});

it('ranges from −60 to 0', () => {
  expect([-60, -30, 0].map((level) => scaleShare(level))).toEqual([0, 0.5, 1]);
});

it('ranges from another floor, with a number every 12, 15 or 30 dB', () => {
  expect([-90, -45, 0].map((level) => scaleShare(level, -90))).toEqual([0, 0.5, 1]);
  expect(litSegments(-45, -90)).toBe(24);
  expect(scaleTicks(-60)).toEqual([-60, -48, -36, -24, -12, 0]);
  expect(scaleTicks(-90)).toEqual([-90, -75, -60, -45, -30, -15, 0]);
  expect(scaleTicks(-120)).toEqual([-120, -90, -60, -30, 0]);
});

describe('peak hold', () => {
  const peak: Peak = { level: -6, at: 1000 };

  it('is the highest level', () => {
    expect(holdPeak(undefined, -20, 0)).toEqual({ level: -20, at: 0 });
    expect(holdPeak(peak, -3, 1100)).toEqual({ level: -3, at: 1100 });
    expect(holdPeak(peak, -20, 1100)).toBe(peak);
  });

  it('is held for 1.5 seconds, then falls by 20 dB per second', () => {
    expect(levelOf(peak, 2500)).toBe(-6);
    expect(levelOf(peak, 3000)).toBe(-16);
  });

  it('never falls below the current level', () => {
    expect(holdPeak(peak, -20, 3500)).toEqual({ level: -20, at: 3500 });
  });

  it('disappears below the scale, and is kept until then when the signal is lost', () => {
    expect(holdPeak(peak, null, 2000)).toBe(peak);
    expect(holdPeak(peak, null, 10_000)).toBeUndefined();
    expect(holdPeak(undefined, null, 0)).toBeUndefined();
  });
});
