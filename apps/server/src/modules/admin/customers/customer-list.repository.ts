import type { AdminCustomerRow } from '@unmuted/api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { AdminScope } from '#/platform/auth/scope.ts';
import { type Found, offsetOf, type Page } from '#/platform/db/pagination.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import { contains } from '#/platform/db/search.ts';

type Executor = Db | Tx;
type State = AdminCustomerRow['state'];

export interface CustomerRow {
  id: string;
  name: string;
  owner_id: string;
  owner_name: string;
  email: string;
  country: string | null;
  state: State;
  tags: string[];
  casts: number;
  stations: number;
  sites: number;
  skills: number;
  apps: number;
  casts_off_air: number;
  casts_suspended: number;
  listeners: number | null;
  plan: string | null;
  renews_at: Date | null;
  signed_in_at: Date | null;
  notes: number;
  created_at: Date;
}

export type CustomerSort = 'name' | 'created' | 'renews' | 'signedIn';

export interface CustomersWanted extends Page {
  readonly sort: CustomerSort;
  readonly isDescending: boolean;
  /** Each must occur in a name, an address, a tag or the username of a cast. */
  readonly words: readonly string[];
  /** Empty means all. */
  readonly states: readonly State[];
  /** Only customers with a cast that is off air. */
  readonly isTroubled: boolean;
  /** Only customers with a product of the plan. */
  readonly plan: string | null;
  /** Only customers with a product that should have been renewed. */
  readonly isOverdue: boolean;
  readonly now: Date;
}

/** Accounts, and registrations that wait for their verification; equal sort keys are ordered by id. */
export async function findCustomers(
  db: Executor,
  _scope: AdminScope,
  wanted: CustomersWanted,
): Promise<Found<CustomerRow>> {
  const { sort, isDescending, words, now, ...page } = wanted;
  const matching = sql`${customersMatching(words, now)} where ${all(filtersOf(wanted))}`;
  const direction = isDescending ? sql`desc` : sql`asc`;
  const key = {
    name: sql`lower(name) collate "und-x-icu"`,
    created: sql`created_at`,
    renews: renewal,
    signedIn: lastSignIn,
  }[sort];
  const { rows } = await sql<CustomerRow & { total: number }>`select found.*, ${figures()} from (
      select *, (count(*) over ())::int as total from ${matching} order by ${key} ${direction} nulls last, id
      limit ${page.pageSize} offset ${offsetOf(page)}
    ) as found order by ${key} ${direction} nulls last, id`.execute(db);
  // Each row has the total; a page behind the last one has no row.
  const [first] = rows;
  if (first) return { items: rows, total: first.total };
  const count = await sql<{ total: number }>`select count(*)::int as total from ${matching}`.execute(db);
  return { items: [], total: count.rows[0]?.total ?? 0 };
}

function filtersOf({ states, isTroubled, plan, isOverdue, now }: CustomersWanted): RawBuilder<unknown>[] {
  return [
    ...(states.length > 0 ? [sql`state = any(${[...states]})`] : []),
    ...(isTroubled ? [sql`id in (${accountsOffAir()})`] : []),
    ...(plan === null ? [] : [isWith(sql`plan = ${plan}`)]),
    ...(isOverdue ? [isWith(isBefore(now))] : []),
  ];
}

