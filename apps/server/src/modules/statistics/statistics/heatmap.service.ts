import type { StatisticsHeatmap } from '@unmuted/api/contract';
import { bucketsOf } from '#/modules/statistics/statistics/buckets.repository.ts';
import { type Counted, listCounted } from '#/modules/statistics/statistics/counts.repository.ts';
import { aqhOf, inWeek } from '#/modules/statistics/statistics/listener-curves.ts';
import { readWeek } from '#/modules/statistics/statistics/sessions.ts';
import {
  about,
  filterOf,
  isWhole,
  knowsSessions,
  type SessionQuery,
  type StatisticsCaller,
  type StatisticsDeps,
  subjectOf,
} from '#/modules/statistics/statistics/statistics-query.ts';

export async function readHeatmap(
  deps: StatisticsDeps,
  caller: StatisticsCaller,
  query: SessionQuery,
): Promise<StatisticsHeatmap> {
  const subject = await subjectOf(deps, caller, query);
  const filter = await filterOf(subject, query);
  const { db, scope, cast, range, sample } = subject;
  const span = { from: new Date(range.fromMs), to: new Date(range.untilMs) };
  const wanted = { castId: cast.id, span, sample };
  const [counted, listened] = await Promise.all([
    isWhole(filter)
      ? listCounted(db, scope, wanted, { step: 'quarters', buckets: bucketsOf(range, 'week') })
      : new Map<number, Counted>(),
    knowsSessions(subject, range) ? readWeek(subject, range, filter) : null,
  ]);
  return {
    ...about(subject),
    counting: filter.counting,
    bots: filter.bots,
    mean: inWeek((cell) => {
      const known = counted.get(cell);
      return known ? aqhOf(known) : null;
    }),
    listenedS: listened && inWeek((cell) => listened[cell] ?? 0),
  };
}
