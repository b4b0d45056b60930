/** The result of a poll: whether it succeeded, and the requested delay, if any. */
export interface PollResult {
  readonly ok: boolean;
  readonly waitMs?: number;
}

interface PollOptions {
  readonly ask: () => Promise<PollResult>;
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
const longestMs = 300_000;

/**
 * Polls about every twelve seconds while visible and once a minute while hidden, with a backoff
 * while the server does not respond. Polls never overlap, and are spread across pages.
 */
export function startPoll({ ask, isHidden, random = Math.random }: PollOptions): Poll {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isAsking = false;
  let isWanted = false;
  let isStopped = false;

  async function round(): Promise<void> {
    clearTimeout(timer);
    if (isAsking) {
      isWanted = true;
      return;
    }
    isAsking = true;
    const { ok, waitMs } = await ask();
    isAsking = false;
    if (isStopped) return;
    failures = ok ? 0 : failures + 1;
    if (isWanted) {
      isWanted = false;
      return round();
    }
    const step = isHidden() ? hiddenMs : visibleMs;
    const backedOff = Math.min(longestMs, step * 2 ** Math.min(failures, 6));
    timer = setTimeout(() => void round(), Math.max(waitMs ?? 0, backedOff * (0.85 + random() * 0.3)));
  }

  void round();
  return {
    now: () => void round(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