export async function findCustomerRow(
  db: Executor,
  _scope: AdminScope,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<CustomerRow | undefined> {
  const { rows } = await sql<CustomerRow>`select found.*, ${figures()} from ${customersMatching([], now)}
    where id = ${id} and state <> 'unverified'`.execute(db);
  return rows[0];
}

export interface SummaryRow {
  customers: number;
  new_customers: number;
  in_trouble: number;
  renewing: number;
  invited: number;
  overdue: number;
}

/** Figures over all customers. */
export async function countCustomers(db: Executor, _scope: AdminScope, now: Date): Promise<SummaryRow> {
  const { rows } = await sql<SummaryRow>`select
    (select count(*)::int from accounts) as customers,
    (select count(*)::int from accounts where created_at > ${now}::timestamptz - interval '30 days') as new_customers,
    (select count(distinct account_id)::int from (${accountsOffAir()}) as off_air) as in_trouble,
    (select count(distinct account_id)::int from casts where terminated_at is null
      and renews_at between ${now} and ${now}::timestamptz + interval '30 days') as renewing,
    (select count(distinct account_id)::int from (${accountsWith(isBefore(now))}) as late) as overdue,
    (select count(*)::int from customers where role = 'owner' and invited_at is not null) as invited`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('Counts return a row.');
  return row;
}

/** The names of the plans of all products. Skips from one name to the next in the index. */
export async function listPlanNames(db: Executor, _scope: AdminScope): Promise<string[]> {
  const next = (table: string, after: RawBuilder<unknown>) =>
    sql`(select min(plan) from ${sql.table(table)} where plan > ${after} and ${isCurrent(table)})`;
  const namesIn = (table: string) => sql`select name from (
      with recursive names as (
        select ${next(table, sql`''`)} as name
        union all
        select ${next(table, sql`names.name`)} from names where names.name is not null
      ) select name from names where name is not null
    ) as ${sql.ref(table)}`;
  const { rows } = await sql<{
    name: string;
  }>`select name from (${namesIn('casts')} union ${namesIn('stations')})
    as plans order by name collate "und-x-icu"`.execute(db);
  return rows.map(({ name }) => name);
}

/** A terminated cast is no product any more. */
const isCurrent = (table: string) => (table === 'casts' ? sql`terminated_at is null` : sql`true`);

const isBefore = (now: Date) => sql`renews_at < ${now}`;

/** The accounts of casts and stations that meet a condition. */
function accountsWith(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select account_id from casts where ${condition} and ${isCurrent('casts')}
    union all select account_id from stations where ${condition}`;
}

/** Two hashed subqueries are faster than one over both tables. */
const isWith = (condition: RawBuilder<unknown>) => sql`(
    id in (select account_id from casts where ${condition} and ${isCurrent('casts')})
    or id in (select account_id from stations where ${condition}))`;

/** The accounts of casts that should be on air and lost their source. */
function accountsOffAir(): RawBuilder<unknown> {
  return sql`select casts.account_id from casts join cast_live live on live.cast_id = casts.id
    where not live.on_air and casts.status <> 'suspended' and casts.stopped_at is null and casts.terminated_at is null`;
}

function customersMatching(words: readonly string[], now: Date): RawBuilder<unknown> {
  const ofAccount = words.map(
    (word) => sql`accounts.id in (
      select id from accounts where ${contains(sql`concat_ws(' ', name, array_to_string(tags, ' '))`, word)}
      union all select account_id from customers
        where ${contains(sql`concat_ws(' ', first_name, last_name, company, email)`, word)}
      union all select account_id from casts where ${contains(sql`concat_ws(' ', username, name)`, word)})`,
  );
  const ofRegistration = words.map((word) =>
    contains(sql`concat_ws(' ', first_name, last_name, company, email)`, word),
  );
  return sql`(
    select accounts.id, accounts.name, owner.id as owner_id, first_name || ' ' || last_name as owner_name, email,
      country, tags, accounts.created_at,
      case when accounts.disabled_at is not null or owner.disabled_at is not null then 'disabled'
        when invited_at is not null then 'invited' else 'active' end as state
    from accounts join customers owner on owner.account_id = accounts.id and owner.role = 'owner'
    where ${all(ofAccount)}
    union all
    select * from (
      select distinct on (email) id, coalesce(company, first_name || ' ' || last_name) as name, id as owner_id,
        first_name || ' ' || last_name as owner_name, email, country, '{}'::text[] as tags, created_at,
        'unverified' as state
      from registrations where expires_at > ${now} and ${all(ofRegistration)}
        and not exists (select from customers where customers.email = registrations.email)
      order by email, created_at desc
    ) as waiting
  ) as found`;
}

const all = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `);

/** The first renewal of a product. */
const renewal = sql`least(
    (select min(renews_at) from casts where account_id = found.id and terminated_at is null),
    (select min(renews_at) from stations where account_id = found.id))`;

/** The last sign-in of any person. */
const lastSignIn = sql`(select max(trail.at) from audit_trail trail
    where trail.account_id = found.id and trail.action = 'session.created')`;

/** Subqueries rather than joins: they run for the rows of the page alone. */
function figures(): RawBuilder<unknown> {
  const countOf = (table: string) =>
    sql`(select count(*)::int from ${sql.table(table)} as each where each.account_id = found.id)`;
  const castsWith = (condition: RawBuilder<unknown>) =>
    sql`from casts where account_id = found.id and terminated_at is null and ${condition}`;
  return sql`(select count(*)::int ${castsWith(sql`true`)}) as casts, ${countOf('stations')} as stations,
    ${countOf('one_pages')} as sites, ${countOf('alexa_skills')} as skills, ${countOf('mobile_apps')} as apps,
    ${countOf('account_notes')} as notes,
    (select count(*)::int from (${accountsOffAir()}) as off_air where off_air.account_id = found.id) as casts_off_air,
    (select count(*)::int ${castsWith(sql`status = 'suspended'`)}) as casts_suspended,
    (select sum(live.listeners)::int from casts join cast_live live on live.cast_id = casts.id and on_air
      where account_id = found.id and status <> 'suspended' and stopped_at is null and terminated_at is null) as listeners,
    (select plan from (
      select plan, renews_at, id ${castsWith(sql`true`)}
      union all select plan, renews_at, id from stations where account_id = found.id
    ) as products order by renews_at nulls last, id limit 1) as plan,
    ${renewal} as renews_at, ${lastSignIn} as signed_in_at`;
}
