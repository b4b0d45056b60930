import type { ReportPeriod, ReportPreferences, ReportSchedule, ReportSent } from '@unmuted/api/contract';
import { daysBefore, nextDue } from '#/modules/statistics/reports/report-days.ts';
import { type ReportDeps, reportMail } from '#/modules/statistics/reports/report-mail.ts';
import {
  type ReportRow,
  requireReportRow,
  saveWishes,
} from '#/modules/statistics/reports/reports.repository.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Act } from '#/platform/http/act.ts';
import { zoneOf } from '#/platform/lib/time-zone.ts';
import type { Mailer } from '#/platform/mail/mail.ts';
import type { Throttle } from '#/platform/throttle/throttle.ts';

export interface ReportsDeps extends ReportDeps {
  readonly mailer: Mailer;
  readonly throttle: Throttle;
}

/** A few previews are enough. */
const nowRule = { kind: 'report.now', limit: 5, windowMs: 60 * 60_000 };

export async function readReportSchedule(
  { db, clock }: ReportsDeps,
  scope: Scope,
  username: string,
): Promise<ReportSchedule> {
  return toSchedule(await requireReportRow(db, scope, username), clock.now());
}

export async function changeReportSchedule(
  { db, clock }: ReportsDeps,
  { scope, caller }: Act,
  username: string,
  wishes: ReportPreferences,
): Promise<ReportSchedule> {
  return db.transaction().execute(async (tx) => {
    const { castId, accountId, weeklySince, monthlySince } = await requireReportRow(tx, scope, username);
    const now = clock.now();
    await saveWishes(tx, castId, wishes, now);
    await recordAudit(tx, {
      at: now,
      action: 'report.updated',
      by: scope,
      about: { accountId },
      caller,
      details: { cast: username, ...wishes },
      change: { before: { weekly: weeklySince !== null, monthly: monthlySince !== null }, after: wishes },
    });
    return toSchedule(await requireReportRow(tx, scope, username), now);
  });
}

/** Sends the report of the last full week or month now, even before it is due. */
export async function sendReport(
  deps: ReportsDeps,
  { scope, caller }: Act,
  username: string,
  period: ReportPeriod,
): Promise<ReportSent> {
  const { db, clock, mailer, throttle } = deps;
  const row = await requireReportRow(db, scope, username);
  const attempt = await throttle.pass(nowRule, row.castId);
  const now = clock.now();
  const mail = await reportMail(deps, row, daysBefore(period, zoneOf(row.timeZone).dayOf(now.getTime())));
  if (!mail) {
    await attempt.giveBack();
    return { sent: false, to: row.email };
  }
  await db.transaction().execute(async (tx) => {
    await mailer.send(tx, row, mail);
    await recordAudit(tx, {
      at: now,
      action: 'report.sent',
      by: scope,
      about: { accountId: row.accountId },
      caller,
      details: { cast: username, period },
    });
  });
  return { sent: true, to: row.email };
}

function toSchedule(
  { username, email, timeZone, weeklySince, monthlySince }: ReportRow,
  now: Date,
): ReportSchedule {
  const next = (period: ReportPeriod, since: Date | null) =>
    since && nextDue(period, zoneOf(timeZone), now).toISOString();
  return {
    username,
    weekly: weeklySince !== null,
    monthly: monthlySince !== null,
    to: email,
    timeZone,
    next: { weekly: next('week', weeklySince), monthly: next('month', monthlySince) },
  };
}
