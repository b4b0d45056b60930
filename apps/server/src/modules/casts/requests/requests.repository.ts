import type { Locale } from '@unmuted/api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { EditionColumns } from '#/modules/casts/plans/plans.repository.ts';
import type { AdminScope, CustomerScope, Scope } from '#/platform/auth/scope.ts';
import { type Found, offsetOf, type Page } from '#/platform/db/pagination.ts';
import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';

type OfPlan = { [Column in keyof EditionColumns]: EditionColumns[Column] | null };

export type RequestRow = Row<'product_requests'> &
  OfPlan & {
    account_name: string;
    person_name: string | null;
    person_email: string | null;
    owner_timezone: string;
    answered_name: string | null;
    assignee_name: string | null;
    assignee_username: string | null;
    /** Username; null before approval and after termination. */
    cast: string | null;
    /** The username of the cast that a station should play. */
    stream_cast: string | null;
  };

const requests = sql<RequestRow>`(
  select r.*, e.plan_id, e.edition, e.name as plan_name, e.listener_limit, e.streams_limit, e.bitrate_limit, price_text,
    accounts.name as account_name, person.first_name || ' ' || person.last_name as person_name,
    person.email as person_email, owner.timezone as owner_timezone, admins.name as answered_name,
    assignee.name as assignee_name, assignee.username as assignee_username, casts.username as cast,
    stream_cast.username as stream_cast
  from product_requests r left join plan_editions e on e.id = r.plan_edition_id
  join accounts on accounts.id = r.account_id
  join customers owner on owner.account_id = r.account_id and owner.role = 'owner'
  left join customers person on person.id = r.customer_id
  left join admins on admins.id = r.answered_by
  left join admins assignee on assignee.id = r.assignee_id
  left join casts on casts.id = r.cast_id and casts.terminated_at is null
  left join casts stream_cast on stream_cast.id = r.stream_cast_id and stream_cast.account_id = r.account_id
    and stream_cast.terminated_at is null) as requests`;

const visibleTo = (scope: Scope): RawBuilder<boolean> =>
  scope.kind === 'admin' ? sql<boolean>`true` : sql<boolean>`account_id = ${scope.accountId}`;

export interface RequestFilter {
  readonly state?: Row<'product_requests'>['state'] | undefined;
  /** The id of a person of the staff; null for requests of nobody. */
  readonly assigneeId?: string | null | undefined;
}

/** The requests of the scope: pending ones oldest first if wanted, otherwise latest first. */
export async function findRequests(
  db: Db | Tx,
  scope: Scope,
  { state, assigneeId, ...page }: Page & RequestFilter,
): Promise<Found<RequestRow>> {
  const ofState = state === undefined ? sql`true` : sql`state = ${state}`;
  const ofPerson =
    assigneeId === undefined ? sql`true` : sql`assignee_id is not distinct from ${assigneeId}::uuid`;
  const where = sql`${visibleTo(scope)} and ${ofState} and ${ofPerson}`;
  const { rows: items } = await sql<RequestRow>`select * from ${requests} where ${where}
    order by created_at ${state === 'pending' ? sql`asc` : sql`desc`}, id
    limit ${page.pageSize} offset ${offsetOf(page)}`.execute(db);
  const count = await sql<{ total: number }>`select count(*)::int as total from product_requests
    where ${where}`.execute(db);
  return { items, total: count.rows[0]?.total ?? 0 };
}

export async function findRequest(db: Db | Tx, scope: Scope, id: string): Promise<RequestRow | undefined> {
  const { rows } =
    await sql<RequestRow>`select * from ${requests} where id = ${id} and ${visibleTo(scope)}`.execute(db);
  return rows[0];
}

/** Locks a request; undefined if it is not in the scope. */
export async function lockRequest(
  tx: Tx,
  scope: Scope,
  id: string,
): Promise<Pick<Row<'product_requests'>, 'id' | 'kind' | 'state'> | undefined> {
  const { rows } = await sql<
    Pick<Row<'product_requests'>, 'id' | 'kind' | 'state'>
  >`select id, kind, state from product_requests
    where id = ${id} and ${visibleTo(scope)} for update`.execute(tx);
  return rows[0];
}

/** Pending requests of all customers for staff, otherwise of the account. */
export async function countPending(db: Db | Tx, scope: Scope): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from product_requests
    where state = 'pending' and ${visibleTo(scope)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The caller must have locked the request. */
export async function setAssignee(tx: Tx, _scope: AdminScope, id: string, assigneeId: string | null) {
  await tx.updateTable('product_requests').set({ assignee_id: assigneeId }).where('id', '=', id).execute();
}

/** Gives the pending requests of a person of the staff to another one or to nobody; returns how many. */
export async function reassignRequests(
  tx: Tx,
  _scope: AdminScope,
  { from, to }: { readonly from: string; readonly to: string | null },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('product_requests')
    .set({ assignee_id: to })
    .where('assignee_id', '=', from)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * The id of a person of the staff who can take care of something. The lock makes a concurrent removal or
 * deactivation of the person wait, so that it sees what was assigned.
 */
export async function lockAssignee(
  tx: Tx,
  _scope: AdminScope,
  username: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from admins
    where username = ${username} and disabled_at is null for share`.execute(tx);
  return rows[0]?.id;
}

/** Casts of the account with any edition of a plan, terminated ones included. */
export async function countCastsOfPlan(tx: Tx, scope: CustomerScope, planId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from casts
    join plan_editions e on e.id = plan_edition_id
    where casts.account_id = ${scope.accountId} and plan_id = ${planId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function insertRequest(
  tx: Tx,
  { accountId, customerId }: CustomerScope,
  request: Omit<NewRow<'product_requests'>, 'account_id' | 'customer_id'>,
): Promise<void> {
  await tx
    .insertInto('product_requests')
    .values({ ...request, account_id: accountId, customer_id: customerId })
    .execute();
}

/** The caller must have locked the request. */
export async function answerRequest(
  tx: Tx,
  id: string,
  answer: Pick<Row<'product_requests'>, 'state' | 'answered_at'> &
    Partial<Pick<Row<'product_requests'>, 'answered_by' | 'reason' | 'cast_id' | 'station_id'>>,
): Promise<void> {
  await tx.updateTable('product_requests').set(answer).where('id', '=', id).execute();
}

export interface Requester {
  readonly id: string;
  readonly email: string;
  readonly locale: Locale;
  readonly firstName: string;
  /** Whether the person sees only chosen products. */
  readonly isLimited: boolean;
}

/** The person who made a request, or the owner of the account if that person no longer exists. Internal: not scoped. */
export async function findRequester(db: Db | Tx, id: string): Promise<Requester | undefined> {
  const { rows } = await sql<Requester>`select customers.id, email, locale, first_name as "firstName",
      is_limited as "isLimited"
    from product_requests r join customers on customers.id = coalesce(r.customer_id,
      (select id from customers owner where owner.account_id = r.account_id and owner.role = 'owner'))
    where r.id = ${id}`.execute(db);
  return rows[0];
}
