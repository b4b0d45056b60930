import type { Clock } from '#/engine/clock.ts';
import { mountsTopic } from '#/modules/casts/cast/mount-configs.ts';
import { createRetry } from '#/platform/lib/retry.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

interface MountKeeperDeps {
  readonly bus: Pick<LiveBus, 'subscribe'>;
  readonly clock: Clock;
  /** Sets the engine up anew, by what is in the database. */
  readonly configure: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/**
 * Sets the engine up anew whenever mounts have changed on any server, and once more while that fails: a mount that was
 * closed must not stay open until the next change. Gives the function that ends it, once all is done.
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
  // The engine was started with what was there before anybody listened for changes.
  setUp.ask();
  return () => {
    hearNoMore();
    return setUp.stop();
  };
}
