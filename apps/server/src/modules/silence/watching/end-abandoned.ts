import { failOldActs } from '#/modules/silence/watching/acts.repository.ts';
import { listAbandoned } from '#/modules/silence/watching/incidents.repository.ts';
import { closeIncident, type IncidentDeps } from '#/modules/silence/watching/record-incident.ts';
import type { TimerClock } from '#/platform/clock/clock.ts';
import { startRepeatedWork } from '#/platform/jobs/repeated-work.ts';

export interface AbandonedDeps extends IncidentDeps {
  readonly clock: TimerClock;
  readonly onError: (error: unknown) => void;
}

const everyMs = 5_000;
const testMs = 60_000;
const actMs = 60_000;

/** Ends what no server that listens ends. Returns its stop function. */
export function startEndingAbandoned(deps: AbandonedDeps): () => Promise<void> {
  return startRepeatedWork({ ...deps, everyMs, work: () => endAbandoned(deps) });
}

/** Ends tests after a minute, and incidents of stations that nobody listens to any more. */
export async function endAbandoned(deps: Omit<AbandonedDeps, 'onError'>): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  for (const { id, stationId, name, accountId, isTest } of await listAbandoned(
    db,
    new Date(now.getTime() - testMs),
  )) {
    const station = { id: stationId, name, accountId };
    await closeIncident(deps, station, { id, endedAt: now, worker: null, isTest });
  }
  await failOldActs(db, { before: new Date(now.getTime() - actMs), now });
}
