import { type SiteStatisticsDays, siteStatisticsDays } from '#/data/sites/site-statistics.queries.ts';
import { oneOf } from '#/lib/search-values.ts';

export interface SiteStatisticsSearch {
  /** The period; a week by default. */
  days?: SiteStatisticsDays | undefined;
}

export const usualDays: SiteStatisticsDays = 7;

export const siteStatisticsSearch = ({ days }: Record<string, unknown>): SiteStatisticsSearch => ({
  days: oneOf(days, siteStatisticsDays),
});
