import type { ReportPeriod } from '@unmuted/api/contract';
import { laterDay, type Zone } from '#/platform/lib/time-zone.ts';

/** Days of the cast's zone, the last one left out. */
export interface ReportDays {
  readonly period: ReportPeriod;
  readonly from: string;
  readonly to: string;
}

/** Mails go out in the morning of the day after, when people begin their work. */
const sentAtMs = 8 * 60 * 60_000;

/** The last whole week, Monday to Sunday, or month before a day. */
export function daysBefore(period: ReportPeriod, today: string): ReportDays {
  const to = beginOf(period, today);
  return { period, from: beginOf(period, laterDay(to, -1)), to };
}

/** When the mail about them goes out: at eight by the clocks of the zone, however these were changed. */
export function dueAt({ to }: ReportDays, zone: Zone): Date {
  return new Date(zone.fromWall(Date.parse(to) + sentAtMs));
}

/** The last days whose mail was due by now. */
export function daysDue(period: ReportPeriod, zone: Zone, now: Date): ReportDays {
  const days = daysBefore(period, zone.dayOf(now.getTime()));
  return dueAt(days, zone) > now ? daysBefore(period, days.from) : days;
}

/** When the next mail goes out. */
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
