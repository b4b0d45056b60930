import { mountsTopic } from '#/modules/casts/cast/mount-configs.ts';
import type { TimerClock } from '#/platform/clock/clock.ts';
import { createRetry } from '#/platform/lib/retry.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

interface MountKeeperDeps {
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
}: MountKeeperDeps): Promise<() => Promise<void>> {
  const setUp = createRetry({ clock, task: configure, onError });
  const hearNoMore = await bus.subscribe((topics) => {
    if (topics === null || topics.includes(mountsTopic)) setUp.ask();
  });
  // Includes changes made between the start of the engine and the subscription.
  setUp.ask();
  return () => {
    hearNoMore();
    return setUp.stop();
  };
}
