import { sql } from 'kysely';
import { within } from '#/modules/casts/cast/cast-access.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';

export interface TurnedAwayToday {
  count: number;
  lastAt: Date;
}

/** Listeners rejected today because the cast was full, by cast id. The day is that of the cast's own time zone. */
export async function findTurnedAway(
  db: Db | Tx,
  scope: Scope,
  now: Date,
  castIds?: readonly string[],
): Promise<Map<string, TurnedAwayToday>> {
  const { rows } = await sql<TurnedAwayToday & { id: string }>`
    select casts.id, sum(r.count)::int as count, max(r.last_at) as "lastAt"
    from full_rejections r join casts on casts.id = r.cast_id and ${within(scope)}
    where r.hour > ${now}::timestamptz - interval '25 hours'
      and r.hour >= date_trunc('day', ${now}::timestamptz at time zone casts.timezone) at time zone casts.timezone
      and ${castIds ? sql`casts.id = any(${[...castIds]}::uuid[])` : sql`true`}
    group by casts.id`.execute(db);
  return new Map(rows.map(({ id, ...rest }) => [id, rest]));
}
