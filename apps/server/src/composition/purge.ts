import { type Retention, shippedRetention } from '#/composition/retention.ts';
import { purgeRollups } from '#/modules/casts/listener-counts/rollups.repository.ts';
import { purgeSamples } from '#/modules/casts/listener-counts/samples.repository.ts';
import { purgeOnAir } from '#/modules/casts/on-air/on-air.repository.ts';
import { purgeRegistrations } from '#/modules/identity/registration/registration.repository.ts';
import { purgeSessions } from '#/modules/identity/session/session.repository.ts';
import { purgeBans, purgeRefusals } from '#/modules/listeners/access/access.repository.ts';
import {
  purgeListenerSessions,
  truncateAddresses,
} from '#/modules/listeners/listeners/listeners.repository.ts';
import { purgeReportsSent } from '#/modules/statistics/reports/reports.repository.ts';
import { purgeSessionDays } from '#/modules/statistics/statistics/session-days.repository.ts';
import { purgeWidgetLoads } from '#/modules/widgets/widgets/widget-loads.repository.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';
import { purgeRequestKeys } from '#/platform/idempotency/idempotency.repository.ts';
import { purgeOutbox } from '#/platform/mail/outbox.repository.ts';
import { purgeThrottles } from '#/platform/throttle/throttle.repository.ts';

const dayMs = 24 * 60 * 60_000;

interface PurgeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly retention?: Retention;
  /** Aborted when the server has to end: the next run goes on. */
  readonly signal?: AbortSignal;
}

/**
 * Deletes what has been kept for long enough, and registrations and counters that are over. What fails keeps nothing else
 * from being deleted; the run fails in the end, is tried again, and says what it could not delete.
 */
export async function purge(deps: PurgeDeps): Promise<void> {
  const failures: { readonly what: string; readonly error: unknown }[] = [];
  for (const [what, step] of Object.entries(stepsOf(deps))) {
    deps.signal?.throwIfAborted();
    try {
      await step();
    } catch (error) {
      if (deps.signal?.aborted) throw error;
      failures.push({ what, error });
    }
  }
  if (failures.length === 0) return;
  const texts = failures.map(({ what, error }) => `${what} (${String(error)})`);
  throw new AggregateError(
    failures.map(({ error }) => error),
    `Not purged: ${texts.join(', ')}`,
  );
}

/** What there is to delete, each by a name that tells an operator what failed. */
function stepsOf({ db, clock, retention = shippedRetention, signal }: PurgeDeps) {
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  return {
    sessions: () => purgeSessions(db, daysAgo(retention.sessionsDays)),
    addresses: () => truncateAddresses(db, daysAgo(retention.addressesDays), signal),
    bans: () => purgeBans(db, daysAgo(retention.addressesDays), signal),
    refusals: () => purgeRefusals(db, daysAgo(retention.refusalsDays), signal),
    listeners: () => purgeListenerSessions(db, daysAgo(retention.listenersDays), signal),
    throttles: () => purgeThrottles(db, now),
    requestKeys: () => purgeRequestKeys(db, daysAgo(retention.requestKeysDays)),
    mails: () => purgeOutbox(db, daysAgo(retention.mailsDays)),
    reports: () => purgeReportsSent(db, daysAgo(retention.reportsDays)),
    registrations: () => purgeRegistrations(db, { now, linksBefore: daysAgo(retention.linksDays) }),
    onAir: () => purgeOnAir(db, daysAgo(retention.onAirDays)),
    samples: () => purgeSamples(db, daysAgo(retention.samplesDays), signal),
    sessionDays: () => purgeSessionDays(db, daysAgo(retention.sessionDaysDays), signal),
    widgetLoads: () => purgeWidgetLoads(db, daysAgo(retention.widgetLoadsDays), signal),
    rollups: () => purgeRollups(db, (step) => daysAgo(retention.rollupsDays[step]), signal),
  } satisfies Record<string, () => Promise<unknown>>;
}
