import { limits, type SiteEpisode } from '@unmuted/api/contract';
import { XMLParser } from 'fast-xml-parser';
import { decodeEntities } from '#/modules/stations/titles/decode-entities.ts';
import { cleanTitle } from '#/platform/lib/clean-text.ts';

/** What a page can show of a podcast. */
export interface Podcast {
  readonly title: string;
  /** The latest, at most `limits.siteEpisodes`. */
  readonly episodes: readonly SiteEpisode[];
}

const summaryLength = 280;
const addressLength = 2_048;

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

/** Reads RSS 2.0 with the elements of Apple Podcasts; undefined if it is something else. */
export function parsePodcast(text: string): Podcast | undefined {
  const channel = channelOf(text);
  if (channel === undefined) return undefined;
  const episodes = listOf(channel.item).flatMap((item) => episodeOf(item) ?? []);
  return {
    title: titleOf(channel.title) ?? '',
    // Feeds are usually sorted, but nothing says that they are. Episodes without a date stay where they are, at the end.
    episodes: episodes
      .toSorted((one, other) => (other.publishedAt ?? '').localeCompare(one.publishedAt ?? ''))
      .slice(0, limits.siteEpisodes),
  };
}

type Element = Readonly<Record<string, unknown>>;

function channelOf(text: string): Element | undefined {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return undefined;
  try {
    const document = xml.parse(text, true) as Element;
    const { rss } = document;
    const channel = isElement(rss) ? first(rss.channel) : undefined;
    return isElement(channel) ? channel : undefined;
  } catch {
    return undefined;
  }
}

function episodeOf(item: unknown): SiteEpisode | undefined {
  if (!isElement(item)) return undefined;
  const title = titleOf(item['itunes:title']) ?? titleOf(item.title);
  const audioUrl = listOf(item.enclosure).flatMap((enclosure) => audioOf(enclosure) ?? [])[0];
  if (title === null || audioUrl === undefined) return undefined;
  return {
    title,
    publishedAt: dateOf(textOf(item.pubDate)),
    durationS: durationOf(textOf(item['itunes:duration'])),
    summary: summaryOf(item),
    audioUrl,
    pageUrl: httpsUrl(textOf(item.link)) ?? null,
  };
}

/** Some feeds lack the type, or have a wrong one; the name of the file then decides. */
function audioOf(enclosure: unknown): string | undefined {
  if (!isElement(enclosure)) return undefined;
  const url = httpsUrl(textOf(enclosure['@url']));
  const type = textOf(enclosure['@type']);
  if (url === undefined) return undefined;
  const isAudio =
    type === '' ? /\.(?:mp3|m4a|aac|ogg|opus)$/i.test(new URL(url).pathname) : /^audio\//i.test(type);
  return isAudio ? url : undefined;
}

function httpsUrl(text: string): string | undefined {
  if (text.length > addressLength || !URL.canParse(text)) return undefined;
  const { protocol, username, password, href } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' && href.length <= addressLength
    ? href
    : undefined;
}

function dateOf(text: string): string | null {
  const time = Date.parse(text);
  // Years that dates of the contract cannot have.
  if (!Number.isFinite(time) || time < 0 || time > Date.UTC(9_999, 0)) return null;
  return new Date(time).toISOString();
}

/** Seconds, or `mm:ss`, or `hh:mm:ss`. */
function durationOf(text: string): number | null {
  if (!/^\d{1,6}(?::\d{1,2}){0,2}(?:\.\d+)?$/.test(text)) return null;
  const seconds = text.split(':').reduce((sum, part) => sum * 60 + Math.floor(Number(part)), 0);
  return seconds === 0 ? null : seconds;
}

/** The first of the descriptions, as plain text, up to the end of a word. */
function summaryOf(item: Element): string {
  const source = ['itunes:summary', 'description', 'content:encoded', 'itunes:subtitle']
    .map((name) => plainText(textOf(item[name])))
    .find((text) => text !== '');
  if (source === undefined || source.length <= summaryLength) return source ?? '';
  const cut = source.slice(0, summaryLength).replace(/[\uD800-\uDBFF]$/, '');
  // A text without spaces is cut between characters.
  const atWord = /^(.{120,})\s/su.exec(cut)?.[1] ?? cut;
  return `${atWord.replace(/[\s,.;:–—-]+$/, '')}…`;
}

/** Descriptions are HTML, often with the entities of another encoding around it. */
function plainText(html: string): string {
  const text = decodeEntities(html.slice(0, 20_000))
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replaceAll(/<[^>]*>?/g, ' ');
  return cleanTitle(decodeEntities(text).replaceAll(/\s+/g, ' ')) ?? '';
}

const titleOf = (value: unknown): string | null => cleanTitle(decodeEntities(textOf(value)));

/** The text of an element, also of one with attributes, or of the first of several. */
function textOf(value: unknown): string {
  const one = first(value);
  if (typeof one === 'string') return one.trim();
  return isElement(one) && typeof one['#text'] === 'string' ? one['#text'].trim() : '';
}

const first = (value: unknown): unknown => (Array.isArray(value) ? (value as unknown[])[0] : value);
const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
const isElement = (value: unknown): value is Element =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
