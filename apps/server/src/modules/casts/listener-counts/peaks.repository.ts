import { type RawBuilder, sql } from 'kysely';
import {
  type DayCurve,
  halfMs,
  listDayCurves,
} from '#/modules/casts/listener-counts/day-curves.repository.ts';
import { inSpans } from '#/modules/casts/listener-counts/spans.repository.ts';
import { type Span, spansOfMinutes } from '#/modules/casts/listener-counts/spans.ts';
import { ownedBy } from '#/platform/auth/owned-by.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

/** A period of equal steps, each one or more half hours, aligned to half hours. */
export interface Steps {
  readonly end: Date;
  readonly stepS: number;
  readonly count: number;
}

export interface PeaksWanted {
  readonly steps: Steps;
  /** False excludes sample data. */
  readonly withSamples: boolean;
}

/** Peak counts: `peaks[i]` belongs to the zero-based step `steps[i]`. A step may occur several times or never. */
export interface Peaks {
  readonly steps: readonly number[];
  readonly peaks: readonly number[];
  /** Whether it is sample data. */
  readonly sample: boolean;
}

/**
 * Peaks by cast id, for all casts of the scope or the named ones. Casts without counts are omitted. Each shows one kind
 * of data: see `oneKind`.
 */
export async function listPeaks(
  db: Executor,
  scope: Scope,
  { castIds, ...wanted }: PeaksWanted & { castIds?: readonly string[] | undefined },
): Promise<Map<string, Peaks>> {
  const { span, isWanted } = conditions(wanted);
  const own = ownCasts(scope, castIds);
  const fresh = await findNotRolledUp(db, span);
  const counted = sql<
    PackedPeaks & { cast_id: string }
  >`select casts.id as cast_id, sample, ${packed(wanted.steps)}
    from (select username, at, listeners as peak, sample from listener_samples
      where ${inSpans(fresh)} and ${isWanted}) as counts
    join casts using (username) where ${own(sql`casts.id`)}
    group by casts.id, sample`;
  const [days, { rows }] = await Promise.all([
    listDayCurves(db, { span, isWanted: sql`${isWanted} and ${own(sql`cast_id`)}` }),
    counted.execute(db),
  ]);
  const found = new Map<string, Peaks[]>();
  const add = (castId: string, peaks: Peaks) => found.set(castId, [...(found.get(castId) ?? []), peaks]);
  for (const { castId, ...day } of days) add(castId, inSteps(day, wanted.steps));
  for (const { cast_id, ...since } of rows) add(cast_id, unpacked(since));
  return new Map(
    [...found].flatMap(([castId, parts]) => {
      const peaks = oneKind(parts);
      return peaks.steps.length ? [[castId, peaks] as const] : [];
    }),
  );
}

/**
 * The recorded peaks, or the sample data if that covers more steps (ADR 27). The two are never added or compared with
 * each other.
 */
function oneKind(parts: readonly Peaks[]): Peaks {
  const kind = (sample: boolean): Peaks => {
    const own = parts.filter((part) => part.sample === sample);
    return {
      steps: own.flatMap(({ steps }) => steps),
      peaks: own.flatMap(({ peaks }) => peaks),
      sample,
    };
  };
  const [recorded, samples] = [kind(false), kind(true)];
  return new Set(samples.steps).size > new Set(recorded.steps).size ? samples : recorded;
}

function inSteps({ startMs, halves, sample }: Omit<DayCurve, 'castId'>, { end, stepS, count }: Steps): Peaks {
  const stepMs = stepS * 1000;
  const first = (startMs - end.getTime()) / stepMs + count;
  const steps: number[] = [];
  const peaks: number[] = [];
  for (const [half, peak] of halves.entries()) {
    if (peak === null) continue;
    steps.push(Math.floor(first + (half * halfMs) / stepMs));
    peaks.push(peak);
  }
  return { steps, peaks, sample };
}

