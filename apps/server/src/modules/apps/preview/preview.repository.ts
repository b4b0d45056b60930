import type { SiteSource } from '@unmuted/api/contract';
import { sql } from 'kysely';
import type { Db } from '#/platform/db/schema.ts';

/** The username of a cast, or of the one that a station plays; null for a stream that is hosted elsewhere. */
export async function findCastUsername(
  db: Db,
  accountId: string,
  { kind, id }: SiteSource,
): Promise<string | null> {
  const { rows } = await sql<{ username: string }>`select c.username from casts c
    where c.account_id = ${accountId} and c.terminated_at is null and c.id = ${
      kind === 'cast'
        ? sql`${id}`
        : sql`(select v.cast_id from stations s join streaming_services v on v.id = s.service_id
            where s.id = ${id} and s.account_id = ${accountId})`
    }`.execute(db);
  return rows[0]?.username ?? null;
}
