import type { Song } from '@unmuted/api';
import { type CsvColumns, csvOf } from '#/lib/csv.ts';
import { createLocalClock } from '#/lib/time-zone-offset.ts';

/** A report of what was played: names of fields in English; times in UTC and in the time zone of the station. */
export function songsCsv(songs: readonly Song[], timeZone = 'UTC'): string {
  const wallOf = createLocalClock(timeZone);
  const localOf = (at: string) =>
    new Date(wallOf(Date.parse(at))).toISOString().slice(0, 19).replace('T', ' ');
  const columns: CsvColumns<Song> = {
    started_at: ({ startedAt }) => startedAt,
    local_time: ({ startedAt }) => localOf(startedAt),
    duration_s: ({ startedAt, endedAt }) =>
      endedAt === null ? null : Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1000),
    kind: ({ kind }) => kind,
    artist: ({ artist }) => artist,
    title: ({ title }) => title,
    album: ({ album }) => album,
    raw: ({ raw }) => raw,
    source: ({ source }) => source,
    listeners: ({ listeners }) => listeners,
  };
  return csvOf(songs, columns);
}
