import * as z from 'zod/mini';
import { username } from '#/contract/shared/fields.ts';
import { defineRoute } from '#/contract/shared/route.ts';
import { dayPartsQuery, statisticsDayParts } from '#/contract/statistics/dayparts.schemas.ts';
import { marksQuery, statisticsMarks } from '#/contract/statistics/marks.schemas.ts';
import { songsQuery, statisticsSongs } from '#/contract/statistics/songs.schemas.ts';
import {
  breakdownQuery,
  heatmapQuery,
  statisticsBreakdown,
  statisticsHeatmap,
  statisticsSummary,
  statisticsTimeseries,
  summaryQuery,
  timeseriesQuery,
} from '#/contract/statistics/statistics.schemas.ts';

const tag = 'statistics';
const params = z.strictObject({ username });

export const getStatisticsSummary = defineRoute({
  operationId: 'statistics.getSummary',
  method: 'get',
  path: '/api/statistics/{username}/summary',
  summary: 'Get the key figures of a range and of a comparison range',
  tag,
  access: 'any',
  permission: 'statistics.view',
  params,
  query: summaryQuery,
  reply: { status: 200, description: 'The figures', schema: statisticsSummary },
  costly: true,
  errors: ['request.invalid', 'request.rate_limited', 'resource.not_found'],
});

export const getTimeseries = defineRoute({
  operationId: 'statistics.getTimeseries',
  method: 'get',
  path: '/api/statistics/{username}/timeseries',
  summary: 'Get the number of listeners over time',
  tag,
  access: 'any',
  permission: 'statistics.view',
  params,
  query: timeseriesQuery,
  reply: { status: 200, description: 'The time series', schema: statisticsTimeseries },
  costly: true,
  errors: ['request.invalid', 'request.rate_limited', 'resource.not_found'],
});

export const getBreakdown = defineRoute({
  operationId: 'statistics.getBreakdown',
  method: 'get',
  path: '/api/statistics/{username}/breakdown',
  summary: 'Break down sessions by country, player, class, stream, length or referrer',
  tag,
  access: 'any',
  permission: 'statistics.view',
  params,
  query: breakdownQuery,
  reply: { status: 200, description: 'The groups and their totals', schema: statisticsBreakdown },
  costly: true,
  errors: ['request.invalid', 'request.rate_limited', 'resource.not_found'],
});

export const getHeatmap = defineRoute({
  operationId: 'statistics.getHeatmap',
  method: 'get',
  path: '/api/statistics/{username}/heatmap',
  summary: 'Get the listeners by hour of the week',
  tag,
  access: 'any',
  permission: 'statistics.view',
  params,
  query: heatmapQuery,
  reply: { status: 200, description: 'The heatmap', schema: statisticsHeatmap },
  costly: true,
  errors: ['request.invalid', 'request.rate_limited', 'resource.not_found'],
});

export const listSongs = defineRoute({
  operationId: 'statistics.listSongs',
  method: 'get',
  path: '/api/statistics/{username}/songs',
  summary: 'List the played songs with play counts and listener retention',
  tag,
  access: 'any',
  permission: 'statistics.view',
  params,
  query: songsQuery,
  reply: { status: 200, description: 'The songs', schema: statisticsSongs },
  costly: true,
  errors: ['request.invalid', 'request.rate_limited', 'resource.not_found'],
});

export const listMarks = defineRoute({
  operationId: 'statistics.listMarks',
  method: 'get',
  path: '/api/statistics/{username}/marks',
  summary: 'List the chart annotations of a range: off-air periods, changes and restarts',
  tag,
  access: 'any',
  permission: 'statistics.view',
  params,
  query: marksQuery,
  reply: { status: 200, description: 'The annotations', schema: statisticsMarks },
  costly: true,
  errors: ['request.invalid', 'request.rate_limited', 'resource.not_found'],
});

export const listDayPartStatistics = defineRoute({
  operationId: 'statistics.listDayParts',
  method: 'get',
  path: '/api/statistics/{username}/dayparts',
  summary: 'Get the statistics of each daypart',
  tag,
  access: 'any',
  permission: 'statistics.view',
  params,
  query: dayPartsQuery,
  reply: { status: 200, description: 'The dayparts in order', schema: statisticsDayParts },
  costly: true,
  errors: ['request.invalid', 'request.rate_limited', 'resource.not_found'],
});
