import { locales, type SiteStatistics } from '@unmuted/api/contract';
import { requireSite } from '#/modules/sites/domains/site-access.repository.ts';
import { findSince, listCounts } from '#/modules/sites/statistics/site-days.repository.ts';
import type { VisitCounter } from '#/modules/sites/statistics/visit-counter.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';

export interface SiteStatisticsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly visits: Pick<VisitCounter, 'flush'>;
}

const dayMs = 86_400_000;
type Country = SiteStatistics['countries'][number]['country'];

/** Visits and plays of the last days, with today. */
export async function readSiteStatistics(
  { db, clock, visits }: SiteStatisticsDeps,
  scope: Scope,
  { username, days }: { readonly username: string; readonly days: number },
): Promise<SiteStatistics> {
  await requireSite(db, scope, username);
  await visits.flush();
  const now = clock.now().getTime();
  const dayOf = (daysAgo: number) => new Date(now - daysAgo * dayMs).toISOString().slice(0, 10);
  const range = { from: dayOf(days - 1), to: dayOf(0) };
  const before = { from: dayOf(2 * days - 1), to: dayOf(days) };
  const [byDay, byDayBefore, countries, referrers, languages, { since, messages }] = await Promise.all([
    listCounts(db, username, 'day', range),
    listCounts(db, username, 'day', before),
    listCounts(db, username, 'country', range),
    listCounts(db, username, 'referrer', range),
    listCounts(db, username, 'language', range),
    findSince(db, username, range),
  ]);
  return {
    ...range,
    ...totalOf(byDay),
    messages,
    previous: totalOf(byDayBefore),
    days: Array.from({ length: days }, (_, index) => {
      const day = dayOf(days - 1 - index);
      return { day, ...totalOf(byDay.filter(({ value }) => value === day)) };
    }),
    countries: countries.map(({ value, ...counts }) => ({
      // Only countries of the geolocation are stored.
      country: (value || null) as Country,
      ...counts,
    })),
    referrers: referrers.map(({ value, ...counts }) => ({ host: value || null, ...counts })),
    languages: languages.flatMap(({ value, ...counts }) => {
      const language = locales.find((locale) => locale === value);
      return language ? [{ language, ...counts }] : [];
    }),
    since,
  };
}

function totalOf(counts: readonly { readonly visits: number; readonly plays: number }[]) {
  return {
    visits: counts.reduce((sum, { visits }) => sum + visits, 0),
    plays: counts.reduce((sum, { plays }) => sum + plays, 0),
  };
}
