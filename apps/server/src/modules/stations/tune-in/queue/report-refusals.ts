import { notifyOfStation, type StationNoticeDeps } from '#/modules/stations/notices/notify-of-station.ts';
import { markRefused } from '#/modules/stations/tune-in/queue/queue.repository.ts';
import type { TimerClock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';
import { startRepeatedWork } from '#/platform/jobs/repeated-work.ts';

export interface ReportDeps extends StationNoticeDeps {
  readonly db: Db;
}

const minuteMs = 60_000;
/** A refusal that ends sooner needs nobody. */
const patienceMs = 3 * 60 * minuteMs;
const batch = 100;

/** Tells people which stations TuneIn refuses, on one server at a time. Returns its stop function. */
export function startReporting(
  deps: ReportDeps & { readonly clock: TimerClock; readonly onError: (error: unknown) => void },
): () => Promise<void> {
  const { clock, onError } = deps;
  return startRepeatedWork({ clock, onError, everyMs: minuteMs, work: () => reportRefusals(deps) });
}

/** Tells the people of each station that TuneIn has refused for three hours, once until TuneIn accepts a song. */
export function reportRefusals(deps: ReportDeps): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const since = new Date(now.getTime() - patienceMs);
    for (const station of await markRefused(tx, { since, now, limit: batch }))
      await notifyOfStation(deps, tx, station, { kind: 'tune_in_refused', status: station.problem ?? '–' });
  });
}
