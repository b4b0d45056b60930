import { noEntry, saveDirectory } from '#/modules/directories/directories/directories.repository.ts';
import type { DirectoryRow } from '#/modules/directories/directories/directory-context.repository.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

// Internal to the announcer: not scoped and not reachable from requests.

export type Removal = Row<'directory_removals'>;

/** Enabled ones, the longest waiting first. */
export function listEnabled(db: Db, directory: string): Promise<DirectoryRow[]> {
  return db
    .selectFrom('cast_directories')
    .selectAll()
    .where('directory', '=', directory)
    .where('enabled', '=', true)
    .orderBy('next_call_at', (order) => order.asc().nullsFirst())
    .orderBy('cast_id')
    .execute();
}

export function listDueRemovals(db: Db, now: Date): Promise<Removal[]> {
  return db
    .selectFrom('directory_removals')
    .selectAll()
    .where('next_try_at', '<=', now)
    .orderBy('id')
    .execute();
}

export async function dropRemoval(db: Db | Tx, id: string): Promise<void> {
  await db.deleteFrom('directory_removals').where('id', '=', id).execute();
}

export async function putOffRemoval(db: Db, id: string, tries: number, nextTryAt: Date): Promise<void> {
  await db
    .updateTable('directory_removals')
    .set({ tries, next_try_at: nextTryAt })
    .where('id', '=', id)
    .execute();
}

/** Queues the removal of the entry; the row stays, ready to add the cast again. */
export async function leaveEntry(db: Db, row: DirectoryRow, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { cast_id, directory, sid } = row;
    if (sid !== null)
      await tx
        .insertInto('directory_removals')
        .values({ cast_id, directory, sid, next_try_at: now })
        .execute();
    await saveDirectory(tx, row, { ...noEntry, state: 'pending' });
  });
}

/** Stores the outcome of a call. If the directory was disabled meanwhile, a new entry is removed again. */
export async function saveAnswer(
  db: Db,
  row: DirectoryRow,
  change: Parameters<typeof saveDirectory>[2],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { cast_id, directory } = row;
    const updated = await tx
      .selectFrom('cast_directories')
      .select('enabled')
      .where('cast_id', '=', cast_id)
      .where('directory', '=', directory)
      .forUpdate()
      .executeTakeFirst();
    if (updated?.enabled) {
      await saveDirectory(tx, row, change);
    } else if (change.sid != null && change.call_at instanceof Date) {
      await tx
        .insertInto('directory_removals')
        .values({ cast_id, directory, sid: change.sid, next_try_at: change.call_at })
        .execute();
    }
  });
}
