import { type GeoHistory, type GeoRevision, limits } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { type OwnCast, within } from '#/modules/casts/cast/cast-access.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

/** Stores a revision in the transaction of the change; the caller must have checked the scope. */
export async function addGeoRevision(
  tx: Tx,
  castId: OwnCast['id'],
  { version, at, by, cut, before, after }: GeoRevision,
): Promise<void> {
  await tx
    .insertInto('cast_geolock_changes')
    .values({
      cast_id: castId,
      version,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      cut,
      made_by: by,
      made_at: new Date(at),
    })
    .execute();
}

/** The latest revisions and the total. */
export async function listGeoRevisions(db: Db, scope: Scope, cast: OwnCast): Promise<GeoHistory> {
  const { rows } = await sql<Row<'cast_geolock_changes'> & { total: number }>`
    select c.*, (count(*) over ())::int as total from cast_geolock_changes c
    join casts on casts.id = c.cast_id and ${within(scope)}
    where c.cast_id = ${cast.id}
    order by c.version desc limit ${limits.geoRevisions}`.execute(db);
  return {
    items: rows.map(({ version, made_at, made_by, cut, before, after }) => ({
      version,
      at: made_at.toISOString(),
      by: made_by,
      cut,
      before,
      after,
    })),
    total: rows[0]?.total ?? 0,
    page: 1,
    pageSize: limits.geoRevisions,
  };
}
