import type { AccountRole, AdminCustomerProduct, Locale } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { services } from '#/modules/stations/services/services.repository.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import { type Found, offsetOf, type Page } from '#/platform/db/pagination.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

const shownSignIns = 10;
const shownMails = 20;

export interface PersonRow {
  id: string;
  name: string;
  email: string;
  role: AccountRole;
  company: string | null;
  locale: Locale;
  timezone: string;
  disabled_at: Date | null;
  invited_at: Date | null;
  has_second_step: boolean;
  sessions: number;
  signed_in_at: Date | null;
}

export function findAccount(
  db: Executor,
  _scope: AdminScope,
  id: string,
): Promise<Row<'accounts'> | undefined> {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The owner first, then by name. */
export async function findPeople(
  db: Executor,
  _scope: AdminScope,
  { accountId, now }: { readonly accountId: string; readonly now: Date },
): Promise<PersonRow[]> {
  const { rows } =
    await sql<PersonRow>`select id, first_name || ' ' || last_name as name, email, role, company, locale,
      timezone, disabled_at, invited_at,
      exists (select from second_steps where customer_id = customers.id and enabled_at is not null) as has_second_step,
      (select count(*)::int from sessions where customer_id = customers.id and revoked_at is null
        and idle_expires_at > ${now} and expires_at > ${now}) as sessions,
      (select trail.at from audit_trail trail where trail.customer_id = customers.id
        and trail.action = 'session.created' order by trail.id desc limit 1) as signed_in_at
    from customers where account_id = ${accountId}
    order by role <> 'owner', first_name || last_name collate "und-x-icu", id`.execute(db);
  return rows;
}

export interface ProductRow {
  kind: AdminCustomerProduct['kind'];
  id: string;
  name: string;
  username: string | null;
  platform: 'android' | 'ios' | null;
  state: string;
  service_id: string | null;
  plan: string | null;
  renews_at: Date | null;
  listeners: number | null;
  listener_limit: number | null;
}

/** All products; the state of a cast is `unknown` while the engine's reports are not current. */
export async function findCustomerProducts(
  db: Executor,
  _scope: AdminScope,
  { accountId, isKnown }: { readonly accountId: string; readonly isKnown: boolean },
): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`select * from (
    select 1 as place, 'cast' as kind, casts.id::text, name, username, null::text as platform,
      case when terminated_at is not null then 'terminated' when status = 'suspended' then 'suspended' when stopped_at is not null then 'stopped'
        when not ${isKnown}::boolean then 'unknown' when on_air is null then 'never_connected'
        when on_air then 'live' else 'off_air' end as state, null::uuid as service_id,
      plan, renews_at, case when ${isKnown}::boolean and on_air and stopped_at is null and status <> 'suspended'
        and terminated_at is null then listeners end as listeners, listener_limit
    from casts left join cast_live live on live.cast_id = casts.id where account_id = ${accountId}
    union all
    select 2, 'station', s.id::text, s.name, null, null, case when s.status = 'suspended' then 'suspended'
        when v.id is null then 'without_stream' else v.state end, v.id, s.plan, s.renews_at, v.listeners, null
    from stations s left join ${services(isKnown)} as v on v.id = s.service_id where s.account_id = ${accountId}
    union all
    select 3, 'site', username, title, username, null, state, null, null, null, null, null
    from one_pages where account_id = ${accountId}
    union all
    select 4, 'skill', id::text, name, null, null, status, null, null, null, null, null
    from alexa_skills where account_id = ${accountId}
    union all
    select 5, 'app', id::text, name, null, platform, status, null, null, null, null, null
    from mobile_apps where account_id = ${accountId}
  ) as products order by place, name collate "und-x-icu", id`.execute(db);
  return rows.map(
    ({
      kind,
      id,
      name,
      username,
      platform,
      state,
      service_id,
      plan,
      renews_at,
      listeners,
      listener_limit,
    }) => ({
      kind,
      id,
      name,
      username,
      platform,
      state,
      service_id,
      plan,
      renews_at,
      listeners,
      listener_limit,
    }),
  );
}

export interface SignInRow {
  at: Date;
  person: string | null;
  address: string | null;
  user_agent: string | null;
}

/** Sign-ins of all people, latest first. */
export async function findSignIns(db: Executor, _scope: AdminScope, accountId: string): Promise<SignInRow[]> {
  const { rows } = await sql<SignInRow>`select at, address, user_agent,
      (select first_name || ' ' || last_name from customers where customers.id = trail.customer_id) as person
    from audit_trail trail where account_id = ${accountId} and action = 'session.created'
    order by trail.id desc limit ${shownSignIns}`.execute(db);
  return rows;
}

/** Mails to the addresses of its people, latest first. */
export function findMails(
  db: Executor,
  _scope: AdminScope,
  accountId: string,
): Promise<Pick<Row<'outbox'>, 'id' | 'kind' | 'recipient' | 'created_at' | 'sent_at' | 'gave_up_at'>[]> {
  return db
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient', 'created_at', 'sent_at', 'gave_up_at'])
    .where('recipient', 'in', (eb) =>
      eb.selectFrom('customers').select('email').where('account_id', '=', accountId),
    )
    .orderBy('id', 'desc')
    .limit(shownMails)
    .execute();
}

/** When the owner's valid invitation was sent and until when it can be accepted. */
export function findInvitation(
  db: Executor,
  _scope: AdminScope,
  ownerId: string,
): Promise<Pick<Row<'one_time_links'>, 'created_at' | 'expires_at'> | undefined> {
  return db
    .selectFrom('one_time_links')
    .select(['created_at', 'expires_at'])
    .where('customer_id', '=', ownerId)
    .where('purpose', '=', 'invite')
    .where('used_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

export async function countUploads(
  db: Executor,
  _scope: AdminScope,
  accountId: string,
): Promise<{ files: number; bytes: number }> {
  const { rows } = await sql<{ files: number; bytes: number }>`
    select count(*)::int as files, coalesce(sum(bytes), 0)::float8 as bytes
    from file_uploads join files using (hash) where account_id = ${accountId}`.execute(db);
  return rows[0] ?? { files: 0, bytes: 0 };
}

export type CustomerEventRow = Pick<Row<'audit_trail'>, 'id' | 'at' | 'action' | 'actor_kind' | 'details'> & {
  actor: string | null;
};

/** Audit events about the account, by anyone, latest first. */
export async function findCustomerEvents(
  db: Executor,
  _scope: AdminScope,
  { accountId, ...page }: Page & { readonly accountId: string },
): Promise<Found<CustomerEventRow>> {
  const about = sql`from audit_trail trail where trail.account_id = ${accountId}`;
  const { rows: items } = await sql<CustomerEventRow>`select trail.id, at, action, actor_kind, details,
      case actor_kind
        when 'admin' then (select name from admins where admins.id = actor_id)
        when 'customer' then (select first_name || ' ' || last_name from customers where customers.id = actor_id)
        end as actor
    ${about} order by trail.id desc limit ${page.pageSize} offset ${offsetOf(page)}`.execute(db);
  const count = await sql<{ total: number }>`select count(*)::int as total ${about}`.execute(db);
  return { items, total: count.rows[0]?.total ?? 0 };
}
