import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';

export type OwnSite = Pick<Row<'one_pages'>, 'username' | 'customer_id'>;

/** The one-page site of that name, when the scope may see it: one of somebody else is as missing as one that is not there. */
export async function requireSite(db: Db | Tx, scope: Scope, username: string): Promise<OwnSite> {
  const { rows } = await sql<OwnSite>`select username, customer_id from one_pages
    where username = ${username} and ${withinSites(scope)}`.execute(db);
  if (!rows[0]) throw new AppError('resource.not_found');
  return rows[0];
}

/** The condition on `one_pages` that keeps a query to what the scope may see. */
export function withinSites(scope: Scope): RawBuilder<boolean> {
  return scope.kind === 'admin' ? sql`true` : sql`one_pages.customer_id = ${scope.customerId}`;
}
