import { limits, type SongOrder, type StatisticsSongs } from '@unmuted/api/contract';
import { findFirstTitle, listSongs } from '#/modules/statistics/statistics/songs.repository.ts';
import {
  about,
  knowsSessions,
  type RangeQuery,
  type StatisticsCaller,
  type StatisticsDeps,
  subjectOf,
} from '#/modules/statistics/statistics/statistics-query.ts';

export async function readSongs(
  deps: StatisticsDeps,
  caller: StatisticsCaller,
  { order = 'plays', ...query }: RangeQuery & { readonly order?: SongOrder | undefined },
): Promise<StatisticsSongs> {
  const subject = await subjectOf(deps, caller, query);
  const { db, scope, cast, range, now, sample } = subject;
  const first = await findFirstTitle(db, scope, { castId: cast.id, sample });
  // Titles are retained for less time than counts and sessions: nothing before the first one is needed, except leaves
  // at its start.
  const fromMs = Math.max(range.fromMs, first ? first.getTime() - 1 : range.untilMs);
  const span = { from: new Date(fromMs), to: new Date(range.untilMs) };
  const { songs, total } =
    fromMs < range.untilMs
      ? await listSongs(db, scope, {
          castId: cast.id,
          sample,
          span,
          now,
          order,
          limit: limits.statisticsLines,
        })
      : { songs: [], total: { songs: 0, plays: 0 } };
  const known = knowsSessions(subject, range);
  return {
    ...about(subject),
    order,
    titlesSince: first?.toISOString() ?? null,
    items: songs.map(({ airtimeMs, tuneOuts, ...song }) => ({
      ...song,
      airtimeS: airtimeMs / 1_000,
      tuneOuts: known ? tuneOuts : null,
    })),
    total,
  };
}
