import { type ChildProcess, spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { ManualClock } from '#/platform/clock/testing/manual-clock.ts';
import { superviseProcess } from './supervised-process.ts';
import { until } from './testing/until.ts';

const lasting = (): ChildProcess => spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
const missing = (): ChildProcess => spawn('/nowhere/at-all');
const noMemory = (): ChildProcess => {
  throw new Error('spawn ENOMEM');
};

/** Each start uses the next entry; the last one repeats. */
function supervise(...starts: readonly (() => ChildProcess)[]) {
  const clock = new ManualClock();
  const logged: string[] = [];
  let tries = 0;
  const supervised = superviseProcess({ name: 'It', restart, clock, log: (message) => logged.push(message) });
  async function restart(): Promise<void> {
    const start = starts[Math.min(tries, starts.length - 1)];
    tries += 1;
    if (start) supervised.watch(start());
  }
  const stop = () => supervised.stop((last) => last.kill(), 5_000);
  return { clock, supervised, logged, start: restart, stop, tries: () => tries };
}

test('retries a failed or throwing start with a growing delay', async () => {
  const { clock, supervised, logged, start, stop, tries } = supervise(
    missing,
    noMemory,
    noMemory,
    missing,
    lasting,
  );
  await start();
  for (const waitsMs of [250, 500, 1_000, 2_000]) {
    await until(() => clock.nextInMs() === waitsMs);
    expect(supervised.current()).toBeNull();
    clock.advance(waitsMs);
  }
  await until(() => supervised.current()?.pid);
  expect(tries()).toBe(5);
  expect(clock.nextInMs()).toBeNull();
  await stop();
  expect(logged).toEqual([
    'It could not be started',
    'It did not restart',
    'It did not restart',
    'It could not be started',
  ]);
});

test('restarts a long-lived process soon after its exit, and never after it is stopped', async () => {
  const { clock, supervised, logged, start, stop, tries } = supervise(lasting);
  await start();
  for (const livedMs of [0, 29_000, 30_000]) {
    const pid = await until(() => supervised.current()?.pid);
    clock.advance(livedMs);
    process.kill(pid, 'SIGKILL');
    await until(() => clock.nextInMs() === (livedMs === 29_000 ? 500 : 250));
    clock.advance(1_000);
  }
  await until(() => supervised.current()?.pid);
  expect(tries()).toBe(4);
  await stop();
  expect(supervised.current()).toBeNull();
  expect(clock.nextInMs()).toBeNull();
  expect(logged).toEqual(['It ended', 'It ended', 'It ended']);
});

test('does not retry a failed start once stopped', async () => {
  const { clock, start, stop, tries } = supervise(missing);
  await start();
  await until(() => clock.nextInMs() === 250);
  await stop();
  clock.advance(60_000);
  expect(tries()).toBe(1);
});
