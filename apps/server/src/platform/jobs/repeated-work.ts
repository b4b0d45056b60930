import type { TimerClock } from '#/platform/clock/clock.ts';

interface RepeatedWork {
  readonly clock: TimerClock;
  /** From the end of a round to the next. */
  readonly everyMs: number;
  /** A number that it resolves to is the milliseconds until the next round, instead of `everyMs`. */
  readonly work: () => Promise<unknown>;
  readonly onError: (error: unknown) => void;
}

/** Repeats work, one round at a time. Returns its stop function, which waits for the round that runs. */
export function startRepeatedWork({ clock, everyMs, work, onError }: RepeatedWork): () => Promise<void> {
  let isStopping = false;
  let cancel = () => {};
  let running: Promise<unknown> = Promise.resolve();
  const plan = (afterMs: number) => {
    cancel = clock.after(afterMs, () => {
      running = work()
        .catch(onError)
        .then((nextMs) => {
          if (!isStopping) plan(typeof nextMs === 'number' ? nextMs : everyMs);
        });
    });
  };
  plan(everyMs);
  return async () => {
    isStopping = true;
    cancel();
    await running;
  };
}
