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
  summary: 'Who listened to a cast in a range, in figures, and how that compares',
  tag,
  access: 'any',
  params,
  query: summaryQuery,
  reply: { status: 200, description: 'The figures', schema: statisticsSummary },
  errors: ['request.invalid', 'resource.not_found'],
});

export const getTimeseries = defineRoute({
  operationId: 'statistics.getTimeseries',
  method: 'get',
  path: '/api/statistics/{username}/timeseries',
  summary: 'How many listened to a cast over time',
  tag,
  access: 'any',
  params,
  query: timeseriesQuery,
  reply: { status: 200, description: 'The curve', schema: statisticsTimeseries },
  errors: ['request.invalid', 'resource.not_found'],
});

export const getBreakdown = defineRoute({
  operationId: 'statistics.getBreakdown',
  method: 'get',
  path: '/api/statistics/{username}/breakdown',
  summary: 'The sessions of a cast told apart by country, player, class, stream, length or referrer',
  tag,
  access: 'any',
  params,
  query: breakdownQuery,
  reply: { status: 200, description: 'The lines and what they make together', schema: statisticsBreakdown },
  errors: ['request.invalid', 'resource.not_found'],
});

export const getHeatmap = defineRoute({
  operationId: 'statistics.getHeatmap',
  method: 'get',
  path: '/api/statistics/{username}/heatmap',
  summary: 'Which hours of the week are listened to',
  tag,
  access: 'any',
  params,
  query: heatmapQuery,
  reply: { status: 200, description: 'The week', schema: statisticsHeatmap },
  errors: ['request.invalid', 'resource.not_found'],
});

export const listSongs = defineRoute({
  operationId: 'statistics.listSongs',
  method: 'get',
  path: '/api/statistics/{username}/songs',
  summary: 'Which songs were on air, how often, and who stayed',
  tag,
  access: 'any',
  params,
  query: songsQuery,
  reply: { status: 200, description: 'The songs', schema: statisticsSongs },
  errors: ['request.invalid', 'resource.not_found'],
});

export const listMarks = defineRoute({
  operationId: 'statistics.listMarks',
  method: 'get',
  path: '/api/statistics/{username}/marks',
  summary: 'What happened to a cast that its curve may show: times off air, changes, restarts',
  tag,
  access: 'any',
  params,
  query: marksQuery,
  reply: { status: 200, description: 'What happened', schema: statisticsMarks },
  errors: ['request.invalid', 'resource.not_found'],
});

export const listDayPartStatistics = defineRoute({
  operationId: 'statistics.listDayParts',
  method: 'get',
  path: '/api/statistics/{username}/dayparts',
  summary: 'What the named parts of the week of a cast had',
  tag,
  access: 'any',
  params,
  query: dayPartsQuery,
  reply: { status: 200, description: 'The parts in their order', schema: statisticsDayParts },
  errors: ['request.invalid', 'resource.not_found'],
});
