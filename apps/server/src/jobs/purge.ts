import type { Db } from '#/db/schema.ts';
import { type Retention, shippedRetention } from '#/jobs/retention.ts';
import type { Clock } from '#/lib/clock.ts';
import { purgeOutbox } from '#/mail/outbox.repository.ts';
import { purgeRollups } from '#/modules/history/rollups.repository.ts';
import { purgeSamples } from '#/modules/history/samples.repository.ts';
import { purgeListenerSessions, truncateAddresses } from '#/modules/listeners/listeners.repository.ts';
import { purgeOnAir } from '#/modules/on-air/on-air.repository.ts';
import { purgeRegistrations } from '#/modules/registration/registration.repository.ts';
import { purgeReportsSent } from '#/modules/reports/reports.repository.ts';
import { purgeRequestKeys } from '#/modules/request-keys/request-keys.repository.ts';
import { purgeSessions } from '#/modules/session/session.repository.ts';
import { purgeSessionDays } from '#/modules/statistics/session-days.repository.ts';
import { purgeThrottles } from '#/modules/throttle/throttle.repository.ts';
import { purgeWidgetLoads } from '#/modules/widgets/widget-loads.repository.ts';

const dayMs = 24 * 60 * 60_000;

interface PurgeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly retention?: Retention;
  /** Aborted when the server has to end: the next run goes on. */
  readonly signal?: AbortSignal;
}

/** Deletes what has been kept for long enough, and registrations and counters that are over. */
export async function purge({ db, clock, retention = shippedRetention, signal }: PurgeDeps): Promise<void> {
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  await purgeSessions(db, daysAgo(retention.sessionsDays));
  await truncateAddresses(db, daysAgo(retention.addressesDays));
  await purgeListenerSessions(db, daysAgo(retention.listenersDays));
  await purgeThrottles(db, now);
  await purgeRequestKeys(db, daysAgo(retention.requestKeysDays));
  await purgeOutbox(db, daysAgo(retention.mailsDays));
  await purgeReportsSent(db, daysAgo(retention.reportsDays));
  await purgeRegistrations(db, { now, linksBefore: daysAgo(retention.linksDays) });
  await purgeOnAir(db, daysAgo(retention.onAirDays));
  await purgeSamples(db, daysAgo(retention.samplesDays), signal);
  await purgeSessionDays(db, daysAgo(retention.sessionDaysDays), signal);
  await purgeWidgetLoads(db, daysAgo(retention.widgetLoadsDays), signal);
  await purgeRollups(db, (step) => daysAgo(retention.rollupsDays[step]), signal);
}
