import { type RawBuilder, sql } from 'kysely';
import { ownedBy } from '#/platform/auth/owned-by.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';

export type OwnSite = Pick<Row<'one_pages'>, 'username' | 'account_id'>;

/** Returns the one-page site if it is visible to the scope; another customer's site is reported as not found. */
export async function requireSite(db: Db | Tx, scope: Scope, username: string): Promise<OwnSite> {
  const { rows } = await sql<OwnSite>`select username, account_id from one_pages
    where username = ${username} and ${withinSites(scope)}`.execute(db);
  if (!rows[0]) throw new AppError('resource.not_found');
  return rows[0];
}

/** Condition on `one_pages` that limits a query to the scope. */
export function withinSites(scope: Scope): RawBuilder<boolean> {
  return ownedBy(scope, { table: 'one_pages', kind: 'onepage', id: 'username' });
}
