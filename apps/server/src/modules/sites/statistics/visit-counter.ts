import type { Visit } from '#/modules/sites/pages/serve-site-acts.ts';
import type { SiteDay } from '#/modules/sites/statistics/site-days.repository.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import { createCountBuffer } from '#/platform/lib/count-buffer.ts';

interface VisitCounterDeps {
  /** Adds to the stored counts. */
  readonly save: (days: readonly SiteDay[]) => Promise<void>;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

export interface VisitCounter {
  /** Nothing about the visitor is stored but the country. */
  note(visit: Visit): void;
  /** Writes the pending counts. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** Forged referrers must fill neither memory nor the table: beyond this limit they count as unknown. */
const referrersAtMost = 100;
const sitesAtMost = 20_000;

/** Counts visits and plays in memory and writes them every ten seconds. */
export function createVisitCounter({ save, clock, onError }: VisitCounterDeps): VisitCounter {
  /** Of each site, on `seenOn`. Kept for the day, so that the limit holds for all of it. */
  const seen = new Map<string, Set<string>>();
  let seenOn = '';
  const counts = createCountBuffer<SiteDay>({
    save,
    onError,
    keyOf: ({ username, day, country, referrer, language }) =>
      JSON.stringify([username, day, country, referrer, language]),
    add: (one, other) => ({
      ...one,
      visits: one.visits + other.visits,
      plays: one.plays + other.plays,
    }),
  });

  function boundedReferrer(username: string, day: string, referrer: string): string {
    if (day !== seenOn || seen.size > sitesAtMost) seen.clear();
    seenOn = day;
    const referrers = seen.get(username) ?? new Set();
    seen.set(username, referrers);
    if (!referrers.has(referrer) && referrers.size >= referrersAtMost) return '';
    referrers.add(referrer);
    return referrer;
  }

  return {
    note({ kind, username, language, country, referrer }) {
      const day = clock.now().toISOString().slice(0, 10);
      const from = referrer === null ? '' : boundedReferrer(username, day, referrer);
      const counted = kind === 'visit' ? { visits: 1, plays: 0 } : { visits: 0, plays: 1 };
      counts.add({ username, day, country: country ?? '', referrer: from, language, ...counted });
    },
    flush: counts.flush,
    close: counts.close,
  };
}
