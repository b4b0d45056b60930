import type { TuneInMetrics, TuneInOutcome, TuneInState } from '@unmuted/api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { AdminScope } from '#/platform/auth/scope.ts';
import { type Found, offsetOf, type Page } from '#/platform/db/pagination.ts';
import type { Db } from '#/platform/db/schema.ts';
import { contains } from '#/platform/db/search.ts';

export type TuneInSort = 'name' | 'customer' | 'state' | 'last' | 'success' | 'refusals';

export interface StaffRow {
  id: string;
  name: string;
  owner_id: string;
  owner_name: string;
  account_name: string;
  email: string;
  tune_in_id: string;
  shared_by: number;
  state: TuneInState;
  since: Date | null;
  stopped_reason: string | null;
  problem: string | null;
  refusals: number;
  retry_at: Date | null;
  last_at: Date | null;
  outcome: TuneInOutcome | null;
  status: number | null;
  opml_status: number | null;
  error: string | null;
  duration_ms: number | null;
  calls: number;
  accepted: number;
  total: number;
}

interface RowsWanted extends Page {
  readonly sort: TuneInSort;
  readonly isDescending: boolean;
  readonly words: readonly string[];
  /** Empty means all. */
  readonly states: readonly TuneInState[];
  readonly since: Date;
}

const orders: Readonly<Record<TuneInSort, RawBuilder<unknown>>> = {
  name: sql`lower(name) collate "und-x-icu"`,
  customer: sql`lower(account_name) collate "und-x-icu"`,
  state: sql`array_position(array['refused', 'failing', 'disabled', 'paused', 'pending', 'ok', 'off'], state)`,
  last: sql`last_at`,
  success: sql`accepted::float8 / nullif(calls, 0)`,
  refusals: sql`refusals`,
};

/** All stations that are set up; the order of precedence of states is that of `stateOf`. */
const stations = sql`(select s.id, s.name, owner.id as owner_id,
    owner.first_name || ' ' || owner.last_name as owner_name, a.name as account_name, owner.email, t.tune_in_id,
    (count(*) over (partition by t.tune_in_id))::int as shared_by,
    coalesce(t.stopped, case when not t.is_enabled then 'off' else coalesce(q.state, 'pending') end) as state,
    coalesce(t.stopped_at, q.since) as since, t.stopped_reason, q.problem, coalesce(q.refusals, 0) as refusals,
    q.retry_at
  from tune_in_settings t join stations s on s.id = t.station_id join accounts a on a.id = s.account_id
  join customers owner on owner.account_id = a.id and owner.role = 'owner'
  left join tune_in_queue q on q.station_id = s.id)`;

export async function findTuneInRows(
  db: Db,
  _scope: AdminScope,
  { sort, isDescending, words, states, since, ...page }: RowsWanted,
): Promise<Found<StaffRow>> {
  const conditions = [
    ...(states.length > 0 ? [sql<boolean>`state = any(${[...states]})`] : []),
    ...words.map((word) =>
      contains(sql`concat_ws(' ', name, account_name, owner_name, email, tune_in_id)`, word),
    ),
  ];
  const condition = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  const matching = sql`${stations} as each where ${condition}`;
  const { rows } = await sql<StaffRow>`select *, (count(*) over ())::int as total from (
      select each.*, last.at as last_at, last.outcome, last.status, last.opml_status, last.error, last.duration_ms,
        day.calls, day.accepted
      from (select * from ${matching}) as each
      left join lateral (select * from tune_in_calls c where c.station_id = each.id order by c.id desc limit 1)
        as last on true
      cross join lateral (select count(*)::int as calls,
          count(*) filter (where c.outcome = 'accepted')::int as accepted
        from tune_in_calls c where c.station_id = each.id and c.at > ${since}) as day
    ) as rows
    order by ${orders[sort]} ${isDescending ? sql`desc` : sql`asc`} nulls last, id
    limit ${page.pageSize} offset ${offsetOf(page)}`.execute(db);
  const [first] = rows;
  if (first) return { items: rows, total: first.total };
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${matching}`.execute(db);
  return { items: [], total: counted.rows[0]?.total ?? 0 };
}

export interface HourRow {
  from: Date;
  accepted: number;
  refused: number;
  failed: number;
  p95_ms: number | null;
}

const p95 = sql`(percentile_disc(0.95) within group (order by duration_ms) filter (where status is not null))::int`;

/** The calls of all stations by hour; hours without a call are left out. */
export async function countHours(db: Db, _scope: AdminScope, since: Date): Promise<HourRow[]> {
  const { rows } = await sql<HourRow>`select date_bin('1 hour', at, 'epoch'::timestamptz) as "from",
      count(*) filter (where outcome = 'accepted')::int as accepted,
      count(*) filter (where outcome = 'refused')::int as refused,
      count(*) filter (where outcome not in ('accepted', 'refused'))::int as failed, ${p95} as p95_ms
    from tune_in_calls where at >= ${since} group by 1 order by 1`.execute(db);
  return rows;
}

export async function countReplies(
  db: Db,
  _scope: AdminScope,
  since: Date,
): Promise<{ readonly replies: TuneInMetrics['replies']; readonly p95Ms: number | null }> {
  const [replies, latency] = await Promise.all([
    sql<TuneInMetrics['replies'][number]>`select
        case when outcome = 'unknown' and error is null then 'unknown_reply'
          else coalesce(error, (case when status = 200 then coalesce(opml_status, status) else status end)::text)
        end as reply, outcome, count(*)::int as calls
      from tune_in_calls where at >= ${since} group by 1, 2 order by 3 desc, 1`.execute(db),
    sql<{ p95_ms: number | null }>`select ${p95} as p95_ms from tune_in_calls where at >= ${since}`.execute(
      db,
    ),
  ]);
  return { replies: replies.rows, p95Ms: latency.rows[0]?.p95_ms ?? null };
}

export async function countStates(db: Db, _scope: AdminScope): Promise<TuneInMetrics['states']> {
  const { rows } = await sql<TuneInMetrics['states'][number]>`select state, count(*)::int as stations
    from ${stations} as each group by 1 order by 2 desc, 1`.execute(db);
  return rows;
}

/** Stations whose call is due. */
export async function countWaiting(db: Db, _scope: AdminScope, now: Date): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting
    from tune_in_queue q join tune_in_settings t on t.station_id = q.station_id
    where q.due_at <= ${now} and t.is_enabled and t.stopped is null`.execute(db);
  return rows[0]?.waiting ?? 0;
}

export async function findDuplicates(db: Db, _scope: AdminScope): Promise<TuneInMetrics['duplicates']> {
  const { rows } = await sql<TuneInMetrics['duplicates'][number]>`select tune_in_id as "stationId",
      json_agg(json_build_object('id', id, 'name', name, 'customer', account_name) order by name) as stations
    from ${stations} as each where shared_by > 1 group by 1 order by 1 limit 100`.execute(db);
  return rows;
}
