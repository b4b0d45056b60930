import type { MountConfig } from '#/engine/engine.ts';
import type { SecretBox, SecretPlace } from '#/platform/crypto/secrets.ts';
import type { Db, Row } from '#/platform/db/schema.ts';

/** All sources share this user name; the password identifies the mount. */
export const sourceUsername = 'source';
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
  const streams = await db
    .selectFrom('cast_streams')
    .innerJoin('casts', 'casts.id', 'cast_id')
    .leftJoin('cast_streams as refuge', 'refuge.id', 'fallback_stream_id')
    .select([
      'cast_streams.id',
      'casts.name',
      'cast_streams.mount',
      'listener_limit',
      'cast_streams.source_password',
      'description',
      'genres',
      'website',
      'refuge.mount as fallback',
    ])
    .where('status', '!=', 'suspended')
    .where('stopped_at', 'is', null)
    .orderBy('cast_streams.mount')
    .execute();
  return streams.map((stream) => ({
    mount: stream.mount,
    username: sourceUsername,
    sourcePassword: secrets.open(stream.source_password, passwordPlace(stream)),
    maxListeners: stream.listener_limit,
    name: stream.name,
    // Single-line values: they are sent in headers.
    ...(stream.genres.length && { genre: stream.genres.join(', ') }),
    ...(stream.description && { description: stream.description.replaceAll(/\s+/g, ' ') }),
    ...(stream.website !== null && { url: stream.website }),
    fallback: stream.fallback === stream.mount ? null : stream.fallback,
  }));
}
