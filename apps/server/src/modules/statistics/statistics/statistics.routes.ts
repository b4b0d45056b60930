import type { castRoutes, mainRoutes } from '@unmuted/api/contract';
import { readBreakdown } from '#/modules/statistics/statistics/breakdown.service.ts';
import {
  changeDayParts,
  listDayParts,
  readDayParts,
} from '#/modules/statistics/statistics/dayparts.service.ts';
import { readHeatmap } from '#/modules/statistics/statistics/heatmap.service.ts';
import { readMarks } from '#/modules/statistics/statistics/marks.service.ts';
import { readSongs } from '#/modules/statistics/statistics/songs.service.ts';
import type { StatisticsDeps } from '#/modules/statistics/statistics/statistics-query.ts';
import { readStatistics } from '#/modules/statistics/statistics/summary.service.ts';
import { readTimeseries } from '#/modules/statistics/statistics/timeseries.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type StatisticsRoutes = Pick<
  typeof castRoutes,
  | 'getStatisticsSummary'
  | 'getTimeseries'
  | 'getBreakdown'
  | 'getHeatmap'
  | 'listMarks'
  | 'listDayPartStatistics'
  | 'listSongs'
>;

export function statisticsHandlers(deps: StatisticsDeps): Handlers<StatisticsRoutes> {
  return {
    getStatisticsSummary: ({ session: { scope }, params: { username }, query }) =>
      readStatistics(deps, { scope, username }, query),
    getTimeseries: ({ session: { scope }, params: { username }, query }) =>
      readTimeseries(deps, { scope, username }, query),
    getBreakdown: ({ session: { scope }, params: { username }, query }) =>
      readBreakdown(deps, { scope, username }, query),
    getHeatmap: ({ session: { scope }, params: { username }, query }) =>
      readHeatmap(deps, { scope, username }, query),
    listDayPartStatistics: ({ session: { scope }, params: { username }, query }) =>
      readDayParts(deps, { scope, username }, query),
    listMarks: ({ session: { scope }, params: { username }, query }) =>
      readMarks(deps, { scope, username }, query),
    listSongs: ({ session: { scope }, params: { username }, query }) =>
      readSongs(deps, { scope, username }, query),
  };
}

type DayPartsRoutes = Pick<typeof mainRoutes, 'getDayParts' | 'updateDayParts'>;

export function dayPartsHandlers(deps: StatisticsDeps): Handlers<DayPartsRoutes> {
  return {
    getDayParts: ({ session: { scope }, params: { username } }) => listDayParts(deps, scope, username),
    updateDayParts: ({ session: { scope }, caller, params: { username }, body: { parts }, version }) =>
      changeDayParts(deps, { scope, caller }, username, { parts, version }),
  };
}
