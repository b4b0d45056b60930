import { type AdminCastState, adminCastStates } from '@unmuted/api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { MomentRow } from '#/modules/casts/cast/cast-snapshot.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import { type Found, offsetOf, type Page } from '#/platform/db/pagination.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';
import { contains } from '#/platform/db/search.ts';

type Executor = Db | Tx;

export interface AdminCastRow extends MomentRow {
  id: string;
  name: string;
  server: string;
  plan: string;
  listener_limit: number;
  streams_limit: number;
  bitrate_limit: number;
  staff_version: number;
  created_at: Date;
  account_id: string;
  person: string;
  company: string | null;
  email: string;
  stream_count: number;
  fastest: number | null;
  /** Of the primary stream. */
  bitrate: number | null;
  mount: string | null;
  terminated_at: Date | null;
  plan_id: string | null;
  edition: number | null;
  /** Of the plan. */
  latest_edition: number | null;
}

export type SortKey = keyof ReturnType<typeof orders>;

export interface AdminCastsWanted extends Page {
  readonly sort: SortKey;
  readonly isDescending: boolean;
  /** All words must occur in the names of the cast or its customer. */
  readonly words: readonly string[];
  /** Empty means all but terminated ones. */
  readonly states: readonly AdminCastState[];
  /** The engine is up, so its reports are current. */
  readonly isKnown: boolean;
}

/** The casts of all customers. Equal sort keys are ordered by user name. */
export async function findAdminCasts(
  db: Executor,
  _scope: AdminScope,
  { sort, isDescending, words, states, isKnown, ...page }: AdminCastsWanted,
): Promise<Found<AdminCastRow>> {
  const meant = sql.join(
    [
      states.length ? sql`state = any(${[...states]})` : sql`state <> 'terminated'`,
      ...words.map((word) => contains(sql`named_by`, word)),
    ],
    sql` and `,
  );
  const direction = isDescending ? sql`desc` : sql`asc`;
  const { rows: items } = await sql<AdminCastRow>`select * from ${casts(isKnown)} where ${meant}
    order by ${orders()[sort]} ${direction} nulls last, username
    limit ${page.pageSize} offset ${offsetOf(page)}`.execute(db);
  const count = await sql<{ total: number }>`select count(*)::int as total from ${casts(isKnown)}
    where ${meant}`.execute(db);
  return { items, total: count.rows[0]?.total ?? 0 };
}

export async function findAdminCast(
  db: Executor,
  _scope: AdminScope,
  username: string,
): Promise<AdminCastRow | undefined> {
  const { rows } = await sql<AdminCastRow>`select * from ${casts(true)} where username = ${username}`.execute(
    db,
  );
  return rows[0];
}

export type CastEventRow = Pick<Row<'audit_trail'>, 'id' | 'at' | 'action' | 'actor_kind' | 'details'> & {
  actor: string | null;
};

/** Audit events of a cast, latest first. */
export async function findCastEvents(
  db: Executor,
  _scope: AdminScope,
  { username, ...page }: Page & { readonly username: string },
): Promise<Found<CastEventRow>> {
  const about = sql`from audit_trail trail where details ? 'cast' and details ->> 'cast' = ${username}`;
  const { rows: items } =
    await sql<CastEventRow>`select trail.id, at, action, actor_kind, details, case actor_kind
      when 'admin' then (select name from admins where admins.id = actor_id)
      when 'customer' then (select first_name || ' ' || last_name from customers where customers.id = actor_id)
      end as actor
    ${about} order by trail.id desc limit ${page.pageSize} offset ${offsetOf(page)}`.execute(db);
  const count = await sql<{ total: number }>`select count(*)::int as total ${about}`.execute(db);
  return { items, total: count.rows[0]?.total ?? 0 };
}

export type CastChange = Partial<Omit<Row<'casts'>, 'created_at'>>;

export function lockCastRow(tx: Tx, _scope: AdminScope, username: string): Promise<Row<'casts'> | undefined> {
  return tx.selectFrom('casts').selectAll().where('username', '=', username).forUpdate().executeTakeFirst();
}

export async function updateCastRow(
  tx: Tx,
  _scope: AdminScope,
  castId: string,
  change: CastChange,
): Promise<void> {
  await tx.updateTable('casts').set(change).where('id', '=', castId).execute();
}

/** Each cast with its customer, streams and last engine report; `state` matches `toCastMoment`. */
function casts(isKnown: boolean): RawBuilder<AdminCastRow> {
  return sql`(
    select casts.id, casts.username, casts.name, casts.status, casts.server, casts.plan, casts.listener_limit,
      casts.streams_limit, casts.bitrate_limit, staff_version, casts.created_at, stopped_at, stopped_by, suspended_at, suspended_reason,
      on_air, live.listeners, live.title, title_since, live.since,
      casts.account_id, first_name || ' ' || last_name as person, company, email,
      concat_ws(' ', casts.username, casts.name, company, first_name, last_name, email) as named_by,
      -- Not joined: so they are asked of the casts of the page alone.
      (select count(*)::int from cast_streams each where each.cast_id = casts.id) as stream_count,
      (select max(bitrate) from cast_streams each where each.cast_id = casts.id) as fastest,
      main.bitrate, main.mount, terminated_at, edition.plan_id, edition.edition,
      (select max(each.edition) from plan_editions each where each.plan_id = edition.plan_id) as latest_edition,
      case when terminated_at is not null then 'terminated' when casts.status = 'suspended' then 'suspended' when stopped_at is not null then 'stopped'
        when not ${isKnown}::boolean then 'unknown' when on_air is null then 'never_connected'
        when on_air then 'live' else 'off_air' end as state
    from casts
    join customers on customers.account_id = casts.account_id and customers.role = 'owner'
    left join cast_live live on live.cast_id = casts.id
    left join cast_streams main on main.cast_id = casts.id and is_primary
    left join plan_editions edition on edition.id = plan_edition_id
  ) as casts`;
}

function orders() {
  const byReader = sql`collate "und-x-icu"`;
  return {
    username: sql`username`,
    name: sql`name ${byReader}`,
    customer: sql`coalesce(company, person) ${byReader}`,
    state: sql`array_position(${[...adminCastStates]}::text[], state)`,
    listeners: sql`case when state = 'live' then listeners end`,
    limit: sql`listener_limit`,
    // A connected source sorts after any that left.
    source: sql`case when on_air then 'infinity' else since end`,
    created: sql`created_at`,
  };
}
