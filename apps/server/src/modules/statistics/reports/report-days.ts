import type { ReportPeriod } from '@unmuted/api/contract';
import { laterDay, type Zone } from '#/platform/lib/time-zone.ts';

/** Days in the cast's time zone; the end is excluded. */
export interface ReportDays {
  readonly period: ReportPeriod;
  readonly from: string;
  readonly to: string;
}

/** E-mails are sent on the following morning. */
const sentAtMs = 8 * 60 * 60_000;

/** The last full week (Monday to Sunday) or month before a day. */
export function daysBefore(period: ReportPeriod, today: string): ReportDays {
  const to = beginOf(period, today);
  return { period, from: beginOf(period, laterDay(to, -1)), to };
}

/** When the report is due: at eight local time, whatever the DST changes. */
export function dueAt({ to }: ReportDays, zone: Zone): Date {
  return new Date(zone.fromWall(Date.parse(to) + sentAtMs));
}

/** The last period whose report is due. */
export function daysDue(period: ReportPeriod, zone: Zone, now: Date): ReportDays {
  const days = daysBefore(period, zone.dayOf(now.getTime()));
  return dueAt(days, zone) > now ? daysBefore(period, days.from) : days;
}

/** When the next report is due. */
export function nextDue(period: ReportPeriod, zone: Zone, now: Date): Date {
  const { to } = daysDue(period, zone, now);
  // A month has 31 days at most.
  const later = laterDay(to, period === 'week' ? 7 : 31);
  return dueAt({ period, from: to, to: beginOf(period, later) }, zone);
}

function beginOf(period: ReportPeriod, day: string): string {
  if (period === 'month') return `${day.slice(0, 7)}-01`;
  return laterDay(day, -((new Date(Date.parse(day)).getUTCDay() + 6) % 7));
}
