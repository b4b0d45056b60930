import { setTimeout as delay } from 'node:timers/promises';
import { buildQueueTopic } from '#/modules/apps/builds/build.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

/** For what no event announces, such as a lease that ended. */
const recheckMs = 5_000;

interface Waiting<Job> {
  readonly bus: Pick<LiveBus, 'subscribe'>;
  readonly take: () => Promise<Job | null>;
  readonly waitMs: number;
  /** Ends the wait, with null. */
  readonly signal: AbortSignal;
}

/** Takes a job, or waits until one is queued. */
export async function waitForJob<Job>({ bus, take, waitMs, signal }: Waiting<Job>): Promise<Job | null> {
  if (waitMs === 0) return take();
  const queued = new EventTarget();
  const unsubscribe = await bus.subscribe((topics) => {
    if (topics === null || topics.includes(buildQueueTopic)) queued.dispatchEvent(new Event('job'));
  });
  const endsAt = performance.now() + waitMs;
  try {
    for (;;) {
      // Before the look, so that no event falls between the two.
      const round = new AbortController();
      queued.addEventListener('job', () => round.abort(), { once: true });
      // A machine that is gone must not take a job from the others.
      if (signal.aborted) return null;
      const job = await take();
      const leftMs = endsAt - performance.now();
      if (job !== null || leftMs <= 0) return job;
      const any = AbortSignal.any([round.signal, signal]);
      await delay(Math.min(leftMs, recheckMs), undefined, { signal: any }).catch(() => {});
    }
  } finally {
    unsubscribe();
  }
}
