import { describe, expect, it, onTestFinished } from 'vitest';
import { ManualClock } from '#/engine/testing/manual-clock.ts';
import { mountsTopic } from '#/modules/casts/cast/mount-configs.ts';
import { startMountSync } from '#/modules/casts/control/mount-sync.ts';

describe('keepMounts', () => {
  it('sets up once it listens for changes: what changed while the engine started has not been heard of', async () => {
    const { callsAtFirst } = await keep();
    expect(callsAtFirst).toBe(1);
  });

  it('sets up for changed mounts and for what may have been missed, not for anything else', async () => {
    const kept = await keep();
    kept.tell([mountsTopic]);
    await kept.settled();
    kept.tell(null);
    await kept.settled();
    kept.tell(['cast:aurora']);
    await kept.settled();
    expect(kept.calls()).toBe(2);
  });

  it('is asked once more for all that comes while it is under way', async () => {
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

  it('tries again after 1, 2, 4 … at most 30 s until it holds, and tells each failure', async () => {
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

  it('does not wait when another change comes, and begins anew with the shortest wait', async () => {
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

  it('a failure that another change has overtaken leaves no second try behind', async () => {
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

  it('tries no more once it has ended, which waits for what is under way', async () => {
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
    /** The next so many times fail. */
    fail: (times: number) => {
      failures = times;
    },
    /** Nothing ends until the function that it gives is called. */
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
