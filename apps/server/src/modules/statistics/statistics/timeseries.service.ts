import type { StatisticsTimeseries } from '@unmuted/api/contract';
import { bucketsOf } from '#/modules/statistics/statistics/buckets.repository.ts';
import { listCounted } from '#/modules/statistics/statistics/counts.repository.ts';
import { curveOf } from '#/modules/statistics/statistics/listener-curves.ts';
import { resolutionOf } from '#/modules/statistics/statistics/range.ts';
import {
  about,
  type RangeQuery,
  type StatisticsCaller,
  type StatisticsDeps,
  subjectOf,
} from '#/modules/statistics/statistics/statistics-query.ts';

export async function readTimeseries(
  deps: StatisticsDeps,
  caller: StatisticsCaller,
  query: RangeQuery,
): Promise<StatisticsTimeseries> {
  const subject = await subjectOf(deps, caller, query);
  const { db, scope, cast, range, now, sample } = subject;
  const resolution = resolutionOf(range, now);
  const span = { from: new Date(range.fromMs), to: new Date(range.untilMs) };
  const wanted = { castId: cast.id, span, sample };
  const counted = await listCounted(db, scope, wanted, {
    step: resolution === 'minute' ? 'minutes' : 'quarters',
    buckets: bucketsOf(range, resolution),
  });
  const { atMs, ...values } = curveOf(range, resolution, counted);
  return {
    ...about(subject),
    resolution,
    at: atMs.map((ms) => new Date(ms).toISOString()),
    ...values,
  };
}
