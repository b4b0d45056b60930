import type { SiteSource } from '@unmuted/api/contract';
import { sql } from 'kysely';
import type { LockedApp } from '#/modules/apps/app/app.repository.ts';
import type { Db } from '#/platform/db/schema.ts';

// Public data: not scoped.

/** Undefined for an app that does not exist. */
export async function findPublicApp(db: Db, id: string): Promise<LockedApp | undefined> {
  const { rows } = await sql<LockedApp>`select mobile_apps.* from mobile_apps where id = ${id}`.execute(db);
  return rows[0];
}

/** The public id of a station, or of the station that plays a cast; null without one. */
export async function findPublicStationId(
  db: Db,
  accountId: string,
  { kind, id }: SiteSource,
): Promise<string | null> {
  const { rows } = await sql<{ public_id: string }>`select s.public_id from stations s
    left join streaming_services v on v.id = s.service_id
    where s.account_id = ${accountId} and ${kind === 'station' ? sql`s.id` : sql`v.cast_id`} = ${id}
    order by s.created_at limit 1`.execute(db);
  return rows[0]?.public_id ?? null;
}
