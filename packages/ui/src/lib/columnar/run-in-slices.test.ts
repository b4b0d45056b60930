import { expect, it, vi } from 'vitest';
import { type Job, runInSlices } from './run-in-slices.ts';

function* steps(count: number): Job<string> {
  for (let step = 0; step < count; step++) yield;
  return 'done';
}

function fakeScheduler(sliceMs: number) {
  const tasks: (() => void)[] = [];
  let time = 0;
  return {
    tasks,
    scheduler: { now: () => time++, defer: (run: () => void) => void tasks.push(run), sliceMs },
  };
}

it('runs a small job synchronously', () => {
  const done = vi.fn();
  const { tasks, scheduler } = fakeScheduler(100);
  runInSlices(steps(3), done, scheduler);
  expect(done).toHaveBeenCalledExactlyOnceWith('done');
  expect(tasks).toHaveLength(0);
});

it('yields after each slice', () => {
  const done = vi.fn();
  const { tasks, scheduler } = fakeScheduler(2);
  runInSlices(steps(5), done, scheduler);
  let turnsTaken = 0;
  while (tasks.length > 0) {
    expect(done).not.toHaveBeenCalled();
    tasks.shift()?.();
    turnsTaken++;
  }
  expect(turnsTaken).toBeGreaterThan(1);
  expect(done).toHaveBeenCalledOnce();
});

it('stops when canceled', () => {
  const done = vi.fn();
  const { tasks, scheduler } = fakeScheduler(0);
  const stop = runInSlices(steps(5), done, scheduler);
  stop();
  while (tasks.length > 0) tasks.shift()?.();
  expect(done).not.toHaveBeenCalled();
});

it('schedules slices in the browser by default', async () => {
  const result = await new Promise((resolve) => {
    runInSlices(steps(3), resolve, { now: () => 0, defer: (run) => queueMicrotask(run), sliceMs: 0 });
  });
  expect(result).toBe('done');
});
