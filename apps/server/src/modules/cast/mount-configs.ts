import type { Db, Row } from '#/db/schema.ts';
import type { MountConfig } from '#/engine/engine.ts';
import type { SecretBox, SecretPlace } from '#/lib/secrets.ts';

/** Every source signs in under this name; its password tells the mounts apart. */
export const sourceUsername = 'source';
/** What the servers are told by when mounts have changed. */
export const mountsTopic = 'mounts';

/** Where the password of a mount's source lies. */
export function passwordPlace({ id }: Pick<Row<'casts'>, 'id'>): SecretPlace {
  return { rowId: id, column: 'casts.source_password' };
}

/** The mounts the engine is to have; those of suspended casts are closed. */
export async function readMountConfigs(db: Db, secrets: SecretBox): Promise<MountConfig[]> {
  const casts = await db
    .selectFrom('casts')
    .select(['id', 'name', 'mount', 'listener_limit', 'source_password'])
    .where('status', '!=', 'suspended')
    .orderBy('mount')
    .execute();
  return casts.map((cast) => ({
    mount: cast.mount,
    username: sourceUsername,
    sourcePassword: secrets.open(cast.source_password, passwordPlace(cast)),
    maxListeners: cast.listener_limit,
    name: cast.name,
  }));
}
