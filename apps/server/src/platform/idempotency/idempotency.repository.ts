import { sql } from 'kysely';
import type { Db, Row } from '#/platform/db/schema.ts';

type RequestKey = Row<'request_keys'>;

/**
 * Returns true for the single caller that may proceed: the key is new, or its holder has not
 * responded since `staleBefore`.
 */
export async function claimKey(
  db: Db,
  { id, request, now, staleBefore }: Pick<RequestKey, 'id' | 'request'> & { now: Date; staleBefore: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into request_keys as k (id, request, claimed_at) values (${id}, ${request}, ${now})
    on conflict (id) do update set claimed_at = excluded.claimed_at
    where k.answer is null and k.request = excluded.request and k.claimed_at < ${staleBefore}
    returning id`.execute(db);
  return rows.length > 0;
}

/** Undefined after a failure. */
export function findKey(db: Db, id: Buffer): Promise<RequestKey | undefined> {
  return db.selectFrom('request_keys').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function keepAnswer(db: Db, id: Buffer, answer: Buffer): Promise<void> {
  await db.updateTable('request_keys').set({ answer }).where('id', '=', id).execute();
}

export async function freeKey(db: Db, id: Buffer): Promise<void> {
  await db.deleteFrom('request_keys').where('id', '=', id).where('answer', 'is', null).execute();
}

export async function purgeRequestKeys(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('request_keys').where('claimed_at', '<', before).execute();
}
