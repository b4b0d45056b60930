import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';

export type OwnCast = Pick<
  Row<'casts'>,
  'id' | 'username' | 'status' | 'customer_id' | 'stopped_at' | 'stopped_by'
>;

/** The cast of that name, when the scope may see it: one of somebody else is as missing as one that is not there. */
export async function requireCast(db: Db | Tx, scope: Scope, username: string): Promise<OwnCast> {
  const { rows } = await sql<OwnCast>`select id, username, status, customer_id, stopped_at, stopped_by
    from casts
    where username = ${username} and ${within(scope)}`.execute(db);
  if (!rows[0]) throw new AppError('resource.not_found');
  return rows[0];
}

/** A suspended cast is as it is for whoever owns it; the staff may still set it right. */
export function requireChangeable({ status }: Pick<OwnCast, 'status'>, scope: Scope): void {
  if (status === 'suspended' && scope.kind === 'customer') throw new AppError('cast.suspended');
}

/** The cast of that name, for somebody who is about to change something of it. */
export async function requireOpenCast(db: Db | Tx, scope: Scope, username: string): Promise<OwnCast> {
  const cast = await requireCast(db, scope, username);
  requireChangeable(cast, scope);
  return cast;
}

/** The condition on `casts` that keeps a query to what the scope may see. */
export function within(scope: Scope): RawBuilder<boolean> {
  return scope.kind === 'admin' ? sql`true` : sql`casts.customer_id = ${scope.customerId}`;
}
