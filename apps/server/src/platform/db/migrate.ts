import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from '#/platform/db/migrations/index.ts';
import type { Db } from '#/platform/db/schema.ts';

function migrator(db: Db): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

/**
 * Migrates the database to this release's schema and returns the executed migrations. Concurrent
 * starts wait on Kysely's advisory lock. All migrations run in one transaction, so a kill leaves
 * the old schema intact.
 */
export async function migrate(db: Db): Promise<string[]> {
  const { error, results = [] } = await migrator(db).migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

export async function pendingMigrations(db: Db): Promise<string[]> {
  const all = await migrator(db).getMigrations();
  return all.filter((migration) => !migration.executedAt).map((migration) => migration.name);
}

/** Whether the database responds and its schema is that of this release. */
export async function isSchemaCurrent(db: Db): Promise<boolean> {
  await sql`select 1`.execute(db);
  return (await pendingMigrations(db)).length === 0;
}
