import { sql } from 'kysely';
import type { OwnCast } from '#/modules/casts/cast/cast-access.repository.ts';
import type { DirectoryRow } from '#/modules/directories/directories/directory-context.repository.ts';
import type { Db, NewRow, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;
type Change = Partial<Omit<NewRow<'cast_directories'>, 'cast_id' | 'directory'>>;

/** Locks the row of a cast and a directory until the end of the transaction. */
export async function lockDirectory(
  tx: Tx,
  { id }: Pick<OwnCast, 'id'>,
  directory: string,
): Promise<DirectoryRow> {
  await tx
    .insertInto('cast_directories')
    .values({ cast_id: id, directory, ...nothing })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('cast_directories')
    .selectAll()
    .where('cast_id', '=', id)
    .where('directory', '=', directory)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

const nothing = {
  message: null,
  sid: null,
  announced: null,
  touch_interval_s: null,
  last_touch_at: null,
  call_at: null,
  call_kind: null,
  call_outcome: null,
  call_status: null,
  next_call_at: null,
  submitted_at: null,
  checked_at: null,
  entries: null,
} as const;

/** The state of a row without an entry. */
export const noEntry = {
  sid: null,
  announced: null,
  touch_interval_s: null,
  last_touch_at: null,
  next_call_at: null,
  failures: 0,
} as const satisfies Change;

export async function saveDirectory(
  db: Executor,
  { cast_id, directory }: Pick<DirectoryRow, 'cast_id' | 'directory'>,
  change: Change,
): Promise<void> {
  await db
    .updateTable('cast_directories')
    .set(change)
    .where('cast_id', '=', cast_id)
    .where('directory', '=', directory)
    .execute();
}

/**
 * Schedules all of a cast's directories, or one, for an immediate check: the listing changed or the user requested
 * it.
 */
export async function scheduleCheck(db: Executor, castId: string, directory?: string): Promise<void> {
  await sql`update cast_directories set next_call_at = null where cast_id = ${castId} and enabled
    and (${directory ?? null}::text is null or directory = ${directory ?? null})`.execute(db);
}

export async function addRemoval(
  db: Executor,
  { cast_id, directory, sid }: Pick<DirectoryRow, 'cast_id' | 'directory' | 'sid'>,
  now: Date,
): Promise<void> {
  if (sid === null) return;
  await db.insertInto('directory_removals').values({ cast_id, directory, sid, next_try_at: now }).execute();
}

/** Public casts that were not checked since `before`, the longest unchecked first. Internal: not scoped. */
export async function listCastsToCheck(db: Db, directory: string, before: Date): Promise<string[]> {
  const { rows } = await sql<{ cast_id: string }>`select l.cast_id from cast_listings l
    left join cast_directories d on d.cast_id = l.cast_id and d.directory = ${directory}
    where is_public and (checked_at is null or checked_at < ${before})
    order by checked_at nulls first, l.cast_id`.execute(db);
  return rows.map(({ cast_id }) => cast_id);
}
