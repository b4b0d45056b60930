import type { NowPlayingSettings } from '@unmuted/api/contract';
import { limits } from '@unmuted/api/contract';
import { XMLParser } from 'fast-xml-parser';
import { ask } from '#/modules/stations/probe/ask-page.ts';
import { decodeEntities } from '#/modules/stations/titles/decode-entities.ts';
import type { Connector } from '#/platform/connector/connector.ts';
import type { ReceivedSong } from '#/platform/db/song-tables.ts';
import { cleanTitle } from '#/platform/lib/clean-text.ts';
import { decodeText } from '#/platform/lib/decode-text.ts';

type Feed = NonNullable<NowPlayingSettings['feed']>;

/** What a page of playout software says, or why it says nothing: see `feed.problem` of the contract. */
export type FeedReading =
  | { readonly text: string | null; readonly fields: ReceivedSong | null }
  | { readonly problem: string };

const maxBytes = 262_144;
const withinMs = 5_000;

/** Requests a page and reads the song in it. An empty title means that nothing plays. */
export async function readFeed(
  connector: Connector,
  format: 'json' | 'xml',
  feed: Feed,
): Promise<FeedReading> {
  const asked = await ask(connector, {
    url: feed.url,
    wanted: { firstBytes: maxBytes, withinMs },
    withinMs: 2 * withinMs,
  });
  if ('code' in asked) return { problem: asked.code };
  if (asked.status !== 200) return { problem: String(asked.status) };
  return songInPage(decodeText(asked.body, charsetOf(asked.headers)).text, format, feed);
}

/** Finds the song in the text of a page. */
export function songInPage(
  page: string,
  format: 'json' | 'xml',
  feed: Omit<Feed, 'url' | 'pollS'>,
): FeedReading {
  const document = format === 'json' ? parseJson(page) : parseXml(page);
  if (document === undefined) return { problem: 'syntax' };
  const title = valueAt(document, feed.titlePath);
  if (title === undefined) return { problem: 'no_title' };
  if (title === null) return { text: null, fields: null };
  if (feed.artistPath === null) return { text: title, fields: null };
  const artist = valueAt(document, feed.artistPath) ?? null;
  const album = feed.albumPath === null ? null : (valueAt(document, feed.albumPath) ?? null);
  return {
    text: artist === null ? title : `${artist} - ${title}`,
    fields: { artist, title, album, isCommercial: false },
  };
}

const charsetOf = (headers: ReadonlyMap<string, string>): string | null =>
  /charset="?([^\s;"]+)/i.exec(headers.get('content-type') ?? '')?.[1] ?? null;

function parseJson(page: string): unknown {
  try {
    return JSON.parse(page) as unknown;
  } catch {
    return undefined;
  }
}

// No value is coerced (a title may be `1979`), and no entity is expanded, since a document type could define some.
const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  ignoreDeclaration: true,
  ignorePiTags: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
});

function parseXml(page: string): unknown {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(page)) return undefined;
  try {
    return xml.parse(page, true) as unknown;
  } catch {
    return undefined;
  }
}

/** The text at `songs[0].title`; null if it is empty, undefined if there is none. */
function valueAt(document: unknown, path: string): string | null | undefined {
  let value = document;
  for (const key of path.split(/[.[\]]+/).filter(Boolean)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) {
      // An XML list with one element is no array.
      if (key === '0') continue;
      return undefined;
    }
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  return textOf(value);
}

function textOf(value: unknown): string | null | undefined {
  if (value === null) return null;
  if (typeof value === 'object') {
    // An element with attributes has its text in a field.
    return '#text' in value ? textOf(value['#text']) : undefined;
  }
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = cleanTitle(decodeEntities(String(value)));
  return text === null ? null : [...text].slice(0, limits.songText).join('');
}
