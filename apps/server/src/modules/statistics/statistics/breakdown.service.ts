import {
  limits,
  type StatisticsBreakdown,
  type StatisticsDimension,
  sessionLengths,
} from '@unmuted/api/contract';
import type { SessionFilter } from '#/modules/statistics/statistics/session-filter.repository.ts';
import type { SessionSums, SumsByValue } from '#/modules/statistics/statistics/sessions.repository.ts';
import { countUnique, readSessions } from '#/modules/statistics/statistics/sessions.ts';
import {
  about,
  filterOf,
  knowsSessions,
  type SessionQuery,
  type StatisticsCaller,
  type StatisticsDeps,
  subjectOf,
} from '#/modules/statistics/statistics/statistics-query.ts';

type Lines = Pick<StatisticsBreakdown, 'items' | 'rest' | 'total'>;

const none: SessionSums = { starts: 0, active: 0, listenedMs: 0, unique: 0, returning: 0 };

export async function readBreakdown(
  deps: StatisticsDeps,
  caller: StatisticsCaller,
  query: SessionQuery & { readonly by: StatisticsDimension },
): Promise<StatisticsBreakdown> {
  const subject = await subjectOf(deps, caller, query);
  const filter = await filterOf(subject, query);
  const { range } = subject;
  const known = knowsSessions(subject, range);
  const [sums, unique] = known
    ? await Promise.all([readSessions(subject, range, filter, query.by), countUnique(subject, range, filter)])
    : [new Map<string, SessionSums>(), 0];
  const { by } = query;
  return {
    ...about(subject),
    counting: filter.counting,
    bots: filter.bots,
    by,
    known,
    ...linesOf(sums, { by, counting: filter.counting, unique, known }),
  };
}

interface LinesWanted {
  readonly by: StatisticsDimension;
  readonly counting: SessionFilter['counting'];
  /** Unique listeners of all rows together. */
  readonly unique: number;
  readonly known: boolean;
}

/** The largest rows, with the rest as one. */
export function linesOf(sums: SumsByValue, { by, counting, unique, known }: LinesWanted): Lines {
  const all = by === 'length' && known ? inOrder(sums) : bySize(sums, counting);
  const lines = all.slice(0, limits.statisticsLines);
  const rest = all.slice(limits.statisticsLines).map(([, each]) => each);
  const together = addUp(all.map(([, each]) => each));
  return {
    items: lines.map(([value, each]) => ({
      value: value === '' ? null : value,
      ...toSums(each),
      unique: each.unique,
    })),
    rest: rest.length ? { values: rest.length, ...toSums(addUp(rest)) } : null,
    total: { ...toSums(together), unique },
  };
}

function inOrder(sums: SumsByValue): [string, SessionSums][] {
  return sessionLengths.map((length) => [length, sums.get(length) ?? none]);
}

function bySize(sums: SumsByValue, counting: SessionFilter['counting']): [string, SessionSums][] {
  return [...sums].sort(
    ([a, one], [b, other]) =>
      other[counting] - one[counting] || other.listenedMs - one.listenedMs || (a < b ? -1 : 1),
  );
}

function addUp(all: readonly SessionSums[]): SessionSums {
  const sum = (key: 'starts' | 'active' | 'listenedMs') => all.reduce((so, each) => so + each[key], 0);
  return { ...none, starts: sum('starts'), active: sum('active'), listenedMs: sum('listenedMs') };
}

const toSums = ({ starts, active, listenedMs }: SessionSums) => ({
  starts,
  active,
  listenedS: listenedMs / 1_000,
});
