import type { MountConfig } from '#/engine/engine.ts';
import { listConfiguredStreams } from '#/modules/casts/cast/streams.repository.ts';
import type { SecretBox, SecretPlace } from '#/platform/crypto/secrets.ts';
import type { Db, Row } from '#/platform/db/schema.ts';

/** All sources share this user name; the password identifies the mount. */
export const sourceUsername = 'source';
/** kbit/s of FLAC at 48 kHz, in stereo. */
const flacKbps = 1_500;
/** Event topic for changed mounts. */
export const mountsTopic = 'mounts';

/**
 * Where the source password of a stream is encrypted. The column keeps its original name, from when a cast had one
 * stream, so that existing ciphertexts still decrypt.
 */
export function passwordPlace({ id }: Pick<Row<'cast_streams'>, 'id'>): SecretPlace {
  return { rowId: id, column: 'casts.source_password' };
}

/** The mounts to configure on the engine; those of suspended and stopped casts are closed. */
export async function readMountConfigs(db: Db, secrets: SecretBox): Promise<MountConfig[]> {
  const streams = await listConfiguredStreams(db);
  return streams.map((stream) => ({
    mount: stream.mount,
    cast: stream.cast_id,
    username: sourceUsername,
    sourcePassword: secrets.open(stream.source_password, passwordPlace(stream)),
    maxListeners: stream.listener_limit,
    // The bitrate of FLAC follows from the sound, and plans name none.
    maxBitrate: stream.codec === 'flac' ? Math.max(flacKbps, stream.bitrate_limit) : stream.bitrate_limit,
    name: stream.name,
    // Single-line values: they are sent in headers.
    ...(stream.genres.length && { genre: stream.genres.join(', ') }),
    ...(stream.description && { description: stream.description.replaceAll(/\s+/g, ' ') }),
    ...(stream.website !== null && { url: stream.website }),
    fallback: stream.fallback === stream.mount ? null : stream.fallback,
  }));
}
