import type { DayPart, SavedDayParts } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { within } from '#/modules/casts/cast/cast-access.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';

const none: SavedDayParts = { parts: [], version: 0 };

export async function findDayParts(db: Db | Tx, scope: Scope, castId: string): Promise<SavedDayParts> {
  const { rows } = await sql<{ parts: DayPart[]; version: number }>`select parts, version
    from day_parts join casts on casts.id = cast_id and ${within(scope)} where cast_id = ${castId}`.execute(
    db,
  );
  return rows[0] ?? none;
}

/** The caller must have checked the scope of the cast and locked it. */
export async function saveDayParts(tx: Tx, castId: string, { parts, version }: SavedDayParts): Promise<void> {
  const row = { parts: JSON.stringify(parts), version };
  await tx
    .insertInto('day_parts')
    .values({ cast_id: castId, ...row })
    .onConflict((conflict) => conflict.column('cast_id').doUpdateSet(row))
    .execute();
}
