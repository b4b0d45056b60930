import type { Db, Tx } from '#/platform/db/schema.ts';

/** The verified main domain of a site. */
export async function findMainDomain(db: Db | Tx, username: string): Promise<string | null> {
  const row = await db
    .selectFrom('site_domains')
    .select('domain')
    .where('username', '=', username)
    .where('is_primary', '=', true)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  return row?.domain ?? null;
}
