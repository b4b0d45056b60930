import type { ArtifactKind } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { appKinds } from '#/modules/apps/builds/files/check-artifact.ts';
import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';

export type ArtifactRow = Row<'app_artifacts'>;

export async function listArtifacts(db: Db | Tx, buildIds: readonly string[]): Promise<ArtifactRow[]> {
  if (buildIds.length === 0) return [];
  return db
    .selectFrom('app_artifacts')
    .selectAll()
    .where('build_id', 'in', [...buildIds])
    .orderBy('name')
    .execute();
}

export function findArtifact(db: Db, id: string): Promise<ArtifactRow | undefined> {
  return db.selectFrom('app_artifacts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Saves an artifact of a locked build; one of the same name is replaced. Returns its id. */
export async function saveArtifact(tx: Tx, row: NewRow<'app_artifacts'>): Promise<string> {
  const { hash, kind, bytes, created_at } = row;
  const { id } = await tx
    .insertInto('app_artifacts')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['build_id', 'name']).doUpdateSet({ id: row.id, hash, kind, bytes, created_at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteArtifact(db: Db, id: string): Promise<void> {
  await db.deleteFrom('app_artifacts').where('id', '=', id).execute();
}

/** The number of artifacts of a build with other names. */
export async function countOthers(tx: Tx, buildId: string, name: string): Promise<number> {
  const { count } = await tx
    .selectFrom('app_artifacts')
    .where('build_id', '=', buildId)
    .where('name', '<>', name)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether a build made an app. */
export async function hasApp(tx: Tx, buildId: string): Promise<boolean> {
  const kinds: readonly ArtifactKind[] = appKinds;
  const row = await tx
    .selectFrom('app_artifacts')
    .select('id')
    .where('build_id', '=', buildId)
    .where('kind', 'in', [...kinds])
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of the hashes that artifacts have. */
export async function listArtifactHashes(db: Db | Tx, hashes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`select distinct hash from app_artifacts
    where hash = any(${[...hashes]})`.execute(db);
  return rows.map(({ hash }) => hash);
}
