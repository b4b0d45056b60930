import type { MountConfig } from '#/engine/engine.ts';
import { listConfiguredStreams } from '#/modules/casts/cast/streams.repository.ts';
import { openOrNull, type SecretBox, type SecretPlace } from '#/platform/crypto/secrets.ts';
import type { Db, Row } from '#/platform/db/schema.ts';

/** All sources share this user name; the password identifies the mount. */
export const sourceUsername = 'source';
/** kbit/s of FLAC at 48 kHz, in stereo. */
const flacKbps = 1_500;
/** Event topic for changed mounts. */
export const mountsTopic = 'mounts';

export interface UnreadablePassword {
  /** Of `cast_streams`. */
  readonly rowId: string;
  readonly mount: string;
}

/**
 * Where the source password of a stream is encrypted. The column keeps its original name, from when a cast had one
 * stream, so that existing ciphertexts still decrypt.
 */
export function passwordPlace({ id }: Pick<Row<'cast_streams'>, 'id'>): SecretPlace {
  return { rowId: id, column: 'casts.source_password' };
}

/**
 * The mounts to configure on the engine; those of suspended and stopped casts are closed. A mount whose password cannot
 * be decrypted still serves listeners and accepts no source until its password is rotated.
 */
export async function readMountConfigs(
  db: Db,
  secrets: SecretBox,
  onUnreadable: (unreadable: readonly UnreadablePassword[]) => void = () => {},
): Promise<MountConfig[]> {
  const streams = await listConfiguredStreams(db);
  const unreadable: UnreadablePassword[] = [];
  const sourcePasswordOf = (stream: (typeof streams)[number]) => {
    const password = openOrNull(secrets, stream.source_password, passwordPlace(stream));
    if (password !== null) return password;
    unreadable.push({ rowId: stream.id, mount: stream.mount });
    // Unknown to everybody, and the same at each call: a changed password disconnects the source.
    return secrets.fingerprint(`unreadable ${stream.id}`).toString('base64url');
  };
  const mounts = streams.map((stream) => ({
    mount: stream.mount,
    cast: stream.cast_id,
    username: sourceUsername,
    sourcePassword: sourcePasswordOf(stream),
    maxListeners: stream.listener_limit,
    // The bitrate of FLAC follows from the sound, and plans name none.
    maxBitrate: stream.codec === 'flac' ? Math.max(flacKbps, stream.bitrate_limit) : stream.bitrate_limit,
    name: stream.name,
    // Single-line values: they are sent in headers.
    ...(stream.genres.length && { genre: stream.genres.join(', ') }),
    ...(stream.description && { description: stream.description.replaceAll(/\s+/g, ' ') }),
    ...(stream.website !== null && { url: stream.website }),
    fallback: stream.fallback === stream.mount ? null : stream.fallback,
    codec: stream.codec,
    reconnectHoldS: stream.reconnect_hold_s,
  }));
  if (unreadable.length > 0) onUnreadable(unreadable);
  return mounts;
}
