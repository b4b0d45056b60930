import type { StatisticsHeatmap } from '@unmuted/api/contract';
import {
  type Asker,
  about,
  filterOf,
  isWhole,
  knowsSessions,
  type SessionQuery,
  type StatisticsDeps,
  subjectOf,
} from '#/modules/statistics/asked.ts';
import { inWeek, weekCells, weekOf } from '#/modules/statistics/counted.ts';
import { listCounted } from '#/modules/statistics/counts.repository.ts';
import { sumByQuarters } from '#/modules/statistics/sessions.repository.ts';

export async function readHeatmap(
  deps: StatisticsDeps,
  asker: Asker,
  query: SessionQuery,
): Promise<StatisticsHeatmap> {
  const subject = await subjectOf(deps, asker, query);
  const filter = await filterOf(subject, query);
  const { db, scope, cast, range, now, withSamples } = subject;
  const span = { from: new Date(range.fromMs), to: new Date(range.untilMs) };
  const [quarters, listened] = await Promise.all([
    isWhole(filter) ? listCounted(db, scope, { castId: cast.id, span, withSamples }, 'quarters') : [],
    knowsSessions(subject, range) ? sumByQuarters(db, scope, { castId: cast.id, span, filter, now }) : null,
  ]);
  return {
    ...about(subject),
    sample: quarters.some(({ sample }) => sample),
    counting: filter.counting,
    bots: filter.bots,
    mean: weekOf(range, quarters),
    listenedS: listened && inWeekOf(weekCells(range), listened),
  };
}

function inWeekOf(
  cellOf: (atMs: number) => number,
  listened: readonly { readonly atMs: number; readonly listenedMs: number }[],
): number[][] {
  const sums = new Map<number, number>();
  for (const { atMs, listenedMs } of listened) {
    const cell = cellOf(atMs);
    sums.set(cell, (sums.get(cell) ?? 0) + listenedMs);
  }
  return inWeek((cell) => (sums.get(cell) ?? 0) / 1_000);
}
