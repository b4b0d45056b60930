import type { StatisticsTimeseries, StatisticsValues } from '@unmuted/api/contract';
import type { ReportDays } from '#/modules/statistics/reports/report-days.ts';
import { type ReportRow, scopeOfOwner } from '#/modules/statistics/reports/reports.repository.ts';
import { sealUnsubscribeToken } from '#/modules/statistics/reports/unsubscribe-token.ts';
import { readStatistics } from '#/modules/statistics/statistics/summary.service.ts';
import { readTimeseries } from '#/modules/statistics/statistics/timeseries.service.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import type { Db } from '#/platform/db/schema.ts';
import { laterDay, zoneOf } from '#/platform/lib/time-zone.ts';
import type { ReportFigure, ReportMail } from '#/platform/mail/report.ts';

export interface ReportDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly publicUrl: () => string;
}

/** The report of a period, or null if nothing is known of it. */
export async function reportMail(
  deps: ReportDeps,
  row: ReportRow,
  days: ReportDays,
): Promise<ReportMail | null> {
  const zone = zoneOf(row.timeZone);
  const caller = { scope: scopeOfOwner(row), username: row.username, recordedOnly: true };
  const range = { from: zone.beginOf(days.from).toISOString(), to: zone.beginOf(days.to).toISOString() };
  const [summary, curve] = await Promise.all([
    readStatistics(deps, caller, { ...range, compare: 'previous' }),
    readTimeseries(deps, caller, range),
  ]);
  const { values } = summary;
  const before = summary.compared?.values ?? null;
  if (values.peak === null && (values.starts ?? 0) === 0) return null;
  const site = deps.publicUrl();
  const last = laterDay(days.to, -1);
  return {
    kind: days.period === 'week' ? 'weekly_report' : 'monthly_report',
    name: row.firstName,
    link: `${site}/cast/${row.username}/stats?from=${days.from}&to=${last}`,
    stopLink: `${site}/api/mails/stop/${sealUnsubscribeToken(deps.secrets, row.castId)}`,
    report: {
      cast: row.username,
      from: days.from,
      to: last,
      timeZone: row.timeZone,
      figures: figuresOf(values, before),
      curve: pointsOf(curve),
    },
  };
}

const kinds = [
  ['peak', 'count'],
  ['aqh', 'mean'],
  ['tlh', 'hours'],
  ['starts', 'count'],
  ['active', 'count'],
  ['unique', 'count'],
  ['atslMin', 'minutes'],
  ['bounce', 'share'],
  ['returning', 'share'],
] as const;

function figuresOf(values: StatisticsValues, before: StatisticsValues | null): ReportFigure[] {
  const numberOf = (of: StatisticsValues, id: keyof StatisticsValues) => {
    const value = of[id];
    return typeof value === 'object' ? (value?.listeners ?? null) : value;
  };
  return kinds.map(([id, kind]) => ({
    id,
    kind,
    value: numberOf(values, id),
    before: before && numberOf(before, id),
  }));
}

function pointsOf({ at, lowest, mean, highest }: StatisticsTimeseries) {
  return at.map((moment, step) => ({
    at: moment,
    lowest: lowest[step] ?? null,
    mean: mean[step] ?? null,
    highest: highest[step] ?? null,
  }));
}
