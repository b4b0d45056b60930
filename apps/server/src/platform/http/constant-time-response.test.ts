import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { constantTimeResponse } from '#/platform/http/constant-time-response.ts';

const stepMs = 40;

async function steps(task: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await constantTimeResponse(stepMs, task).catch(() => {});
  return (performance.now() - startedAt) / stepMs;
}

it.each([
  ['work that takes no time', async () => 'done', 1],
  ['work that fails', () => Promise.reject(new Error('no')), 1],
  ['work that takes longer than a step', () => pause(stepMs + 5), 2],
  [
    'work that keeps the event loop from its clock',
    async () => {
      const end = performance.now() + 5;
      while (performance.now() < end);
    },
    1,
  ],
])('responds at the end of a step: %s', async (_name, task, least) => {
  expect(await steps(task)).toBeGreaterThanOrEqual(least);
});

it('returns the result of the task', async () => {
  expect(await constantTimeResponse(1, async () => 'done')).toBe('done');
  await expect(constantTimeResponse(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
