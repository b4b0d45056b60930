import { type RawBuilder, sql } from 'kysely';
import type { AdminScope } from '#/platform/auth/scope.ts';
import { type Found, offsetOf, type Page } from '#/platform/db/pagination.ts';
import type { Db, Row } from '#/platform/db/schema.ts';
import { wordsOf } from '#/platform/db/search.ts';

export interface AuditRow extends Row<'audit_trail'> {
  /** The present name of the actor; the stored one of removed staff; null for a deleted customer. */
  actor: string | null;
  actor_username: string | null;
  account: string | null;
  /** The name of the person that the entry is about. */
  subject: string | null;
  key_id: string | null;
  key_name: string | null;
  key_end: string | null;
}

export interface AuditFilter {
  readonly kind?: string | undefined;
  /** Username of a person of the staff. */
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly accountId?: string | undefined;
  readonly q?: string | undefined;
  /** Days in the time zone of the caller. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Entries of all accounts, latest first. */
export async function findEntries(
  db: Db,
  scope: AdminScope,
  { filter, page }: { readonly filter: AuditFilter; readonly page: Page },
): Promise<Found<AuditRow>> {
  const where = whereOf(scope, filter);
  const { rows } = await sql<AuditRow>`${entriesWhere(where)} order by t.id desc
    limit ${page.pageSize} offset ${offsetOf(page)}`.execute(db);
  const count = await sql<{ total: number }>`select count(*)::int as total ${tables} where ${where}`.execute(
    db,
  );
  return { items: rows, total: count.rows[0]?.total ?? 0 };
}

const tables = sql`from audit_trail t
  left join admins on t.actor_kind = 'admin' and admins.id = t.actor_id
  left join customers on t.actor_kind = 'customer' and customers.id = t.actor_id
  left join accounts on accounts.id = t.account_id
  left join api_keys on api_keys.id = (t.details->>'keyId')::uuid`;

const entriesWhere = (where: RawBuilder<unknown>) => sql`select t.*,
    coalesce(admins.name, t.actor_name, customers.first_name || ' ' || customers.last_name) as actor,
    admins.username as actor_username, accounts.name as account,
    t.details->>'keyId' as key_id, api_keys.name as key_name, api_keys.last_four as key_end,
    coalesce((select name from admins s where s.id = t.admin_id),
      (select first_name || ' ' || last_name from customers s where s.id = t.customer_id)) as subject
  ${tables} where ${where}`;

function whereOf({ adminId }: AdminScope, filter: AuditFilter): RawBuilder<unknown> {
  const { kind, actor, action, accountId, q, from, to } = filter;
  const midnight = (day: string, plus: number) => sql`((${day}::date + ${plus}::int)::timestamp
    at time zone (select timezone from admins where id = ${adminId}))`;
  const conditions = [
    sql`true`,
    ...(kind === undefined ? [] : [sql`t.actor_kind = ${kind}`]),
    ...(actor === undefined
      ? []
      : [sql`t.actor_kind = 'admin' and t.actor_id = (select id from admins where username = ${actor})`]),
    ...(action === undefined ? [] : [sql`t.action = ${action}`]),
    ...(accountId === undefined ? [] : [sql`t.account_id = ${accountId}`]),
    ...(from === undefined ? [] : [sql`t.at >= ${midnight(from, 0)}`]),
    ...(to === undefined ? [] : [sql`t.at < ${midnight(to, 1)}`]),
    ...wordsOf(q).map(
      (word) => sql`concat_ws(' ', t.action, admins.name, admins.username, t.actor_name, customers.first_name,
        customers.last_name, customers.email, accounts.name, api_keys.name, t.address, t.request_id, t.details::text)
        ilike ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`,
    ),
  ];
  return sql.join(conditions, sql` and `);
}
