import type { RefusalList } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { within } from '#/modules/casts/cast/cast-access.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';
import type { Country } from '#/platform/geo/geo.ts';

type Executor = Db | Tx;

export async function findGeoRules(
  db: Executor,
  scope: Scope,
  castId: string,
): Promise<Row<'cast_geolocks'> | undefined> {
  const { rows } = await sql<Row<'cast_geolocks'>>`select g.* from cast_geolocks g
    join casts on casts.id = g.cast_id and ${within(scope)} where g.cast_id = ${castId}`.execute(db);
  return rows[0];
}

/** The caller must have checked the scope of the cast and locked it. */
export async function saveGeoRules(tx: Tx, row: NewRow<'cast_geolocks'>): Promise<void> {
  await tx
    .insertInto('cast_geolocks')
    .values(row)
    .onConflict((conflict) => conflict.column('cast_id').doUpdateSet(row))
    .execute();
}

/** Rejected joins after `since` by rule and country, the most frequent first. */
export async function listRejectedJoins(
  db: Executor,
  scope: Scope,
  castId: string,
  since: Date,
): Promise<RefusalList['items']> {
  const { rows } = await sql<{ rule: RefusalList['items'][number]['rule']; country: string; count: number }>`
    select r.rule, r.country, sum(r.count)::int as count from join_refusals r
    join casts on casts.id = r.cast_id and ${within(scope)}
    where r.cast_id = ${castId} and r.hour > ${since}
    group by 1, 2 order by 3 desc, 1, 2`.execute(db);
  return rows.map(({ rule, country, count }) => ({
    rule,
    country: (country || null) as Country | null,
    count,
  }));
}

/** The sessions of a country inside or outside the excepted networks. */
export interface SessionGroup {
  country: Country | null;
  is_exception: boolean;
  sessions: number;
  listened_s: number;
  connected: number;
  first_at: Date;
}

export async function groupSessions(
  db: Executor,
  scope: Scope,
  castId: string,
  {
    networks,
    since,
    now,
  }: { readonly networks: readonly string[]; readonly since: Date; readonly now: Date },
): Promise<SessionGroup[]> {
  const { rows } = await sql<SessionGroup>`
    select s.country, s.address <<= any(${networks}::inet[]) as is_exception, (count(*) filter (where not s.sample))::int as sessions,
      coalesce(sum(extract(epoch from coalesce(s.ended_at, ${now}) - s.started_at)) filter (where not s.sample), 0)::float8
        as listened_s,
      (count(*) filter (where s.ended_at is null))::int as connected, min(s.started_at) as first_at
    from listener_sessions s join casts on casts.id = s.cast_id and ${within(scope)}
    where s.cast_id = ${castId} and s.started_at > ${since} and (not s.sample or s.ended_at is null)
    group by 1, 2`.execute(db);
  return rows;
}
