import type { TimerClock } from '#/platform/clock/clock.ts';

interface LeasedWork<Item> {
  readonly clock: TimerClock;
  readonly onError: (error: unknown) => void;
  /** Items that this server works on at the same time. */
  readonly slots: number;
  /** Leases items that are due, in the database, so that no other server takes them. */
  readonly lease: (limit: number) => Promise<readonly Item[]>;
  /** Works on an item and ends its lease; must not reject. */
  readonly work: (item: Item) => Promise<void>;
}

const tickMs = 1_000;
/** When as many were due as could be taken. */
const busyTickMs = 100;

/** Works on what is due, each second. Every server may run it: leases divide the work. Returns its stop function. */
export function startLeasedWork<Item>({
  clock,
  onError,
  slots,
  lease,
  work,
}: LeasedWork<Item>): () => Promise<void> {
  const running = new Set<Promise<void>>();
  let isStopping = false;
  let cancel = () => {};
  let ticking: Promise<unknown> = Promise.resolve();

  /** Returns whether more may be due. */
  async function tick(): Promise<boolean> {
    const free = slots - running.size;
    const due = free > 0 ? await lease(free) : [];
    for (const item of due) {
      const run = work(item);
      running.add(run);
      void run.finally(() => running.delete(run));
    }
    return due.length === free;
  }

  function plan(afterMs: number): void {
    cancel = clock.after(afterMs, () => {
      ticking = tick()
        .catch((error: unknown) => {
          onError(error);
          return false;
        })
        .then((isBusy) => {
          if (!isStopping) plan(isBusy ? busyTickMs : tickMs);
        });
    });
  }
  plan(tickMs);

  return async () => {
    isStopping = true;
    cancel();
    await ticking;
    await Promise.all(running);
  };
}
