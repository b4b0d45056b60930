import { limits, type Song } from '@unmuted/api';

/** Texts of one test. Source: the contract of `nowPlaying.testRules`. */
const mostSamples = 20;
/** Texts of the station beside the reader's own. */
const stationSamples = 6;

/** The reader's texts, one per line, and the latest texts of the station; some of them without a song, if there are any. */
export function samplesOf(own: string, songs: readonly Pick<Song, 'raw' | 'kind'>[]): string[] {
  const typed = own
    .split('\n')
    .map((line) => line.trim().slice(0, limits.titleLength))
    .filter((line) => line !== '');
  const distinct = [...new Map(songs.map((song) => [song.raw, song])).values()];
  const unknown = distinct.filter(({ kind }) => kind === 'none').slice(0, stationSamples / 2);
  const others = distinct.filter(({ kind }) => kind !== 'none').slice(0, stationSamples - unknown.length);
  const latest = distinct.filter((song) => unknown.includes(song) || others.includes(song));
  return [...new Set([...typed, ...latest.map(({ raw }) => raw)])].slice(0, mostSamples);
}
