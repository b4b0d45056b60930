import type { StatisticsSummary, StatisticsValues } from '@unmuted/api/contract';
import { bucketsOf } from '#/modules/statistics/statistics/buckets.repository.ts';
import { findMoment, findTitleAt, listCounted } from '#/modules/statistics/statistics/counts.repository.ts';
import { aqhOf } from '#/modules/statistics/statistics/listener-curves.ts';
import { type Comparison, comparedRange, type Range } from '#/modules/statistics/statistics/range.ts';
import type { SessionFilter } from '#/modules/statistics/statistics/session-filter.repository.ts';
import type { SessionSums } from '#/modules/statistics/statistics/sessions.repository.ts';
import { readSessions } from '#/modules/statistics/statistics/sessions.ts';
import {
  about,
  filterOf,
  isWhole,
  knowsSessions,
  type SessionQuery,
  type StatisticsCaller,
  type StatisticsDeps,
  type Subject,
  subjectOf,
} from '#/modules/statistics/statistics/statistics-query.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;

export async function readStatistics(
  deps: StatisticsDeps,
  caller: StatisticsCaller,
  query: SessionQuery & { readonly compare?: Comparison | undefined },
): Promise<StatisticsSummary> {
  const subject = await subjectOf(deps, caller, query);
  const filter = await filterOf(subject, query);
  const other =
    query.compare && query.compare !== 'none' ? comparedRange(subject.range, query.compare) : null;
  const [values, compared] = await Promise.all([
    readValues(subject, subject.range, filter),
    other && readValues(subject, other, filter),
  ]);
  return {
    ...about(subject),
    counting: filter.counting,
    bots: filter.bots,
    values,
    compared: other &&
      compared && {
        from: new Date(other.fromMs).toISOString(),
        to: new Date(other.toMs).toISOString(),
        values: compared,
        sample: subject.sample,
      },
  };
}

async function readValues(subject: Subject, range: Range, filter: SessionFilter): Promise<StatisticsValues> {
  const [counts, sums] = await Promise.all([
    isWhole(filter) ? readCounts(subject, range) : { peak: null, aqh: null },
    knowsSessions(subject, range) ? readSums(subject, range, filter) : null,
  ]);
  return { ...counts, ...valuesOf(sums, filter) };
}

async function readCounts({ db, scope, cast, sample }: Subject, range: Range) {
  const span = { from: new Date(range.fromMs), to: new Date(range.untilMs) };
  const wanted = { castId: cast.id, span, sample };
  const buckets = bucketsOf(range, 'range');
  const counted = (await listCounted(db, scope, wanted, { step: 'quarters', buckets })).get(0);
  if (!counted) return { aqh: null, peak: null };
  const at = await findMoment(db, scope, wanted, counted.highest);
  const title = await findTitleAt(db, scope, wanted, at);
  return { aqh: aqhOf(counted), peak: { listeners: counted.highest, at: at.toISOString(), title } };
}

async function readSums(subject: Subject, range: Range, filter: SessionFilter): Promise<SessionSums> {
  const sums = await readSessions(subject, range, filter, 'total');
  return sums.get('') ?? { starts: 0, active: 0, listenedMs: 0, unique: 0, returning: 0 };
}

/** docs/guide/statistics.md says the same in words. What would be a part of nothing is not known. */
export function valuesOf(
  sums: SessionSums | null,
  { counting }: Pick<SessionFilter, 'counting'>,
): Omit<StatisticsValues, 'peak' | 'aqh'> {
  if (!sums) {
    return {
      starts: null,
      active: null,
      unique: null,
      tlh: null,
      atslMin: null,
      bounce: null,
      returning: null,
    };
  }
  const { starts, active, unique, listenedMs } = sums;
  const counted = counting === 'active' ? active : starts;
  return {
    starts,
    active,
    unique,
    tlh: listenedMs / hourMs,
    atslMin: counted ? listenedMs / minuteMs / counted : null,
    bounce: starts ? (starts - active) / starts : null,
    returning: unique ? sums.returning / unique : null,
  };
}
