import type { TimerClock } from '#/platform/clock/clock.ts';

/** How long a client may take to repeat its request with credentials. */
const answerMs = 1000;
const maxPending = 1000;

/**
 * Clients built on libshout first send a request without credentials, and repeat it with them after
 * the 401. Only a challenge that is not answered counts as a rejection.
 */
export interface Challenges {
  /** Calls `report` unless the peer answers in time; a repeated challenge waits for the first one. */
  begin(peer: string, report: () => void): void;
  /** The peer tried with credentials; what came of it counts. */
  answered(peer: string): void;
  close(): void;
}

export function createChallenges(clock: TimerClock): Challenges {
  const pending = new Map<string, () => void>();
  return {
    begin: (peer, report) => {
      if (pending.has(peer) || pending.size >= maxPending) return;
      const cancel = clock.after(answerMs, () => {
        pending.delete(peer);
        report();
      });
      pending.set(peer, cancel);
    },
    answered: (peer) => {
      pending.get(peer)?.();
      pending.delete(peer);
    },
    close: () => {
      for (const cancel of pending.values()) cancel();
      pending.clear();
    },
  };
}
