import { findAffected } from '#/modules/silence/alerts/queue/affected.repository.ts';
import { endPointless, failMails } from '#/modules/silence/alerts/queue/end-alerts.repository.ts';
import {
  queueAcknowledged,
  queueRaised,
  queueRecovered,
  queueRecoveredAll,
  queueReminders,
} from '#/modules/silence/alerts/queue/planner.repository.ts';
import type { TimerClock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';
import { startRepeatedWork } from '#/platform/jobs/repeated-work.ts';

export interface PlannerDeps {
  readonly db: Db;
  readonly clock: TimerClock;
  readonly onError: (error: unknown) => void;
}

const everyMs = 1_000;

/** Decides who is told what: one round. Several servers may plan at the same time. */
export async function planAlerts({ db }: Pick<PlannerDeps, 'db'>, now: Date): Promise<void> {
  const affected = await findAffected(db, now);
  await endPointless(db, now, affected);
  await queueRaised(db, now, affected);
  await queueReminders(db, now, affected);
  await queueAcknowledged(db, now);
  await queueRecovered(db, now);
  await queueRecoveredAll(db, now, affected);
  await failMails(db, now);
}

/** Decides each second who is told about incidents. Returns its stop function. */
export function startPlanningAlerts({ db, clock, onError }: PlannerDeps): () => Promise<void> {
  return startRepeatedWork({ clock, everyMs, work: () => planAlerts({ db }, clock.now()), onError });
}
