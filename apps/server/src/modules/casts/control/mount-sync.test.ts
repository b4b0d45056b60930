import { describe, expect, it, onTestFinished } from 'vitest';
import { mountsTopic } from '#/modules/casts/cast/mount-configs.ts';
import { startMountSync } from '#/modules/casts/control/mount-sync.ts';
import { ManualClock } from '#/platform/clock/testing/manual-clock.ts';

describe('keepMounts', () => {
  it('configures after it subscribes, to include changes made while the engine started', async () => {
    const { callsAtFirst } = await startSync();
    expect(callsAtFirst).toBe(1);
  });

  it('configures for changed mounts and possibly missed events only', async () => {
    const sync = await startSync();
    sync.publish([mountsTopic]);
    await sync.settled();
    sync.publish(null);
    await sync.settled();
    sync.publish(['cast:aurora']);
    await sync.settled();
    expect(sync.calls()).toBe(2);
  });

  it('coalesces all requests made during a run into one more run', async () => {
    const sync = await startSync();
    const finish = sync.block();
    sync.publish([mountsTopic]);
    await sync.settled();
    sync.publish([mountsTopic]);
    sync.publish([mountsTopic]);
    finish();
    await sync.settled();
    expect(sync.calls()).toBe(2);
  });

  it('retries after 1, 2, 4 … up to 30 s until it succeeds, and reports each failure', async () => {
    const sync = await startSync();
    sync.fail(7);
    sync.publish([mountsTopic]);
    const waits: (number | null)[] = [];
    for (let turn = 0; turn < 8; turn += 1) {
      await sync.settled();
      const wait = sync.clock.nextInMs();
      waits.push(wait);
      sync.clock.advance(wait ?? 0);
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, null]);
    expect(sync.calls()).toBe(8);
    expect(sync.errors).toHaveLength(7);
  });

  it('runs immediately on another change and resets the backoff', async () => {
    const sync = await startSync();
    sync.fail(3);
    sync.publish([mountsTopic]);
    await sync.settled();
    sync.clock.advance(1_000);
    await sync.settled();
    expect(sync.clock.nextInMs()).toBe(2_000);
    sync.publish([mountsTopic]);
    await sync.settled();
    expect(sync.calls()).toBe(3);
    expect(sync.clock.nextInMs()).toBe(1_000);
  });

  it('drops the retry of a failure that a later change superseded', async () => {
    const sync = await startSync();
    sync.fail(1);
    const finish = sync.block();
    sync.publish([mountsTopic]);
    await sync.settled();
    sync.publish([mountsTopic]);
    finish();
    await sync.settled();
    expect(sync.calls()).toBe(2);
    expect(sync.clock.nextInMs()).toBeNull();
  });

  it('stops retrying when it is closed, and waits for the current run', async () => {
    const sync = await startSync();
    sync.fail(1);
    const finish = sync.block();
    sync.publish([mountsTopic]);
    await sync.settled();
    let hasEnded = false;
    const ended = sync.stop().then(() => {
      hasEnded = true;
    });
    await sync.settled();
    expect(hasEnded).toBe(false);
    finish();
    await ended;
    sync.publish([mountsTopic]);
    await sync.settled();
    expect(sync.calls()).toBe(1);
    expect(sync.clock.nextInMs()).toBeNull();
  });
});

async function startSync() {
  const clock = new ManualClock();
  const listeners = new Set<(topics: readonly string[] | null, sequence: string) => void>();
  const errors: unknown[] = [];
  let calls = 0;
  let failures = 0;
  let pending: Promise<void> | undefined;
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
      await pending;
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
    block: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      pending = promise;
      return resolve;
    },
    publish: (topics: readonly string[] | null) => {
      for (const listener of listeners) listener(topics, '1');
    },
    settled,
  };
}
