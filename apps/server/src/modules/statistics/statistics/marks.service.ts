import { limits, type StatisticsMarks } from '@unmuted/api/contract';
import { readIntervals } from '#/modules/casts/on-air/intervals.ts';
import { listActs } from '#/modules/statistics/statistics/marks.repository.ts';
import {
  about,
  type RangeQuery,
  type StatisticsCaller,
  type StatisticsDeps,
  subjectOf,
} from '#/modules/statistics/statistics/statistics-query.ts';

const minuteMs = 60_000;
/** A smaller share of the range would be narrower than a line. */
const seenFrom = 1 / 200;

type Mark = StatisticsMarks['items'][number];

export async function readMarks(
  deps: StatisticsDeps,
  caller: StatisticsCaller,
  query: RangeQuery,
): Promise<StatisticsMarks> {
  const subject = await subjectOf(deps, caller, query);
  const { db, scope, cast, range, now } = subject;
  const span = { from: new Date(range.fromMs), to: new Date(range.untilMs) };
  const [acts, { spans }] = await Promise.all([
    listActs(db, scope, cast, span),
    readIntervals(db, scope, cast.id, { from: span.from, to: span.to, now }),
  ]);
  const leastMs = Math.max(minuteMs, (range.toMs - range.fromMs) * seenFrom);
  const silences = spans.filter(({ state }) => state === 'off_air');
  const seen = silences.filter(({ from, to }) => to - from >= leastMs);
  const moment = (atMs: number) => new Date(atMs).toISOString();
  const marks: Mark[] = [
    ...acts.map(({ kind, at, section }) => ({ kind, at: at.toISOString(), until: null, section })),
    ...seen.map(({ from, to }) => ({
      kind: 'off_air' as const,
      at: moment(from),
      // A period that reaches the end of known data is still open.
      until: to < range.untilMs ? moment(to) : null,
      section: null,
    })),
  ].sort((a, b) => (a.at < b.at ? -1 : 1));
  const items = marks.slice(-limits.statisticsMarks);
  return {
    ...about(subject),
    // Marks are recorded acts, never sample data.
    sample: false,
    items,
    omittedCount: silences.length - seen.length + marks.length - items.length,
  };
}
