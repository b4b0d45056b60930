import { type RawBuilder, sql } from 'kysely';
import { inSpans } from '#/modules/casts/listener-counts/spans.repository.ts';
import { type Span, widened } from '#/modules/casts/listener-counts/spans.ts';
import { deleteInBatches } from '#/platform/db/delete-in-batches.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';

/**
 * Roll-up resolutions, each computed from the previous one. Steps are aligned to UTC. Average quarter hours (AQH) need
 * quarters; the curve of a day uses half hours.
 */
export const rollupSteps = ['minutes', 'quarters', 'halves', 'hours', 'days'] as const;
export type RollupStep = (typeof rollupSteps)[number];

export const stepMs: Record<RollupStep, number> = {
  minutes: 60_000,
  quarters: 15 * 60_000,
  halves: 30 * 60_000,
  hours: 60 * 60_000,
  days: 24 * 60 * 60_000,
};

/** Start of the step that contains `at`. In seconds: a day may have 23 hours in the connection's time zone. */
const began = (step: RollupStep): RawBuilder<Date> =>
  sql`date_bin(${`${stepMs[step] / 1_000} seconds`}::interval, at, 'epoch')`;

/** A late count after the raw counts were deleted must not lower the stored figure: the larger value is kept. */
const replace = (table: string): RawBuilder<unknown> => sql`do update set
  samples = excluded.samples, total = excluded.total, lowest = excluded.lowest, highest = excluded.highest
  where excluded.samples >= ${sql.table(table)}.samples`;

/** Per cast and combined. */
export async function rollUpMinutes(tx: Tx, minutes: readonly Span[]): Promise<void> {
  await sql`insert into cast_minutes (cast_id, at, sample, samples, total, lowest, highest)
    select casts.id, ${began('minutes')}, sample, count(*), sum(listeners), min(listeners), max(listeners)
    from listener_samples join casts using (username)
    where ${inSpans(minutes)}
    group by 1, 2, 3
    on conflict (cast_id, at, sample) ${replace('cast_minutes')}`.execute(tx);
  await rollUpTogether(tx, minutes);
}

/**
 * All casts, and those of each customer or of one: summed at each moment first, because casts peak at different
 * times.
 */
export async function rollUpTogether(tx: Tx, minutes: readonly Span[], accountId?: string): Promise<void> {
  const each = sql`(account_id, at, sample)`;
  const isOne = accountId !== undefined;
  await sql`insert into fleet_minutes (account_id, at, sample, samples, total, lowest, highest)
    select account_id, ${began('minutes')}, sample, count(*), sum(listeners), min(listeners), max(listeners)
    from (
      select account_id, at, sample, sum(listeners) as listeners
      from listener_samples join casts using (username)
      where ${inSpans(minutes)} and ${isOne ? sql`account_id = ${accountId}` : sql`true`}
      group by grouping sets (${isOne ? each : sql`${each}, (at, sample)`})
    ) as moments
    group by 1, 2, 3
    on conflict (account_id, at, sample) ${replace('fleet_minutes')}`.execute(tx);
}

/** Rolls up the steps that contain these minutes, from the finest to the coarsest. */
export async function rollUpSteps(tx: Tx, minutes: readonly Span[]): Promise<void> {
  for (const step of rollupSteps.slice(1)) {
    await rollUpStep(tx, { owner: 'cast', step, minutes });
    await rollUpStep(tx, { owner: 'fleet', step, minutes });
  }
  for (const { from, to } of widened(minutes, stepMs.halves)) {
    for (let half = from.getTime(); half < to.getTime(); half += stepMs.halves)
      await keepHalf(tx, new Date(half));
  }
}

/** Copies the peaks of a half hour into the rows of its day. */
async function keepHalf(tx: Tx, half: Date): Promise<void> {
  const sinceMidnightMs = half.getTime() % stepMs.days;
  await sql`update cast_days set halves[${sinceMidnightMs / stepMs.halves + 1}] = cast_halves.highest
    from cast_halves
    where cast_days.at = ${new Date(half.getTime() - sinceMidnightMs)} and cast_halves.at = ${half}
      and cast_halves.cast_id = cast_days.cast_id and cast_halves.sample = cast_days.sample`.execute(tx);
}

interface StepUp {
  readonly owner: 'cast' | 'fleet';
  readonly step: RollupStep;
  readonly minutes: readonly Span[];
  /** Limits the roll-up to this customer. */
  readonly accountId?: string;
}

export async function rollUpStep(tx: Tx, { owner, step, minutes, accountId }: StepUp): Promise<void> {
  const key = sql.ref(owner === 'cast' ? 'cast_id' : 'account_id');
  const finer = rollupSteps[rollupSteps.indexOf(step) - 1];
  const table = `${owner}_${step}`;
  await sql`insert into ${sql.table(table)} (${key}, at, sample, samples, total, lowest, highest)
    select ${key}, ${began(step)}, sample, sum(samples), sum(total), min(lowest), max(highest)
    from ${sql.table(`${owner}_${finer}`)}
    where ${inSpans(widened(minutes, stepMs[step]))}
      and ${accountId === undefined ? sql`true` : sql`account_id = ${accountId}`}
    group by 1, 2, 3
    on conflict (${key}, at, sample) ${replace(table)}`.execute(tx);
}

/** Deletes steps that began before a moment. Internal: not scoped. */
export async function purgeRollups(
  db: Db,
  beforeOf: (step: RollupStep) => Date,
  signal?: AbortSignal,
): Promise<void> {
  for (const step of rollupSteps) {
    const where = sql`at < ${beforeOf(step)}`;
    await deleteInBatches(db, { table: `cast_${step}`, where, signal });
    await deleteInBatches(db, { table: `fleet_${step}`, where, signal });
  }
}
