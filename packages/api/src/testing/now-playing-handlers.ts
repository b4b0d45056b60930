import type {
  NowPlayingSettings,
  RuleTest,
  RuleTestResult,
  Song,
  SongCorrection,
  SongList,
  SongQuery,
} from '#/contract/stations/now-playing.schemas.ts';
import * as fixtures from '#/testing/fixtures/index.ts';
import type { MockHandlers } from '#/testing/mock-fetch.ts';
import { problem } from '#/testing/replies.ts';

/** What a station plays. */
function nowPlayingOf(id: string) {
  return (
    fixtures.nowPlayingOfStations.find(({ stationId }) => stationId === id) ?? problem('resource.not_found')
  );
}

/** The settings of a station with changes applied. */
function nowPlayingSettingsOf(id: string, change?: NowPlayingSettings) {
  if (!fixtures.nowPlayingOfStations.some(({ stationId }) => stationId === id))
    return problem('resource.not_found');
  const saved = id === fixtures.fedNowPlaying.stationId ? fixtures.fedSettings : fixtures.nowPlayingSettings;
  return change ? { ...saved, ...change, version: saved.version + 1 } : saved;
}

/** One page of the history, filtered as the server does. */
function songsOf({ page = '1', pageSize = '25', from, to, kind, q = '' }: SongQuery): SongList {
  const terms = q.toLowerCase().split(/\s+/);
  const found = fixtures.songHistory.filter((song) => {
    const words = [song.artist, song.title, song.raw].join(' ').toLowerCase();
    return (
      (kind === undefined || song.kind === kind) &&
      (from === undefined || song.startedAt >= from) &&
      (to === undefined || song.startedAt < to) &&
      terms.every((term) => words.includes(term))
    );
  });
  const size = Number(pageSize);
  const start = (Number(page) - 1) * size;
  return { items: found.slice(start, start + size), total: found.length, page: Number(page), pageSize: size };
}

/** The song with another meaning; null restores the received one. */
function correctedSongOf(id: string, correction: SongCorrection['correction'] = null) {
  const found = fixtures.songHistory.find((song) => song.id === id);
  if (!found) return problem('resource.not_found');
  const song: Song = correction
    ? { ...found, kind: 'song', ...correction, isCorrected: true }
    : { ...found, isCorrected: false };
  return { song, changed: fixtures.songHistory.filter(({ raw }) => raw === found.raw).length };
}

/** The song with its cover hidden or shown. */
function songWithCover(id: string, isHidden: boolean) {
  const song = fixtures.songHistory.find((each) => each.id === id);
  return song?.cover ? { ...song, cover: { ...song.cover, isHidden } } : problem('resource.not_found');
}

/** Reads each text with rules, as far as stories and tests need it: ads, jingles and station names are those of the history. */
function ruleTestOf(test: RuleTest | undefined): RuleTestResult {
  if (!test) return { results: [], invalidRules: [] };
  const invalidRules = test.rules.flatMap(({ pattern, isRegex }, place) =>
    isRegex && expressionOf(pattern) === null ? [place] : [],
  );
  return { results: test.samples.map((raw) => readText(raw, test)), invalidRules };
}

function readText(raw: string, { order, separator, rules, ignore }: RuleTest) {
  const none = {
    raw,
    kind: 'none' as const,
    artist: null,
    title: null,
    rules: [] as number[],
    isCorrected: false,
  };
  const ignoredBy = ignore.find((entry) => wildcardOf(entry).test(raw)) ?? null;
  if (ignoredBy !== null) return { ...none, ignoredBy };
  const known = fixtures.songHistory.find((song) => song.raw === raw);
  if (known && known.kind !== 'song' && known.kind !== 'none')
    return { ...none, kind: known.kind, ignoredBy };
  let text = raw;
  const used: number[] = [];
  for (const [place, { pattern, replacement, isRegex, isEnabled }] of rules.entries()) {
    const expression = isEnabled && isRegex ? expressionOf(pattern) : null;
    const next = !isEnabled
      ? text
      : isRegex
        ? expression
          ? text.replaceAll(expression, replacement)
          : text
        : text.replaceAll(pattern, () => replacement);
    if (next !== text) used.push(place);
    text = next;
  }
  const [first, ...rest] = text.split(separator ?? / [-\u2013|] /);
  if (first === undefined || rest.length === 0) return { ...none, rules: used, ignoredBy };
  const second = rest.join(separator ?? ' - ');
  const [artist, title] = order === 'artist-title' ? [first, second] : [second, first];
  return { ...none, kind: 'song' as const, artist, title, rules: used, ignoredBy };
}

function expressionOf(pattern: string): RegExp | null {
  try {
    return new RegExp(pattern, 'gu');
  } catch {
    return null;
  }
}

const wildcardOf = (entry: string) =>
  new RegExp(
    `^${entry
      .split('*')
      .map((part) => part.replaceAll(/[\\^$.|?+()[\]{}]/g, '\\$&'))
      .join('.*')}$`,
    'iu',
  );

/** What a station plays, its history and its settings. */
export const nowPlayingHandlers = {
  'nowPlaying.get': ({ path }) => nowPlayingOf(path.id),
  'nowPlaying.getSettings': ({ path }) => nowPlayingSettingsOf(path.id),
  'nowPlaying.updateSettings': ({ path, body }) => nowPlayingSettingsOf(path.id, body),
  'nowPlaying.testRules': ({ body }) => ruleTestOf(body),
  'nowPlaying.listSongs': ({ query }) => songsOf(query),
  'nowPlaying.correctSong': ({ path, body }) => correctedSongOf(path.songId, body?.correction),
  'nowPlaying.changeCover': ({ path, body }) => songWithCover(path.songId, body?.isHidden === true),
  'nowPlaying.createPushToken': fixtures.nowPlayingPushToken,
  'nowPlaying.deletePushToken': undefined,
  'public.getNowPlaying': fixtures.publicNowPlaying,
  'public.pushSong': undefined,
} as const satisfies MockHandlers;
