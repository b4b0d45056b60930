import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPollingFallback } from '#/data/live/polling-fallback.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[G11] polls every 15 s, one request at a time', async () => {
  let answer = (_hasSucceeded: boolean) => {};
  const refetch = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
  const fallback = createPollingFallback(refetch);
  fallback.start();
  fallback.start();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(refetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(refetch).toHaveBeenCalledTimes(1);
  answer(true);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(refetch).toHaveBeenCalledTimes(2);
  fallback.stop();
});

test('[G11] backs off after each failure up to one minute, and resets to 15 s on success', async () => {
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

test('[G11] stops polling, even if a response arrives afterwards', async () => {
  let answer = (_hasSucceeded: boolean) => {};
  const refetch = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
  const fallback = createPollingFallback(refetch);
  fallback.start();
  await vi.advanceTimersByTimeAsync(15_000);
  fallback.stop();
  answer(true);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(refetch).toHaveBeenCalledTimes(1);
  fallback.start();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(refetch).toHaveBeenCalledTimes(2);
  fallback.stop();
});
