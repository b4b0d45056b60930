import { type RawBuilder, sql } from 'kysely';
import { ownedBy } from '#/platform/auth/owned-by.repository.ts';
import { type CustomerScope, may, type Scope } from '#/platform/auth/scope.ts';
import { type Found, offsetOf, type Page } from '#/platform/db/pagination.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

export interface OwnEventRow extends Row<'audit_trail'> {
  /** The present name of the actor; the stored one of removed staff; null for a deleted customer. */
  actor: string | null;
  /** The name of the API key that acted. */
  key_name: string | null;
}

/** Audit events that the person may see, latest first: see `visibleTo`. */
export async function findOwnEvents(db: Db | Tx, scope: Scope, page: Page): Promise<Found<OwnEventRow>> {
  const where = visibleTo(scope);
  const { rows } = await sql<OwnEventRow>`select t.*, api_keys.name as key_name,
      coalesce(admins.name, t.actor_name, customers.first_name || ' ' || customers.last_name) as actor
    from audit_trail t
    left join admins on t.actor_kind = 'admin' and admins.id = t.actor_id
    left join customers on t.actor_kind = 'customer' and customers.id = t.actor_id
    left join api_keys on api_keys.id = (t.details->>'keyId')::uuid
    where ${where} order by t.id desc limit ${page.pageSize} offset ${offsetOf(page)}`.execute(db);
  const count = await sql<{ total: number }>`select count(*)::int as total from audit_trail t
    where ${where}`.execute(db);
  return { items: rows, total: count.rows[0]?.total ?? 0 };
}

/**
 * Everyone sees what is about or by themselves, including what staff did. Who may see the log of the account also sees
 * what is about the account; if they are limited to some products, what is about those.
 */
function visibleTo(scope: Scope): RawBuilder<boolean> {
  if (scope.kind === 'admin') return sql`t.admin_id = ${scope.adminId}`;
  const { customerId, accountId } = scope;
  const ofAccount = sql<boolean>`t.account_id = ${accountId}`;
  const own = sql<boolean>`(t.customer_id = ${customerId}
    or ${ofAccount} and t.actor_kind = 'customer' and t.actor_id = ${customerId})`;
  if (!may(scope, 'account.audit')) return own;
  return scope.isLimited
    ? sql`(${own} or ${ofAccount} and ${isAboutOwn(scope)})`
    : sql`(${own} or ${ofAccount})`;
}

function isAboutOwn(scope: CustomerScope): RawBuilder<boolean> {
  const casts = ownedBy(scope, { table: 'casts', kind: 'cast', id: 'id' });
  const sites = ownedBy(scope, { table: 'one_pages', kind: 'onepage', id: 'username' });
  return sql`(t.details->>'cast' in (select username from casts where ${casts})
    or t.details->>'site' in (select username from one_pages where ${sites}))`;
}
