import { type RawBuilder, sql } from 'kysely';
import { ownedBy } from '#/platform/auth/owned-by.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';

export type OwnCast = Pick<
  Row<'casts'>,
  'id' | 'username' | 'status' | 'account_id' | 'stopped_at' | 'stopped_by'
>;

/** Returns the cast if it is visible to the scope; another customer's cast is reported as not found. */
export async function requireCast(db: Db | Tx, scope: Scope, username: string): Promise<OwnCast> {
  const { rows } = await sql<OwnCast>`select id, username, status, account_id, stopped_at, stopped_by
    from casts
    where username = ${username} and ${within(scope)}`.execute(db);
  if (!rows[0]) throw new AppError('resource.not_found');
  return rows[0];
}

/** The owner cannot change a suspended cast; staff can. */
export function requireChangeable({ status }: Pick<OwnCast, 'status'>, scope: Scope): void {
  if (status === 'suspended' && scope.kind === 'customer') throw new AppError('cast.suspended');
}

/** Returns the cast if the caller may change it. */
export async function requireOpenCast(db: Db | Tx, scope: Scope, username: string): Promise<OwnCast> {
  const cast = await requireCast(db, scope, username);
  requireChangeable(cast, scope);
  return cast;
}

export async function findTimeZone(db: Db | Tx, scope: Scope, castId: string): Promise<string> {
  const { rows } = await sql<{ timezone: string }>`select timezone from casts
    where id = ${castId} and ${within(scope)}`.execute(db);
  return rows[0]?.timezone ?? 'UTC';
}

/** Locks the row of a cast until the end of the transaction, for rows that may not exist yet. */
export async function lockCast(tx: Tx, castId: string): Promise<void> {
  await sql`select id from casts where id = ${castId} for update`.execute(tx);
}

/** Condition on `casts` that limits a query to the scope. */
export function within(scope: Scope): RawBuilder<boolean> {
  return ownedBy(scope, { table: 'casts', kind: 'cast', id: 'id' });
}
