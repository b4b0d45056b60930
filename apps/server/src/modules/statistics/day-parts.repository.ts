import type { DayPart, KeptDayParts } from '@unmuted/api/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '#/db/schema.ts';
import { within } from '#/modules/cast/own-cast.ts';
import type { Span } from '#/modules/history/spans.ts';
import type { Scope } from '#/modules/session/scope.ts';
import type { Buckets } from '#/modules/statistics/buckets.ts';
import { isActive, isWanted, type SessionFilter } from '#/modules/statistics/session-terms.ts';

const none: KeptDayParts = { parts: [], version: 0 };

export async function findDayParts(db: Db | Tx, scope: Scope, castId: string): Promise<KeptDayParts> {
  const { rows } = await sql<{ parts: DayPart[]; version: number }>`select parts, version
    from day_parts join casts on casts.id = cast_id and ${within(scope)} where cast_id = ${castId}`.execute(
    db,
  );
  return rows[0] ?? none;
}

/** Of a cast that the caller has found by its scope and holds. */
export async function saveDayParts(tx: Tx, castId: string, { parts, version }: KeptDayParts): Promise<void> {
  const row = { parts: JSON.stringify(parts), version };
  await tx
    .insertInto('day_parts')
    .values({ cast_id: castId, ...row })
    .onConflict((conflict) => conflict.column('cast_id').doUpdateSet(row))
    .execute();
}

/** Sessions that count, by the hour of the week in which they began. */
export async function countStartsByHour(
  db: Db,
  scope: Scope,
  {
    castId,
    span,
    filter,
    buckets,
    now,
  }: { castId: string; span: Span; filter: SessionFilter; buckets: Buckets; now: Date },
): Promise<Map<number, number>> {
  const counts = filter.counting === 'active' ? isActive(now) : sql`true`;
  const { rows } = await sql<{ cell: number; sessions: number }>`
    select ${buckets.column}::int as cell, count(*)::int as sessions
    from (select s.*, s.started_at as at from listener_sessions s
      where s.cast_id = ${castId} and s.started_at >= ${span.from} and s.started_at < ${span.to}) as s
    where ${isWanted(filter)} and ${counts}
      and exists (select from casts where casts.id = ${castId} and ${within(scope)})
    group by 1`.execute(db);
  return new Map(rows.map(({ cell, sessions }) => [cell, sessions]));
}