/** Combined peaks of all casts of the scope: summed at each moment first, because casts peak at different times. */
export async function findPeaksTogether(db: Executor, scope: Scope, wanted: PeaksWanted): Promise<Peaks> {
  const { span, isWanted } = conditions(wanted);
  // Roll-ups cover whole accounts.
  if (scope.kind === 'customer' && scope.isLimited)
    return findPeaks(
      db,
      wanted,
      moments(sql`${inSpans([span])} and ${isWanted} and ${ownCasts(scope)(sql`casts.id`)}`),
    );
  const customer = scope.kind === 'customer' ? sql`= ${scope.accountId}` : sql`is null`;
  const fresh = await findNotRolledUp(db, span);
  const rolledUp = sql`select at, highest as peak, sample from fleet_halves
    where account_id ${customer} and ${inSpans([span])} and ${isWanted}`;
  const counted = moments(sql`${inSpans(fresh)} and ${isWanted} and ${ownCasts(scope)(sql`casts.id`)}`);
  return findPeaks(db, wanted, sql`${rolledUp} union all ${counted}`);
}

/** Combined peaks of some casts of the scope. No roll-up covers them, so all their counts are read. */
export function findPeaksOfSome(
  db: Executor,
  scope: Scope,
  { castIds, ...wanted }: PeaksWanted & { castIds: readonly string[] },
): Promise<Peaks> {
  const { span, isWanted } = conditions(wanted);
  const own = ownCasts(scope, castIds)(sql`casts.id`);
  return findPeaks(db, wanted, moments(sql`${inSpans([span])} and ${isWanted} and ${own}`));
}

async function findPeaks(db: Executor, { steps }: PeaksWanted, counts: RawBuilder<unknown>): Promise<Peaks> {
  const { rows } = await sql<PackedPeaks>`select sample, ${packed(steps)} from (${counts}) as counts
    group by sample`.execute(db);
  return oneKind(rows.map(unpacked));
}

/** Sample data is never added to real counts. */
const moments = (where: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select at, sum(listeners) as peak, sample
  from listener_samples join casts using (username) where ${where}
  group by at, sample`;

/**
 * Periods whose counts are not rolled up yet are read directly, so that no request waits for a roll-up. A minute
 * rolled up
 * between this statement and the next appears in both, which does not change a peak.
 */
export async function findNotRolledUp(db: Executor, { from, to }: Span): Promise<Span[]> {
  const due = db
    .selectFrom('rollup_due')
    .select('minute')
    .where('minute', '>=', from)
    .where('minute', '<', to);
  return spansOfMinutes((await due.execute()).map(({ minute }) => minute));
}

/** Condition on a cast id that limits a query to the scope, or to the named casts of it. */
function ownCasts(
  scope: Scope,
  castIds?: readonly string[],
): (id: RawBuilder<unknown>) => RawBuilder<unknown> {
  return (id) => {
    const named = castIds ? sql`${id} = any(${castIds}::uuid[])` : sql`true`;
    if (scope.kind === 'admin') return named;
    return sql`${named} and ${id} in (select id from casts where ${ownedBy(scope, { table: 'casts', kind: 'cast', id: 'id' })})`;
  };
}

function conditions({ steps: { end, stepS, count }, withSamples }: PeaksWanted) {
  const from = new Date(end.getTime() - count * stepS * 1_000);
  return { span: { from, to: end }, isWanted: withSamples ? sql`true` : sql`not sample` };
}

/** PostgreSQL's array text: the fastest format to produce and to parse here. */
interface PackedPeaks {
  readonly steps: string | null;
  readonly peaks: string | null;
  readonly sample: boolean;
}

/** Step indexes use floating point, which is several times faster than numeric. */
function packed({ end, stepS, count }: Steps): RawBuilder<unknown> {
  const startS = end.getTime() / 1_000 - count * stepS;
  return sql`array_agg(floor((date_part('epoch', at) - ${startS}) / ${stepS})::int)::text as steps,
    array_agg(peak)::text as peaks`;
}

function unpacked({ steps, peaks, sample }: PackedPeaks): Peaks {
  return { steps: numbersOf(steps), peaks: numbersOf(peaks), sample };
}

const numbersOf = (list: string | null): number[] =>
  list ? (JSON.parse(`[${list.slice(1, -1)}]`) as number[]) : [];
