import { mountsTopic } from '#/modules/casts/cast/mount-configs.ts';
import type { TimerClock } from '#/platform/clock/clock.ts';
import { createRetry } from '#/platform/lib/retry.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

interface MountSyncDeps {
  readonly bus: Pick<LiveBus, 'subscribe'>;
  readonly clock: TimerClock;
  /** Reconfigures the engine from the database. */
  readonly configure: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/**
 * Reconfigures the engine when mounts change on any server and retries failures: a closed mount must not stay open
 * until the next change. Returns a function that stops it after the current run.
 */
export async function startMountSync({
  bus,
  clock,
  configure,
  onError,
}: MountSyncDeps): Promise<() => Promise<void>> {
  const retry = createRetry({ clock, task: configure, onError });
  const unsubscribe = await bus.subscribe((topics) => {
    if (topics === null || topics.includes(mountsTopic)) retry.ask();
  });
  // Includes changes made between the start of the engine and the subscription.
  retry.ask();
  return () => {
    unsubscribe();
    return retry.stop();
  };
}
