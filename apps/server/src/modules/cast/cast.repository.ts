import { sql } from 'kysely';
import type { Db, Row, Tx } from '#/db/schema.ts';
import type { Scope } from '#/modules/session/scope.ts';

type Executor = Db | Tx;

export interface CastRow {
  id: string;
  username: string;
  name: string;
  status: Row<'casts'>['status'];
  listener_limit: number;
  stopped_at: Date | null;
  stopped_by: Row<'casts'>['stopped_by'];
  suspended_at: Date | null;
  suspended_reason: string | null;
  customer: string;
  on_air: boolean | null;
  listeners: number | null;
  title: string | null;
  title_since: Date | null;
  since: Date | null;
}

/** The casts that the scope may see, all of them or those named. */
export function listCasts(db: Executor, scope: Scope, usernames?: readonly string[]): Promise<CastRow[]> {
  let query = db
    .selectFrom('casts')
    .innerJoin('customers', 'customers.id', 'casts.customer_id')
    .leftJoin('cast_live', 'cast_live.cast_id', 'casts.id')
    .select([
      'casts.id',
      'casts.username',
      'casts.name',
      'casts.status',
      'casts.listener_limit',
      'stopped_at',
      'stopped_by',
      'suspended_at',
      'suspended_reason',
      'cast_live.on_air',
      'cast_live.listeners',
      'cast_live.title',
      'cast_live.title_since',
      'cast_live.since',
    ])
    .select(sql<string>`coalesce(company, first_name || ' ' || last_name)`.as('customer'))
    .orderBy(sql`casts.name collate "und-x-icu"`)
    .orderBy('casts.username');
  if (scope.kind === 'customer') query = query.where('casts.customer_id', '=', scope.customerId);
  if (usernames) query = query.where('casts.username', 'in', [...usernames]);
  return query.execute();
}

/** The engine belongs to no one: everybody who may see a cast may know whether the engine runs. */
export function findEngineState(db: Executor): Promise<Row<'engine_state'> | undefined> {
  return db.selectFrom('engine_state').selectAll().executeTakeFirst();
}

/** A stretch of time cut into equal steps that end at `end`. */
export interface Steps {
  readonly end: Date;
  readonly stepS: number;
  readonly count: number;
}

export interface PeaksWanted {
  readonly steps: Steps;
  /** False leaves out what was made for the demo. */
  readonly withSamples: boolean;
}

export interface StepRow {
  username: string;
  step: number;
  peak: number;
  sample: boolean;
}

/** The highest count of each cast in each step that has one. */
export async function listPeaks(
  db: Executor,
  scope: Scope,
  { usernames, steps, withSamples }: PeaksWanted & { usernames: readonly string[] },
): Promise<StepRow[]> {
  const { start, step } = stepColumns(steps);
  const own = scope.kind === 'customer' ? sql`and casts.customer_id = ${scope.customerId}` : sql``;
  const { rows } = await sql<StepRow>`
    select username, ${step} as step, max(listeners) as peak, bool_or(sample) as sample
    from listener_samples join casts using (username)
    where username = any(${usernames}) and at >= ${start} and at < ${steps.end}
      and (${withSamples} or not sample) ${own}
    group by 1, 2`.execute(db);
  return rows;
}

/**
 * The highest count of all casts of the scope together, or of those named: summed at each moment first, for peaks of
 * casts do not coincide.
 */
export async function listPeaksTogether(
  db: Executor,
  scope: Scope,
  { usernames, steps, withSamples }: PeaksWanted & { usernames?: readonly string[] | undefined },
): Promise<Omit<StepRow, 'username'>[]> {
  const { start, step } = stepColumns(steps);
  const own = scope.kind === 'customer' ? sql`and casts.customer_id = ${scope.customerId}` : sql``;
  const named = usernames ? sql`and username = any(${usernames})` : sql``;
  const { rows } = await sql<Omit<StepRow, 'username'>>`
    select ${step} as step, max(listeners)::int as peak, bool_or(sample) as sample
    from (
      select at, sum(listeners) as listeners, bool_or(sample) as sample
      from listener_samples join casts using (username)
      where at >= ${start} and at < ${steps.end} and (${withSamples} or not sample) ${own} ${named}
      group by at
    ) as moments
    group by 1`.execute(db);
  return rows;
}

function stepColumns({ end, stepS, count }: Steps) {
  const start = new Date(end.getTime() - count * stepS * 1000);
  return { start, step: sql<number>`floor(date_part('epoch', at - ${start}::timestamptz) / ${stepS})::int` };
}
