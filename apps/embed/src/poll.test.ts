import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PollResult, startPoll } from '#/poll.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function polled(answers: readonly PollResult[], { hidden = false, random = (): number => 0.5 } = {}) {
  const at: number[] = [];
  const began = Date.now();
  const poll = startPoll({
    fetch: async () => {
      at.push(Math.round((Date.now() - began) / 100) / 10);
      return answers[Math.min(at.length, answers.length) - 1] ?? { ok: true };
    },
    isHidden: () => hidden,
    random,
  });
  return { at, poll };
}

it('polls every twelve seconds while visible and once a minute while hidden', async () => {
  const result = polled([{ ok: true }]);
  const hidden = polled([{ ok: true }], { hidden: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(result.at).toEqual([0, 12, 24, 36, 48, 60]);
  expect(hidden.at).toEqual([0, 60]);
});

it('spreads the polls of pages opened at the same time', async () => {
  const early = polled([{ ok: true }], { random: () => 0 });
  const late = polled([{ ok: true }], { random: () => 1 });
  await vi.advanceTimersByTimeAsync(14_000);
  expect([early.at, late.at]).toEqual([
    [0, 10.2],
    [0, 13.8],
  ]);
});

it('backs off to at most five minutes while the server does not respond, and resets on a response', async () => {
  const { at } = polled([...Array(7).fill({ ok: false }), { ok: true }]);
  await vi.advanceTimersByTimeAsync(2_000_000);
  const gaps = at.slice(1).map((time, index) => Math.round(time - (at[index] ?? 0)));
  expect(gaps.slice(0, 9)).toEqual([24, 48, 96, 192, 300, 300, 300, 12, 12]);
});

it('waits for the requested delay', async () => {
  const { at } = polled([{ ok: false, retryAfterMs: 60_000 }, { ok: true }]);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(at).toEqual([0, 60]);
});

it('polls at once on request, never concurrently, and not after it is stopped', async () => {
  const { at, poll } = polled([{ ok: true }]);
  poll.now();
  poll.now();
  await vi.advanceTimersByTimeAsync(5_000);
  poll.now();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(at).toEqual([0, 0, 5]);
  poll.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(at).toHaveLength(3);
});
