import type { TimerClock } from '#/platform/clock/clock.ts';

interface RepeatedWork {
  readonly clock: TimerClock;
  /** From the end of a round to the next. */
  readonly everyMs: number;
  readonly work: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Repeats work, one round at a time. Returns its stop function, which waits for the round that runs. */
export function startRepeatedWork({ clock, everyMs, work, onError }: RepeatedWork): () => Promise<void> {
  let isStopping = false;
  let cancel = () => {};
  let running: Promise<unknown> = Promise.resolve();
  const plan = () => {
    cancel = clock.after(everyMs, () => {
      running = work()
        .catch(onError)
        .finally(() => {
          if (!isStopping) plan();
        });
    });
  };
  plan();
  return async () => {
    isStopping = true;
    cancel();
    await running;
  };
}
