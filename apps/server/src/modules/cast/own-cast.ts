import { type RawBuilder, sql } from 'kysely';
import type { Db, Row, Tx } from '#/db/schema.ts';
import { AppError } from '#/http/app-error.ts';
import type { Scope } from '#/modules/session/scope.ts';

export type OwnCast = Pick<Row<'casts'>, 'id' | 'username' | 'status' | 'customer_id' | 'stopped_at'>;

/** The cast of that name, when the scope may see it: one of somebody else is as missing as one that is not there. */
export async function requireCast(db: Db | Tx, scope: Scope, username: string): Promise<OwnCast> {
  const { rows } = await sql<OwnCast>`select id, username, status, customer_id, stopped_at from casts
    where username = ${username} and ${within(scope)}`.execute(db);
  if (!rows[0]) throw new AppError('resource.not_found');
  return rows[0];
}

/** The condition on `casts` that keeps a query to what the scope may see. */
export function within(scope: Scope): RawBuilder<boolean> {
  return scope.kind === 'admin' ? sql`true` : sql`casts.customer_id = ${scope.customerId}`;
}
