import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { UploadKind } from '@unmuted/api/contract';
import type { SongName } from '#/modules/stations/covers/cover-key.ts';
import { releaseGroupsOf, searchUrl } from '#/modules/stations/covers/musicbrainz.ts';
import type { Answer, Connector } from '#/platform/connector/connector.ts';
import { ConnectorError } from '#/platform/connector/connector-error.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { type PreparedFile, prepareUpload } from '#/platform/storage/prepare-upload.ts';
import type { FileStorage } from '#/platform/storage/storage.ts';

/** Where songs and their covers are looked up. */
export interface CoverOrigins {
  readonly musicBrainz: string;
  readonly coverArt: string;
}

/** Redirects to the files of the Internet Archive. Source: musicbrainz.org/doc/Cover_Art_Archive/API. */
export const coverArtArchive = 'https://coverartarchive.org';

export interface LookUpDeps {
  readonly coverConnector: Connector;
  readonly coverOrigins: CoverOrigins;
  readonly storage: FileStorage;
}

export type FoundCover =
  /** A local file, which the caller deletes. */
  | { readonly kind: 'found'; readonly file: PreparedFile }
  /** MusicBrainz does not know the song, or its releases have no cover. */
  | { readonly kind: 'none' }
  /** A service did not answer, or asked to wait. */
  | { readonly kind: 'failed'; readonly retryAfterMs: number | null };

/** Covers are stored in one format and size. */
const coverKind: UploadKind = {
  maxBytes: 2_000_000,
  types: ['image/jpeg', 'image/png'],
  isPublic: true,
  image: {
    minSide: 100,
    maxPixels: 4_000_000,
    isSquare: false,
    outputSide: 500,
    output: { 'image/jpeg': 'image/jpeg', 'image/png': 'image/jpeg' },
  },
};

/** Looks a song up at MusicBrainz, and its cover at the Cover Art Archive: one request to the former. */
export async function lookUpCover(
  deps: LookUpDeps,
  name: SongName,
  album: string | null,
): Promise<FoundCover> {
  const { coverConnector, coverOrigins } = deps;
  try {
    const answer = await coverConnector.ask({ url: searchUrl(coverOrigins.musicBrainz, name) });
    const groups = answer.status === 200 ? releaseGroupsOf(jsonOf(answer), name, album) : undefined;
    if (!groups) return failed(answer);
    for (const group of groups) {
      const image = await coverConnector.ask({
        url: `${coverOrigins.coverArt}/release-group/${group}/front-500`,
      });
      if (image.status === 404) continue;
      if (image.status !== 200) return failed(image);
      const file = await prepare(deps.storage, image.body);
      if (file) return { kind: 'found', file };
    }
    return { kind: 'none' };
  } catch (error) {
    if (error instanceof ConnectorError) return { kind: 'failed', retryAfterMs: null };
    throw error;
  }
}

function failed({ headers }: Answer): FoundCover {
  const seconds = Number(headers.get('retry-after'));
  return { kind: 'failed', retryAfterMs: seconds > 0 ? seconds * 1_000 : null };
}

function jsonOf({ body }: Answer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Null for a file that is no picture. */
async function prepare(storage: FileStorage, body: Buffer): Promise<PreparedFile | null> {
  await mkdir(storage.incoming, { recursive: true, mode: 0o700 });
  const place = path.join(storage.incoming, randomUUID());
  try {
    await writeFile(place, body, { flag: 'wx', mode: 0o600 });
    const hash = createHash('sha256').update(body).digest('hex');
    return await prepareUpload(storage, { kind: coverKind }, { path: place, hash, bytes: body.length });
  } catch (error) {
    if (error instanceof AppError && error.code.startsWith('upload.')) return null;
    throw error;
  } finally {
    await rm(place, { force: true });
  }
}
