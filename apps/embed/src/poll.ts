/** What came of asking: whether it was answered, and how long to wait when that was said. */
export interface Asked {
  readonly ok: boolean;
  readonly waitMs?: number;
}

interface PollOptions {
  readonly ask: () => Promise<Asked>;
  readonly isHidden: () => boolean;
  readonly random?: () => number;
}

export interface Poll {
  /** Asks now, and goes on from there. */
  now(): void;
  stop(): void;
}

const visibleMs = 12_000;
const hiddenMs = 60_000;
const longestMs = 300_000;

/**
 * Asks again and again: every twelve seconds or so while somebody looks, once a minute while nobody does, ever more seldom
 * while nobody answers. Never twice at once, and never all pages in the same instant.
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
