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

export type StatisticsRoutes =
  | 'readStatistics'
  | 'readTimeseries'
  | 'readBreakdown'
  | 'readHeatmap'
  | 'readMarks'
  | 'readDayParts'
  | 'readSongs';

export function statisticsHandlers(
  deps: StatisticsDeps,
): Pick<Handlers<typeof castRoutes>, StatisticsRoutes> {
  return {
    readStatistics: ({ session: { scope }, params: { username }, query }) =>
      readStatistics(deps, { scope, username }, query),
    readTimeseries: ({ session: { scope }, params: { username }, query }) =>
      readTimeseries(deps, { scope, username }, query),
    readBreakdown: ({ session: { scope }, params: { username }, query }) =>
      readBreakdown(deps, { scope, username }, query),
    readHeatmap: ({ session: { scope }, params: { username }, query }) =>
      readHeatmap(deps, { scope, username }, query),
    readDayParts: ({ session: { scope }, params: { username }, query }) =>
      readDayParts(deps, { scope, username }, query),
    readMarks: ({ session: { scope }, params: { username }, query }) =>
      readMarks(deps, { scope, username }, query),
    readSongs: ({ session: { scope }, params: { username }, query }) =>
      readSongs(deps, { scope, username }, query),
  };
}

export function dayPartsHandlers(
  deps: StatisticsDeps,
): Pick<Handlers<typeof mainRoutes>, 'listDayParts' | 'changeDayParts'> {
  return {
    listDayParts: ({ session: { scope }, params: { username } }) => listDayParts(deps, scope, username),
    changeDayParts: ({ session: { scope }, caller, params: { username }, body: { parts }, version }) =>
      changeDayParts(deps, { scope, caller }, username, { parts, version }),
  };
}
