import { cleanTitle } from '#/platform/lib/clean-text.ts';
import { applyRules, type TitleRule } from './apply-rules.ts';
import { interruptionOf } from './classify-title.ts';
import { decodeEntities } from './decode-entities.ts';
import { matchesWildcard } from './matches-wildcard.ts';
import { splitTitle } from './split-title.ts';
import { type SpotText, spotTextOf } from './spot-attributes.ts';
import { withoutStationName } from './station-name.ts';
import { titleKey } from './title-key.ts';
import { announcements, unknownTitles, unknownWords } from './title-words.ts';

export interface TitleOptions {
  stationName: string;
  order: 'artist-title' | 'title-artist';
  /** Null: automatic. */
  separator: string | null;
  /** At most 10; applied to the text before it is split. */
  rules?: readonly TitleRule[];
  /** Texts that are not reported; `*` stands for any text. */
  ignore?: readonly string[];
}

export type ParsedTitle =
  | { kind: 'song'; artist: string | null; title: string }
  | { kind: 'ad'; durationMs: number | null }
  | { kind: 'jingle' }
  | { kind: 'station'; slogan: string | null }
  | { kind: 'none' };

/** Longer than titles with the attributes of automation systems. */
const maxText = 1_024;
const none: ParsedTitle = { kind: 'none' };

/** Finds the song in the title of a stream, or tells what else the title is. */
export function parseTitle(text: string, options: TitleOptions): ParsedTitle {
  const received = visible(decodeEntities(text.slice(0, maxText)));
  const edited = visible(applyRules(received, options.rules ?? [], maxText));
  const isIgnored = options.ignore?.some((pattern) =>
    [received, edited].some((value) => matchesWildcard(value, pattern)),
  );
  if (isIgnored) return none;
  const spot = spotTextOf(edited);
  if (spot?.isAd) return { kind: 'ad', durationMs: spot.durationMs };
  return spot ? parseSpot(spot, options) : parsePlain(withoutEnds(edited), options);
}

function parseSpot({ artist, title }: SpotText, { stationName }: TitleOptions): ParsedTitle {
  const by = withoutStationName(artist, stationName);
  if (by.hasName && by.text === '') return { kind: 'station', slogan: cleanTitle(collapsed(title)) };
  return interruptionOf(title, null) ?? songOf(artist, title);
}

function parsePlain(text: string, options: TitleOptions): ParsedTitle {
  const named = withoutStationName(text, options.stationName);
  const rest = withoutEnds(named.text);
  if (rest === '') return named.hasName ? { kind: 'station', slogan: null } : none;
  const interruption = interruptionOf(rest, options.separator);
  if (interruption) return interruption;
  const cut = splitTitle(withoutNumber(rest, options.separator), options.separator);
  if (cut) return inOrder(cut, options);
  return named.hasName ? { kind: 'station', slogan: cleanTitle(collapsed(rest)) } : songOf('', rest);
}

function inOrder([first, rest]: [string, string], { order, separator }: TitleOptions): ParsedTitle {
  const [second, more] = splitTitle(rest, separator) ?? [rest, null];
  // Some encoders write the artist before a title that already contains it.
  if (more !== null && order === 'artist-title' && areSame(first, second)) return songOf(second, more);
  if (more !== null && order === 'title-artist' && areSame(second, more)) return songOf(more, first);
  return order === 'artist-title' ? songOf(first, rest) : songOf(rest, first);
}

function songOf(artist: string, title: string): ParsedTitle {
  const song = cleanTitle(collapsed(title));
  if (song === null || isFiller(song) || unknownTitles.has(titleKey(song))) return none;
  const by = cleanTitle(collapsed(artist));
  const isKnown = by !== null && !isFiller(by) && !isUnknown(by);
  if (isKnown) return { kind: 'song', artist: by, title: song };
  return isUnknown(song) ? none : { kind: 'song', artist: null, title: song };
}

const areSame = (a: string, b: string): boolean => titleKey(a) !== '' && titleKey(a) === titleKey(b);

/** Other signs can be the whole title of a song: `?`, `♥`. */
const isFiller = (text: string): boolean => /^[\s\-–—―|~_.*]+$/.test(text);

const isUnknown = (text: string): boolean => text.toLowerCase() === 'n/a' || unknownWords.has(titleKey(text));

const collapsed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Marks of writing direction and zero-width spaces would hide separators and words. */
const visible = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .replace(/[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
    .trim();

/** Removes what encoders and automation systems add around a title. */
function withoutEnds(text: string): string {
  const title = withoutFileName(text);
  const [announced, announcement] = /^([^:：]{1,40}?)\s?[:：]\s*/u.exec(title) ?? ['', ''];
  const start = announcements.has(titleKey(announcement ?? '')) ? announced.length : 0;
  return title
    .slice(start)
    .replace(/(?:^|\s[-–—|~]\s)(?:https?:\/\/|www\.)\S+$/i, '')
    .replace(/^(?:https?:\/\/|www\.)\S+\s[-–—|~]\s/i, '')
    .replace(/^(?:[-–—|~]\s+)+|(?:\s+[-–—|~])+$/g, '')
    .trim();
}

function withoutFileName(text: string): string {
  const name = text.replace(/\.(?:mp[34]|aac|m4a|og[ga]|opus|flac|wave?|wma|aiff?)$/i, '');
  if (name === text) return spacedOut(text);
  const file = /^(?:[a-z]:\\|\/|file:)/i.test(name) ? name.replace(/^.*[\\/]/, '') : name;
  return spacedOut(file);
}

const spacedOut = (text: string): string =>
  text.includes('_-_') && !/\s/.test(text) ? text.replaceAll('_', ' ') : text;

/** The number of a track, not of an artist: `03 Rosa Quay - Low Tide`, but not `24 Ships - Low Tide`. */
function withoutNumber(text: string, separator: string | null): string {
  const [number] = /^(?:0\d{1,2}[.)]?|\d{2,3}[.)])(?:\s-)?\s+/.exec(text) ?? [''];
  const rest = text.slice(number.length);
  return splitTitle(rest, separator) === null ? text : rest;
}
