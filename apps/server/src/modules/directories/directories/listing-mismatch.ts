import type { DirectoryEntry } from '@unmuted/api/contract';
import type { StreamUrlOf } from '#/engine/engine.ts';
import type { Standing } from '#/modules/directories/directories/directory-context.repository.ts';
import { entryPage } from '#/modules/directories/directories/radio-browser.ts';
import type { SeenEntry } from '#/platform/db/directory-tables.ts';

type Difference = DirectoryEntry['differences'][number];

/** The current values of the cast. */
interface Ours {
  readonly standing: Standing;
  readonly streamUrlOf: StreamUrlOf;
}

/** The directory's entries compared with the cast; those with its address first, then by listeners. */
export function entriesOf(seen: readonly SeenEntry[], ours: Ours): DirectoryEntry[] {
  const urls = new Set(ours.standing.mounts.flatMap((mount) => plain(ours.streamUrlOf(mount)) ?? []));
  return seen
    .map((entry) => toEntry(entry, ours, urls))
    .sort((a, b) => Number(b.isOurs) - Number(a.isOurs) || b.clicks - a.clicks || (a.id < b.id ? -1 : 1));
}

function toEntry(entry: SeenEntry, ours: Ours, urls: ReadonlySet<string>): DirectoryEntry {
  const { id, name, url, homepage, tags, isUp, checkedAt, clicks, votes } = entry;
  const isOurs = [url, entry.resolved].some((each) => urls.has(plain(each) ?? ''));
  return {
    id,
    name,
    url,
    homepage,
    tags: [...tags],
    listingUrl: entryPage(id),
    isUp,
    checkedAt,
    clicks,
    votes,
    isOurs,
    differences: differencesOf(entry, ours),
  };
}

/** The directory's names of codecs. */
const theirCodecs = {
  mp3: ['MP3'],
  aac: ['AAC', 'AAC+'],
  ogg: ['OGG'],
  opus: ['OGG', 'OPUS'],
  flac: ['FLAC', 'OGG'],
};

interface Compared extends Difference {
  readonly isSame: boolean;
}

function differencesOf(entry: SeenEntry, { standing, streamUrlOf }: Ours): Difference[] {
  const { name, website, genres, country, language, codec, bitrate } = standing;
  const streamUrl = streamUrlOf(standing.mount);
  // Fields that the cast does not define never differ.
  const compared: Compared[] = [
    {
      field: 'name',
      theirs: entry.name,
      ours: name,
      header: 'icy-name',
      isSame: same(entry.name, name),
    },
    {
      field: 'url',
      theirs: entry.url,
      ours: streamUrl ?? '',
      header: 'icy-main-stream-url',
      isSame:
        streamUrl === null || [entry.url, entry.resolved].some((each) => plain(each) === plain(streamUrl)),
    },
    {
      field: 'homepage',
      theirs: entry.homepage,
      ours: website ?? '',
      header: 'icy-url',
      isSame: website === null || plain(entry.homepage) === plain(website),
    },
    {
      field: 'tags',
      theirs: entry.tags.join(',') || null,
      ours: genres.join(','),
      header: 'icy-genre',
      isSame: genres.length === 0 || sameWords(entry.tags, genres),
    },
    {
      field: 'country',
      theirs: entry.country,
      ours: country ?? '',
      header: 'icy-country-code',
      isSame: country === null || entry.country === country,
    },
    {
      field: 'language',
      theirs: entry.languages.join(',') || null,
      ours: language ?? '',
      header: 'icy-language-codes',
      isSame: language === null || entry.languages.includes(language),
    },
    {
      field: 'codec',
      theirs: entry.codec,
      ours: codec,
      header: 'content-type',
      isSame: isUnsaid(entry.codec) || theirCodecs[codec].includes(entry.codec?.toUpperCase() ?? ''),
    },
    {
      field: 'bitrate',
      theirs: entry.bitrate === null ? null : String(entry.bitrate),
      ours: String(bitrate),
      header: 'icy-br',
      isSame: bitrate === null || entry.bitrate === null || entry.bitrate === bitrate,
    },
  ];
  return compared.filter(({ isSame }) => !isSame).map(({ isSame: _, ...difference }) => difference);
}

const isUnsaid = (codec: string | null) => codec === null || codec.toUpperCase() === 'UNKNOWN';

const same = (a: string, b: string) => a.trim().normalize('NFC') === b.trim().normalize('NFC');

function sameWords(theirs: readonly string[], ours: readonly string[]): boolean {
  const lower = (list: readonly string[]) => list.map((each) => each.toLowerCase()).sort();
  return JSON.stringify(lower(theirs)) === JSON.stringify(lower(ours));
}

/** Normalizes a URL: host in lower case, no trailing slash. */
function plain(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return url;
  return new URL(url).href.replace(/\/$/, '');
}
