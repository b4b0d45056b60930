import { expect, it } from 'vitest';
import { SerialQueue } from '#/platform/lib/serial-queue.ts';

it('runs tasks one at a time, in order', async () => {
  const queue = new SerialQueue();
  const log: string[] = [];
  const task = (name: string) => async () => {
    log.push(`${name} starts`);
    await Promise.resolve();
    log.push(`${name} ends`);
  };
  void queue.run(task('first'));
  void queue.run(task('second'));
  await queue.idle();
  expect(log).toEqual(['first starts', 'first ends', 'second starts', 'second ends']);
});

it('rejects for a failed task and runs the next one', async () => {
  const queue = new SerialQueue();
  const failed = queue.run(() => Promise.reject(new Error('failed')));
  let isRun = false;
  const next = queue.run(async () => {
    isRun = true;
  });
  await expect(failed).rejects.toThrow('failed');
  await next;
  expect(isRun).toBe(true);
});
