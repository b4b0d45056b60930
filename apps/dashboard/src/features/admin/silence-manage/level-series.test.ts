import { expect, test } from 'vitest';
import { levelSeries } from '#/features/admin/silence-manage/level-series.ts';

test('times without a recording are gaps, not silence', () => {
  const series = levelSeries({
    from: '2026-09-14T18:00:00.000Z',
    to: '2026-09-14T18:04:00.000Z',
    stepS: 60,
    points: [
      { at: '2026-09-14T18:00:00.000Z', low: -20, mean: -14, high: -10 },
      { at: '2026-09-14T18:03:00.000Z', low: -90, mean: -60, high: -12 },
      { at: '2026-09-14T18:09:00.000Z', low: -1, mean: -1, high: -1 },
    ],
  });
  expect(series).toMatchObject({ startAt: Date.parse('2026-09-14T18:00:00Z'), stepMs: 60_000 });
  expect([...series.levels]).toEqual([-14, Number.NaN, Number.NaN, -60]);
  expect([...(series.lows ?? [])]).toEqual([-20, Number.NaN, Number.NaN, -90]);
  expect([...(series.highs ?? [])]).toEqual([-10, Number.NaN, Number.NaN, -12]);
});
