import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPollingFallback } from '#/data/live/polling-fallback.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[G11] asks every 15 s, and never while a question is open', async () => {
  let answer = (_wasAnswered: boolean) => {};
  const ask = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
  const fallback = createPollingFallback(ask);
  fallback.start();
  fallback.start();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(ask).toHaveBeenCalledTimes(1);
  answer(true);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(ask).toHaveBeenCalledTimes(2);
  fallback.stop();
});

test('[G11] pauses longer after each failure, a minute at most, and 15 s again after an answer', async () => {
  const times: number[] = [];
  const answers = [false, false, false, false, true, true];
  const began = Date.now();
  const fallback = createPollingFallback(async () => {
    times.push((Date.now() - began) / 1000);
    return answers[times.length - 1] ?? true;
  });
  fallback.start();
  await vi.advanceTimersByTimeAsync(300_000);
  fallback.stop();
  expect(times.slice(0, 7)).toEqual([15, 45, 105, 165, 225, 240, 255]);
});

test('[G11] asks nothing once it is stopped, not even when an answer comes afterwards', async () => {
  let answer = (_wasAnswered: boolean) => {};
  const ask = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
  const fallback = createPollingFallback(ask);
  fallback.start();
  await vi.advanceTimersByTimeAsync(15_000);
  fallback.stop();
  answer(true);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(ask).toHaveBeenCalledTimes(1);
  fallback.start();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(ask).toHaveBeenCalledTimes(2);
  fallback.stop();
});
