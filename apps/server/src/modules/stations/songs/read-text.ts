import { limits, type NowPlayingSettings, type Song, type TitleRule } from '@unmuted/api/contract';
import { applyRules } from '#/modules/stations/titles/apply-rules.ts';
import { matchesWildcard } from '#/modules/stations/titles/matches-wildcard.ts';
import { parseTitle } from '#/modules/stations/titles/parse-title.ts';
import { titleKey } from '#/modules/stations/titles/title-key.ts';
import type { ReceivedSong } from '#/platform/db/song-tables.ts';
import { cleanTitle } from '#/platform/lib/clean-text.ts';

/** How the texts of a station are read. */
export type Reading = Pick<NowPlayingSettings, 'order' | 'separator' | 'rules' | 'ignore'>;

/** Rules of the provider, applied before those of the station. */
export type FleetReading = Pick<Reading, 'rules' | 'ignore'>;

export interface Correction {
  readonly artist: string | null;
  readonly title: string;
  readonly album: string | null;
}

/** What a text means. */
export type ReadText = Pick<Song, 'kind' | 'artist' | 'title' | 'album' | 'isCorrected'>;

export interface TextToRead {
  /** At most `limits.titleLength` characters. */
  readonly raw: string;
  /** The fields of a page or a push; null if there is only the text. */
  readonly fields: ReceivedSong | null;
  readonly stationName: string;
  readonly settings: Reading;
  readonly fleet: FleetReading;
  /** What a person made of this text before. */
  readonly correction: Correction | undefined;
}

const other = { artist: null, title: null, album: null, isCorrected: false } as const;

/** A text as it is stored. */
export const clipText = (raw: string): string => [...raw].slice(0, limits.titleLength).join('');

/** Texts that differ only in case and punctuation have one correction. Control characters cannot be stored. */
export const rawKeyOf = (raw: string): string => titleKey(raw) || (cleanTitle(raw) ?? '');

/** Finds the song in a text: by a correction, by the fields of the source, or by the rules. */
export function readText({ raw, fields, stationName, settings, fleet, correction }: TextToRead): ReadText {
  if (correction) {
    const { artist, title, album } = correction;
    return { kind: 'song', artist, title, album, isCorrected: true };
  }
  if (fields) return readFields(raw, fields, { settings, fleet });
  const parsed = parseTitle(raw, {
    stationName,
    order: settings.order,
    separator: settings.separator,
    rules: enabledRules(settings, fleet),
    ignore: [...fleet.ignore, ...settings.ignore],
  });
  if (parsed.kind !== 'song') return { ...other, kind: parsed.kind };
  return { ...other, kind: 'song', artist: parsed.artist, title: parsed.title };
}

/** Rules of the provider first. */
export const enabledRules = (settings: Pick<Reading, 'rules'>, fleet: FleetReading): TitleRule[] =>
  [...fleet.rules, ...settings.rules].filter(({ isEnabled }) => isEnabled);

function readFields(
  raw: string,
  { artist, title, album, isCommercial }: ReceivedSong,
  { settings, fleet }: Pick<TextToRead, 'settings' | 'fleet'>,
): ReadText {
  if (isCommercial) return { ...other, kind: 'ad' };
  const isIgnored = [...fleet.ignore, ...settings.ignore].some((pattern) => matchesWildcard(raw, pattern));
  if (isIgnored) return { ...other, kind: 'none' };
  const rules = enabledRules(settings, fleet);
  const edit = (text: string) => applyRules(text, rules, limits.songText).trim();
  const edited = edit(title);
  if (edited === '') return { ...other, kind: 'none' };
  return {
    ...other,
    kind: 'song',
    artist: artist === null ? null : edit(artist) || null,
    title: edited,
    album,
  };
}

/** Whether two results are the same to a listener, however they are spelled. */
export const isSameText = (a: ReadText, b: ReadText): boolean =>
  a.kind === b.kind && isSame(a.artist, b.artist) && isSame(a.title, b.title);

const isSame = (a: string | null, b: string | null): boolean =>
  a === b || (a !== null && b !== null && rawKeyOf(a) === rawKeyOf(b));
