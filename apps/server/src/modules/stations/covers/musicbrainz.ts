import * as z from 'zod/mini';
import { plainName, type SongName } from '#/modules/stations/covers/cover-key.ts';
import { titleKey } from '#/modules/stations/titles/title-key.ts';

/** The web service of MusicBrainz, or a mirror of it. */
export const musicBrainz = 'https://musicbrainz.org';

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Searches the recordings of a song (Lucene query syntax). Source: musicbrainz.org/doc/MusicBrainz_API/Search. */
export function searchUrl(origin: string, name: SongName): string {
  const { artist, title } = plainName(name);
  const url = new URL('/ws/2/recording', origin);
  url.searchParams.set('query', `recording:${quoted(title)} AND artist:${quoted(artist)}`);
  url.searchParams.set('fmt', 'json');
  url.searchParams.set('limit', '10');
  return url.href;
}

const releaseGroup = z.object({
  id: z.guid(),
  'primary-type': z.optional(z.nullable(z.string())),
  'secondary-types': z.optional(z.array(z.string())),
});
const release = z.object({
  title: z.optional(z.string()),
  status: z.optional(z.nullable(z.string())),
  date: z.optional(z.string()),
  'release-group': releaseGroup,
});
const recording = z.object({
  title: z.string(),
  score: z.number(),
  'artist-credit': z.array(z.object({ name: z.string() })),
  releases: z.optional(z.array(z.unknown())),
});
const found = z.object({ recordings: z.array(z.unknown()) });

type Release = z.infer<typeof release>;

const minScore = 80;
const candidates = 3;

/**
 * The release groups (UUIDs) of a search result whose cover may be that of the song, the best first; undefined if it is no
 * result. Recordings of another title or artist are left out, however high their score.
 */
export function releaseGroupsOf(
  body: unknown,
  name: SongName,
  album: string | null,
): readonly string[] | undefined {
  const parsed = found.safeParse(body);
  if (!parsed.success) return undefined;
  const wanted = plainName(name);
  const releases = parsed.data.recordings.flatMap((each) => {
    const result = recording.safeParse(each);
    return result.success && isSong(result.data, wanted) ? releasesOf(result.data.releases) : [];
  });
  const ranked = releases
    .map((each, index) => ({ id: each['release-group'].id, rank: rankOf(each, album), index }))
    .toSorted((a, b) => a.rank - b.rank || a.index - b.index);
  return [...new Set(ranked.map(({ id }) => id))].slice(0, candidates);
}

const releasesOf = (releases: readonly unknown[] = []): Release[] =>
  releases.flatMap((each) => release.safeParse(each).data ?? []);

function isSong({ title, score, 'artist-credit': credits }: z.infer<typeof recording>, wanted: SongName) {
  if (score < minScore) return false;
  const artist = titleKey(wanted.artist);
  const isTitle = titleKey(plainName({ artist: '', title }).title) === titleKey(wanted.title);
  return (
    isTitle &&
    credits.some(({ name }) => {
      const key = titleKey(name);
      return key !== '' && (key === artist || artist.includes(key));
    })
  );
}

/** Lower is better: the named album, then official albums, singles and EPs, then collections and bootlegs. */
function rankOf({ title, status, 'release-group': group }: Release, album: string | null): number {
  if (album !== null && title !== undefined && titleKey(title) === titleKey(album)) return 0;
  const types = ['Album', 'Single', 'EP'];
  const type = types.indexOf(group['primary-type'] ?? '');
  const isOther = (group['secondary-types'] ?? []).length > 0;
  return 1 + (type === -1 ? types.length : type) + (isOther ? 10 : 0) + (status === 'Official' ? 0 : 20);
}
