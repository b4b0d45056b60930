import { expect, it } from 'vitest';
import { fitRange, panRange, zoomRange } from './level-range.ts';

const limits = { from: 1000, to: 101_000, stepMs: 1000, minMs: 20_000 };

it('zooms around an instant, which keeps its place', () => {
  expect(zoomRange({ from: 1000, to: 101_000 }, 0.5, 26_000, limits)).toEqual({ from: 14_000, to: 64_000 });
});

it('zooms no closer than the shortest period, and no wider than the whole', () => {
  expect(zoomRange({ from: 21_000, to: 43_000 }, 0.1, 32_000, limits)).toEqual({ from: 22_000, to: 42_000 });
  expect(zoomRange({ from: 21_000, to: 91_000 }, 2, 90_000, limits)).toEqual({ from: 1000, to: 101_000 });
});

it('stops at the ends', () => {
  expect(panRange({ from: 51_000, to: 91_000 }, 40_000, limits)).toEqual({ from: 61_000, to: 101_000 });
  expect(panRange({ from: 11_000, to: 51_000 }, -40_000, limits)).toEqual({ from: 1000, to: 41_000 });
});

it('aligns a period to samples', () => {
  expect(fitRange({ from: 10_400, to: 41_300 }, limits)).toEqual({ from: 10_000, to: 41_000 });
});

it('shows all of a series that is shorter than the shortest period', () => {
  const short = { ...limits, to: 6000 };
  expect(zoomRange({ from: 1000, to: 6000 }, 0.5, 3000, short)).toEqual({ from: 1000, to: 6000 });
});
