import { type RawBuilder, sql } from 'kysely';
import { rollUpMinutes, rollUpSteps } from '#/modules/casts/listener-counts/roll-up-steps.repository.ts';
import { spansOfMinutes } from '#/modules/casts/listener-counts/spans.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';

/** An arbitrary advisory lock id that serializes roll-ups. */
const lockId = 7_285_463_003;
/** With 500 casts and a count every ten seconds, a minute has 3,000 counts. */
const minutesAtOnce = 60;

interface RollUpDeps {
  readonly db: Db;
  /** Aborted on shutdown: completed batches are kept, and the rest stays due. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Rolls up the due minutes that are over, latest first, and returns how many. A minute is always computed from all its
 * counts, so repetition, order and concurrency do not matter. Internal: not scoped.
 */
export async function rollUp({ db, signal }: RollUpDeps, until: Date): Promise<number> {
  for (let rolled = 0; ; ) {
    signal?.throwIfAborted();
    const minutes = await db.transaction().execute((tx) => rollUpSome(tx, isOver(until)));
    rolled += minutes;
    if (minutes < minutesAtOnce) return rolled;
  }
}

/** Rolls up everything due in this transaction, including the current minute. */
export async function rollUpAll(tx: Tx): Promise<void> {
  while ((await rollUpSome(tx, sql`true`)) === minutesAtOnce);
}

/** Blocks other roll-ups until the transaction ends. */
export async function holdRollups(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockId})`.execute(tx);
}

const isOver = (until: Date): RawBuilder<unknown> =>
  sql`minute < date_trunc('minute', ${until}::timestamptz, 'UTC')`;

async function rollUpSome(tx: Tx, which: RawBuilder<unknown>): Promise<number> {
  await holdRollups(tx);
  // Must run before any read: later counts mark their minutes as due again, and minutes with uncommitted writes stay
  // due.
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
