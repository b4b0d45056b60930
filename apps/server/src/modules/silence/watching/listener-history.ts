interface Count {
  readonly atMs: number;
  readonly listeners: number | null;
}

/** Longer than the longest time until an alarm. */
const keepMs = 65 * 60_000;

/** How many people listened, for the moment at which an alarm began. */
export function createListenerHistory() {
  const counts: Count[] = [];
  return {
    note(listeners: number | null, now: Date): void {
      if (counts.at(-1)?.listeners !== listeners) counts.push({ atMs: now.getTime(), listeners });
      // The count before the oldest moment is still needed.
      while ((counts[1]?.atMs ?? Number.POSITIVE_INFINITY) < now.getTime() - keepMs) counts.shift();
    },
    /** Null when it was not reported. */
    at: (time: Date): number | null =>
      (counts.findLast(({ atMs }) => atMs <= time.getTime()) ?? counts[0])?.listeners ?? null,
    now: (): number | null => counts.at(-1)?.listeners ?? null,
  };
}
