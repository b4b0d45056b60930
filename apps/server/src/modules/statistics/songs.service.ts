import { limits, type SongOrder, type StatisticsSongs } from '@unmuted/api/contract';
import {
  type Asker,
  about,
  knowsSessions,
  type RangeQuery,
  type StatisticsDeps,
  subjectOf,
} from '#/modules/statistics/asked.ts';
import { findFirstTitle, listSongs, type PlayedSong } from '#/modules/statistics/songs.repository.ts';

export async function readSongs(
  deps: StatisticsDeps,
  asker: Asker,
  { order = 'plays', ...query }: RangeQuery & { readonly order?: SongOrder | undefined },
): Promise<StatisticsSongs> {
  const subject = await subjectOf(deps, asker, query);
  const { db, scope, cast, range, now } = subject;
  const first = await findFirstTitle(db, scope, cast.id);
  // Titles are kept for less than counts and sessions are: of what was before them, nothing need be read but who left at the
  // very moment in which the first began.
  const fromMs = Math.max(range.fromMs, first ? first.getTime() - 1 : range.untilMs);
  const span = { from: new Date(fromMs), to: new Date(range.untilMs) };
  const songs = fromMs < range.untilMs ? await listSongs(db, scope, { castId: cast.id, span, now }) : [];
  const known = knowsSessions(subject, range);
  return {
    ...about(subject),
    // Titles and the counts beside them are never such as were made for the demo.
    sample: false,
    order,
    titlesSince: first?.toISOString() ?? null,
    items: inOrder(songs, order)
      .slice(0, limits.statisticsLines)
      .map(({ airtimeMs, tuneOuts, ...song }) => ({
        ...song,
        airtimeS: airtimeMs / 1_000,
        tuneOuts: known ? tuneOuts : null,
      })),
    total: { songs: songs.length, plays: songs.reduce((sum, { plays }) => sum + plays, 0) },
  };
}

/** What is not known of comes last; of two alike, the one that was played more often comes first. */
function inOrder(songs: readonly PlayedSong[], order: SongOrder): PlayedSong[] {
  const change = ({ atStart, atEnd }: PlayedSong) =>
    atStart === null || atEnd === null ? null : atEnd - atStart;
  const size: Record<SongOrder, (song: PlayedSong) => number> = {
    plays: ({ plays }) => plays,
    gain: (song) => change(song) ?? Number.NEGATIVE_INFINITY,
    loss: (song) => -(change(song) ?? Number.POSITIVE_INFINITY),
    tuneOuts: ({ tuneOuts }) => tuneOuts,
  };
  const of = size[order];
  return songs.toSorted(
    (a, b) => descending(of(a), of(b)) || b.plays - a.plays || (a.title < b.title ? -1 : 1),
  );
}

/** Two that are both infinite are alike. */
const descending = (a: number, b: number): number => (a === b ? 0 : b > a ? 1 : -1);
