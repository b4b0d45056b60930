import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { delay, raceAbort } from '#/middleware/abort.ts';
import { startTimeLimit } from '#/middleware/time-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an abort in the same turn as the result wins', async () => {
  const controller = new AbortController();
  const race = raceAbort(() => {
    const answer = Promise.resolve('late');
    void answer.then(() => controller.abort('gone'));
    return answer;
  }, controller.signal);
  await expect(race).rejects.toBe('gone');
});

test('a settled race removes its signal listener', async () => {
  const { signal } = new AbortController();
  const removed = vi.spyOn(signal, 'removeEventListener');
  expect(await raceAbort(async () => 1, signal)).toBe(1);
  expect(removed).toHaveBeenCalledOnce();
});

test('does not start work for an already aborted signal', async () => {
  const work = vi.fn(async () => 1);
  await expect(raceAbort(work, AbortSignal.abort('gone'))).rejects.toBe('gone');
  expect(work).not.toHaveBeenCalled();
});

test('an aborted delay leaves no timer', async () => {
  const controller = new AbortController();
  const wait = delay(60_000, controller.signal);
  controller.abort('gone');
  await expect(wait).rejects.toBe('gone');
  expect(vi.getTimerCount()).toBe(0);
});

test('a stopped timeout clears its timer and its signal listener', () => {
  const { signal } = new AbortController();
  const removed = vi.spyOn(signal, 'removeEventListener');
  const limit = startTimeLimit(1_000, signal);
  limit.stop();
  expect(removed).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
  expect(limit.signal.aborted).toBe(false);
});
