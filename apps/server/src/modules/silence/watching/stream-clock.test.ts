import { expect, it } from 'vitest';
import { loud } from '#/testing/silence/listening-servers.ts';
import { createStreamClock } from './stream-clock.ts';

const begin = Date.parse('2026-03-02T09:00:00Z');
const at = (second: number) => new Date(begin + second * 1_000);
const levels = (count: number) => Array.from({ length: count }, () => loud);

/** The seconds of the stream, counted from the begin. */
function stream() {
  const clock = createStreamClock();
  const take = (count: number, now: number) =>
    clock.take(levels(count), at(now)).map((second) => (second.at.getTime() - begin) / 1_000);
  return { clock, take };
}

it('places what a server sends at once before the present', () => {
  const { take } = stream();
  expect(take(8, 10)).toEqual([]);
  expect(take(1, 11)).toEqual([]);
  expect(take(1, 12)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect([take(1, 13), take(1, 14)]).toEqual([[12], [13]]);
});

it('counts no second twice after another connection', () => {
  const { clock, take } = stream();
  take(1, 10);
  take(2, 12);
  expect(take(1, 13)).toEqual([12]);
  clock.begin();
  take(10, 15);
  expect(take(2, 17)).toEqual([13, 14, 15, 16]);
});

it('keeps its pace through a stutter, and catches up after a pause', () => {
  const { take } = stream();
  take(1, 10);
  take(2, 12);
  expect(take(6, 18)).toEqual([12, 13, 14, 15, 16, 17]);
  // Faster than time passes: what comes too early is left out.
  expect(take(6, 19)).toEqual([18, 19, 20]);
  expect(take(1, 60)).toEqual([59]);
});

it('follows an encoder whose clock is slow', () => {
  const { clock, take } = stream();
  take(1, 10);
  take(2, 12);
  for (let second = 1; second < 200; second += 1) take(1, 12 + second * 1.03);
  expect(clock.lagS(at(12 + 199 * 1.03))).toBeLessThan(4);
});
