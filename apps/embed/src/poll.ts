/** The result of a poll: whether it succeeded, and the requested delay, if any. */
export interface PollResult {
  readonly ok: boolean;
  readonly retryAfterMs?: number;
}

interface PollOptions {
  readonly fetch: () => Promise<PollResult>;
  readonly isHidden: () => boolean;
  readonly random?: () => number;
}

export interface Poll {
  /** Polls at once and restarts the schedule. */
  now(): void;
  stop(): void;
}

const visibleMs = 12_000;
const hiddenMs = 60_000;
const maxMs = 300_000;

/**
 * Polls about every twelve seconds while visible and once a minute while hidden, with a backoff
 * while the server does not respond. Polls never overlap, and are spread across pages.
 */
export function startPoll({ fetch, isHidden, random = Math.random }: PollOptions): Poll {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isFetching = false;
  let isRequested = false;
  let isStopped = false;

  async function run(): Promise<void> {
    clearTimeout(timer);
    if (isFetching) {
      isRequested = true;
      return;
    }
    isFetching = true;
    const { ok, retryAfterMs } = await fetch();
    isFetching = false;
    if (isStopped) return;
    failures = ok ? 0 : failures + 1;
    if (isRequested) {
      isRequested = false;
      return run();
    }
    const step = isHidden() ? hiddenMs : visibleMs;
    const delayMs = Math.min(maxMs, step * 2 ** Math.min(failures, 6));
    timer = setTimeout(() => void run(), Math.max(retryAfterMs ?? 0, delayMs * (0.85 + random() * 0.3)));
  }

  void run();
  return {
    now: () => void run(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
