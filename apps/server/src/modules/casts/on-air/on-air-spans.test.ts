import { expect, it } from 'vitest';
import { spansOf, totalsOf } from '#/modules/casts/on-air/on-air-spans.ts';

const day = { from: 0, to: 100_000 };
const sent = (from: number, to: number, agent = 'BUTT') => ({ from, to, agent });
const summarize = (recorded: Parameters<typeof spansOf>[1]) =>
  spansOf(day, recorded).map(({ from, to, state }) => [state, from, to]);

it('an unobserved period is unknown', () => {
  expect(summarize({ sent: [], watched: [] })).toEqual([['unknown', 0, 100_000]]);
});

it('off air requires observation', () => {
  expect(summarize({ sent: [sent(20_000, 40_000)], watched: [{ from: 10_000, to: 60_000 }] })).toEqual([
    ['unknown', 0, 10_000],
    ['off_air', 10_000, 20_000],
    ['on_air', 20_000, 40_000],
    ['off_air', 40_000, 60_000],
    ['unknown', 60_000, 100_000],
  ]);
});

it('a source connected before and after an observation gap was connected throughout', () => {
  const watched = [
    { from: 0, to: 30_000 },
    { from: 70_000, to: 100_000 },
  ];
  expect(summarize({ sent: [sent(-5_000, 100_000)], watched })).toEqual([['on_air', 0, 100_000]]);
});

it('a cast is on air while any of its mounts is', () => {
  const watched = [{ from: 0, to: 100_000 }];
  const spans = spansOf(day, { sent: [sent(10_000, 50_000), sent(40_000, 80_000)], watched });
  expect(spans.map(({ state }) => state)).toEqual(['off_air', 'on_air', 'off_air']);
  expect(totalsOf(spans)).toEqual({ onAirS: 70, offAirS: 30 });
});

it('consecutive encoders are separate spans', () => {
  const watched = [{ from: 0, to: 100_000 }];
  const spans = spansOf(day, { sent: [sent(0, 50_000), sent(50_000, 100_000, 'Mixxx')], watched });
  expect(spans.map(({ agent }) => agent)).toEqual(['BUTT', 'Mixxx']);
});

it('[D15] suspended time is neither on air nor off air, whether it was observed or not', () => {
  const watched = [{ from: 0, to: 60_000 }];
  const suspended = [{ from: 30_000, to: 80_000 }];
  const spans = spansOf(day, { sent: [sent(0, 31_000)], watched, suspended });
  expect(spans.map(({ from, to, state }) => [state, from, to])).toEqual([
    ['on_air', 0, 31_000],
    ['suspended', 31_000, 80_000],
    ['unknown', 80_000, 100_000],
  ]);
  expect(totalsOf(spans)).toEqual({ onAirS: 31, offAirS: 0 });
});
