import type { Clock } from '#/engine/clock.ts';
import type { LiveBus } from '#/live/bus.ts';
import { mountsTopic } from '#/modules/cast/mount-configs.ts';

interface MountKeeperDeps {
  readonly bus: Pick<LiveBus, 'subscribe'>;
  readonly clock: Clock;
  /** Sets the engine up anew, by what is in the database. */
  readonly configure: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

const firstRetryMs = 1_000;
const mostRetryMs = 30_000;

/**
 * Sets the engine up anew whenever mounts have changed on any server, and once more while that fails: a mount that was
 * closed must not stay open until the next change. Gives the function that ends it, once all is done.
 */
export async function keepMounts({
  bus,
  clock,
  configure,
  onError,
}: MountKeeperDeps): Promise<() => Promise<void>> {
  let work: Promise<void> = Promise.resolve();
  let isAsked = false;
  let isStopped = false;
  let retryMs = firstRetryMs;
  let cancelRetry: () => void = () => {};

  /** What comes while it is being set up waits for one more turn, however much it is. */
  function ask(): void {
    cancelRetry();
    if (isAsked) return;
    isAsked = true;
    work = work.then(setUp);
  }

  async function setUp(): Promise<void> {
    isAsked = false;
    try {
      await configure();
      retryMs = firstRetryMs;
    } catch (error) {
      onError(error);
      // Who has asked meanwhile has it tried at once.
      if (isStopped || isAsked) return;
      cancelRetry = clock.after(retryMs, ask);
      retryMs = Math.min(retryMs * 2, mostRetryMs);
    }
  }

  const hearNoMore = await bus.subscribe((topics) => {
    if (topics !== null && !topics.includes(mountsTopic)) return;
    retryMs = firstRetryMs;
    ask();
  });
  return () => {
    isStopped = true;
    hearNoMore();
    cancelRetry();
    return work;
  };
}
