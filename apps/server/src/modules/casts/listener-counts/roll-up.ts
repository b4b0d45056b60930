import { type RawBuilder, sql } from 'kysely';
import { rollUpMinutes, rollUpSteps } from '#/modules/casts/listener-counts/roll-up-steps.ts';
import { spansOfMinutes } from '#/modules/casts/listener-counts/spans.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';

/** Any one number: whoever changes what is rolled up waits for whoever does so now. */
const lockId = 7_285_463_003;
/** Of 500 casts with a count each ten seconds a minute has 3,000 counts. */
const minutesAtOnce = 60;

interface RollUpDeps {
  readonly db: Db;
  /** Aborted when the server has to end: what was done is whole, and what is left stays due. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Rolls up what is due and over, the latest first, and gives how many minutes that were. A minute is computed from all
 * of its counts, so it does not matter how often, in which order or by whom. It works for no user, so it knows no scope.
 */
export async function rollUp({ db, signal }: RollUpDeps, until: Date): Promise<number> {
  for (let rolled = 0; ; ) {
    signal?.throwIfAborted();
    const minutes = await db.transaction().execute((tx) => rollUpSome(tx, isOver(until)));
    rolled += minutes;
    if (minutes < minutesAtOnce) return rolled;
  }
}

/** As part of a transaction, whatever is due: also the minute that is not over yet. */
export async function rollUpAll(tx: Tx): Promise<void> {
  while ((await rollUpSome(tx, sql`true`)) === minutesAtOnce);
}

/** Until the transaction ends, nobody else rolls up. */
export async function holdRollups(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockId})`.execute(tx);
}

const isOver = (until: Date): RawBuilder<unknown> =>
  sql`minute < date_trunc('minute', ${until}::timestamptz, 'UTC')`;

async function rollUpSome(tx: Tx, which: RawBuilder<unknown>): Promise<number> {
  await holdRollups(tx);
  // Before anything is read: counts that come from now on make their minutes due again, and minutes to which somebody
  // writes at this moment stay so.
  const { rows } = await sql<{ minute: Date }>`delete from rollup_due where minute in (
    select minute from rollup_due where ${which}
    order by minute desc limit ${minutesAtOnce} for update skip locked)
    returning minute`.execute(tx);
  if (rows.length === 0) return 0;
  const minutes = spansOfMinutes(rows.map(({ minute }) => minute));
  await rollUpMinutes(tx, minutes);
  await rollUpSteps(tx, minutes);
  return rows.length;
}
