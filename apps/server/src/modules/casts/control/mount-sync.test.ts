import { describe, expect, it, onTestFinished } from 'vitest';
import { mountsTopic } from '#/modules/casts/cast/mount-configs.ts';
import { startMountSync } from '#/modules/casts/control/mount-sync.ts';
import { ManualClock } from '#/platform/clock/testing/manual-clock.ts';

describe('keepMounts', () => {
  it('configures after it subscribes, to include changes made while the engine started', async () => {
    const { callsAtFirst } = await keep();
    expect(callsAtFirst).toBe(1);
  });

  it('configures for changed mounts and possibly missed events only', async () => {
    const kept = await keep();
    kept.tell([mountsTopic]);
    await kept.settled();
    kept.tell(null);
    await kept.settled();
    kept.tell(['cast:aurora']);
    await kept.settled();
    expect(kept.calls()).toBe(2);
  });

  it('coalesces all requests made during a run into one more run', async () => {
    const kept = await keep();
    const finish = kept.hold();
    kept.tell([mountsTopic]);
    await kept.settled();
    kept.tell([mountsTopic]);
    kept.tell([mountsTopic]);
    finish();
    await kept.settled();
    expect(kept.calls()).toBe(2);
  });

  it('retries after 1, 2, 4 … up to 30 s until it succeeds, and reports each failure', async () => {
    const kept = await keep();
    kept.fail(7);
    kept.tell([mountsTopic]);
    const waits: (number | null)[] = [];
    for (let turn = 0; turn < 8; turn += 1) {
      await kept.settled();
      const wait = kept.clock.nextInMs();
      waits.push(wait);
      kept.clock.advance(wait ?? 0);
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, null]);
    expect(kept.calls()).toBe(8);
    expect(kept.errors).toHaveLength(7);
  });

  it('runs immediately on another change and resets the backoff', async () => {
    const kept = await keep();
    kept.fail(3);
    kept.tell([mountsTopic]);
    await kept.settled();
    kept.clock.advance(1_000);
    await kept.settled();
    expect(kept.clock.nextInMs()).toBe(2_000);
    kept.tell([mountsTopic]);
    await kept.settled();
    expect(kept.calls()).toBe(3);
    expect(kept.clock.nextInMs()).toBe(1_000);
  });

  it('drops the retry of a failure that a later change superseded', async () => {
    const kept = await keep();
    kept.fail(1);
    const finish = kept.hold();
    kept.tell([mountsTopic]);
    await kept.settled();
    kept.tell([mountsTopic]);
    finish();
    await kept.settled();
    expect(kept.calls()).toBe(2);
    expect(kept.clock.nextInMs()).toBeNull();
  });

  it('stops retrying when it is closed, and waits for the current run', async () => {
    const kept = await keep();
    kept.fail(1);
    const finish = kept.hold();
    kept.tell([mountsTopic]);
    await kept.settled();
    let hasEnded = false;
    const ended = kept.stop().then(() => {
      hasEnded = true;
    });
    await kept.settled();
    expect(hasEnded).toBe(false);
    finish();
    await ended;
    kept.tell([mountsTopic]);
    await kept.settled();
    expect(kept.calls()).toBe(1);
    expect(kept.clock.nextInMs()).toBeNull();
  });
});

async function keep() {
  const clock = new ManualClock();
  const listeners = new Set<(topics: readonly string[] | null, sequence: string) => void>();
  const errors: unknown[] = [];
  let calls = 0;
  let failures = 0;
  let held: Promise<void> | undefined;
  const stop = await startMountSync({
    clock,
    bus: {
      subscribe: async (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    configure: async () => {
      calls += 1;
      const fails = failures > 0;
      if (fails) failures -= 1;
      await held;
      if (fails) throw new Error('not in time');
    },
    onError: (error) => errors.push(error),
  });
  onTestFinished(stop);
  const settled = () => new Promise(setImmediate);
  await settled();
  const callsAtFirst = calls;
  calls = 0;
  return {
    clock,
    errors,
    stop,
    callsAtFirst,
    calls: () => calls,
    /** Makes the next runs fail. */
    fail: (times: number) => {
      failures = times;
    },
    /** Blocks runs until the returned function is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    tell: (topics: readonly string[] | null) => {
      for (const listener of listeners) listener(topics, '1');
    },
    settled,
  };
}
