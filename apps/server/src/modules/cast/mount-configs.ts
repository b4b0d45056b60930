import type { Db, Row } from '#/db/schema.ts';
import type { MountConfig } from '#/engine/engine.ts';
import type { SecretBox, SecretPlace } from '#/lib/secrets.ts';

/** Every source signs in under this name; its password tells the mounts apart. */
export const sourceUsername = 'source';
/** What the servers are told by when mounts have changed. */
export const mountsTopic = 'mounts';

/**
 * Where the password of a stream's source lies. The column is called what it was when a cast had one stream: passwords
 * sealed then open still.
 */
export function passwordPlace({ id }: Pick<Row<'cast_streams'>, 'id'>): SecretPlace {
  return { rowId: id, column: 'casts.source_password' };
}

/** The mounts the engine is to have; those of suspended casts are closed. */
export async function readMountConfigs(db: Db, secrets: SecretBox): Promise<MountConfig[]> {
  const streams = await db
    .selectFrom('cast_streams')
    .innerJoin('casts', 'casts.id', 'cast_id')
    .select(['cast_streams.id', 'casts.name', 'mount', 'listener_limit', 'source_password'])
    .where('status', '!=', 'suspended')
    .orderBy('mount')
    .execute();
  return streams.map((stream) => ({
    mount: stream.mount,
    username: sourceUsername,
    sourcePassword: secrets.open(stream.source_password, passwordPlace(stream)),
    maxListeners: stream.listener_limit,
    name: stream.name,
  }));
}
