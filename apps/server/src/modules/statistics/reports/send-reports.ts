import type { ReportPeriod } from '@unmuted/api/contract';
import { daysDue, dueAt } from '#/modules/statistics/reports/report-days.ts';
import { type ReportDeps, reportMail } from '#/modules/statistics/reports/report-mail.ts';
import {
  claimReport,
  listWanted,
  type ReportRow,
  wasSent,
} from '#/modules/statistics/reports/reports.repository.ts';
import { zoneOf } from '#/platform/lib/time-zone.ts';
import type { Mailer } from '#/platform/mail/mail.ts';

export interface SendDeps extends ReportDeps {
  readonly mailer: Mailer;
  /** Aborted on shutdown: the next run sends the rest. */
  readonly signal?: AbortSignal | undefined;
}

/** After a longer outage, reports would be outdated. */
const lateAtMostMs = 3 * 24 * 60 * 60_000;

/** Sends each due report once and returns how many. Internal: not scoped. */
export async function sendReports(deps: SendDeps): Promise<number> {
  let sent = 0;
  for (const row of await listWanted(deps.db)) {
    for (const [period, since] of [
      ['week', row.weeklySince],
      ['month', row.monthlySince],
    ] as const) {
      deps.signal?.throwIfAborted();
      if (since && (await sendOne(deps, row, { period, since }))) sent += 1;
    }
  }
  return sent;
}

async function sendOne(
  deps: SendDeps,
  row: ReportRow,
  { period, since }: { period: ReportPeriod; since: Date },
): Promise<boolean> {
  const { db, clock, mailer } = deps;
  const now = clock.now();
  const zone = zoneOf(row.timeZone);
  const days = daysDue(period, zone, now);
  const due = dueAt(days, zone);
  // Reports enabled on a Wednesday start on Monday.
  if (due < since || now.getTime() - due.getTime() > lateAtMostMs) return false;
  if (await wasSent(db, row.castId, days)) return false;
  const mail = await reportMail(deps, row, days);
  if (!mail) return false;
  return db.transaction().execute(async (tx) => {
    if (!(await claimReport(tx, row.castId, days, now))) return false;
    await mailer.send(tx, row, mail);
    return true;
  });
}
