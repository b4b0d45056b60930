import { sql } from 'kysely';
import type { Db } from '#/platform/db/schema.ts';

interface Reservation {
  readonly key: Buffer;
  readonly limit: number;
  readonly now: Date;
  readonly endsAt: Date;
}

/**
 * Counts an attempt, or returns undefined when the window is full. A single statement, so that
 * concurrent attempts on all servers are serialized.
 */
export async function reserveTry(
  db: Db,
  { key, limit, now, endsAt }: Reservation,
): Promise<{ endsAt: Date } | undefined> {
  const { rows } = await sql<{ endsAt: Date }>`
    insert into throttles as t (key, failures, window_ends_at) values (${key}, 1, ${endsAt})
    on conflict (key) do update set
      failures = case when t.window_ends_at <= ${now} or t.failures = 0 then 1 else t.failures + 1 end,
      refusals = case when t.window_ends_at <= ${now} or t.failures = 0 then 0 else t.refusals end,
      window_ends_at = case
        when t.window_ends_at <= ${now} or t.failures = 0 then excluded.window_ends_at
        else t.window_ends_at
      end
    where t.window_ends_at <= ${now} or t.failures < ${limit}
    returning window_ends_at as "endsAt"`.execute(db);
  return rows[0];
}

/** Counts a rejection; undefined when the window has expired in the meantime. */
export function noteRefusal(
  db: Db,
  key: Buffer,
): Promise<{ refusals: number; window_ends_at: Date } | undefined> {
  return db
    .updateTable('throttles')
    .set((eb) => ({ refusals: eb('refusals', '+', 1) }))
    .where('key', '=', key)
    .returning(['refusals', 'window_ends_at'])
    .executeTakeFirst();
}

/** Returns an attempt to the window in which it was counted, and to no later one. */
export async function returnTry(db: Db, key: Buffer, endsAt: Date): Promise<void> {
  await db
    .updateTable('throttles')
    .set((eb) => ({ failures: eb('failures', '-', 1) }))
    .where('key', '=', key)
    .where('window_ends_at', '=', endsAt)
    .where('failures', '>', 0)
    .execute();
}

export async function forgetTries(db: Db, key: Buffer): Promise<void> {
  await db.deleteFrom('throttles').where('key', '=', key).execute();
}

/** Deletes expired windows. */
export async function purgeThrottles(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('throttles').where('window_ends_at', '<=', now).execute();
}
