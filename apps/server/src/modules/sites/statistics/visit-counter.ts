import type { Visit } from '#/modules/sites/pages/serve-site-acts.ts';
import type { SiteDay } from '#/modules/sites/statistics/site-days.repository.ts';
import type { Clock } from '#/platform/clock/clock.ts';

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

const flushEveryMs = 10_000;
/** Forged referrers must fill neither memory nor the table: beyond this limit they count as unknown. */
const referrersAtMost = 100;
const entriesAtMost = 20_000;

/** Counts visits and plays in memory and writes them every ten seconds. */
export function createVisitCounter({ save, clock, onError }: VisitCounterDeps): VisitCounter {
  /** Of each site, on `seenOn`. Kept for the day, so that the limit holds for all of it. */
  const seen = new Map<string, Set<string>>();
  let seenOn = '';
  let pending = new Map<string, SiteDay>();
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    const batch = [...pending.values()];
    if (batch.length === 0) return;
    pending = new Map();
    await save(batch).catch((error: unknown) => {
      // Retry later: a database outage loses no counts.
      for (const day of batch) add(day);
      onError(error);
    });
  }

  function add(entry: SiteDay): void {
    const { username, day, country, referrer, language } = entry;
    const key = JSON.stringify([username, day, country, referrer, language]);
    const before = pending.get(key);
    if (!before && pending.size >= entriesAtMost) return;
    const visits = (before?.visits ?? 0) + entry.visits;
    pending.set(key, { ...entry, visits, plays: (before?.plays ?? 0) + entry.plays });
  }

  function boundedReferrer(username: string, day: string, referrer: string): string {
    if (day !== seenOn || seen.size > entriesAtMost) seen.clear();
    seenOn = day;
    const referrers = seen.get(username) ?? new Set();
    seen.set(username, referrers);
    if (!referrers.has(referrer) && referrers.size >= referrersAtMost) return '';
    referrers.add(referrer);
    return referrer;
  }

  const flush = (): Promise<void> => {
    writing = writing.then(write);
    return writing;
  };
  const timer = setInterval(() => void flush(), flushEveryMs).unref();

  return {
    note({ kind, username, language, country, referrer }) {
      const day = clock.now().toISOString().slice(0, 10);
      const from = referrer === null ? '' : boundedReferrer(username, day, referrer);
      const counts = kind === 'visit' ? { visits: 1, plays: 0 } : { visits: 0, plays: 1 };
      add({ username, day, country: country ?? '', referrer: from, language, ...counts });
    },
    flush,
    close() {
      clearInterval(timer);
      return flush();
    },
  };
}
