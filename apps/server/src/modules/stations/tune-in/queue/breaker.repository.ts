import { sql } from 'kysely';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

// One row for all servers: not scoped and not reachable from requests.

export type Breaker = Omit<Row<'tune_in_breaker'>, 'id'>;

export async function readBreaker(db: Db | Tx): Promise<Breaker> {
  return db
    .selectFrom('tune_in_breaker')
    .select(['opened_at', 'until', 'probed_by', 'probe_until', 'closed_at', 'calls', 'failures'])
    .executeTakeFirstOrThrow();
}

/** Whether this server makes the call that tests TuneIn: one at a time. */
export async function claimProbe(
  db: Db,
  { now, until, worker }: { readonly now: Date; readonly until: Date; readonly worker: string },
): Promise<boolean> {
  const { rows } = await sql`update tune_in_breaker set probed_by = ${worker}, probe_until = ${until}
    where opened_at is not null and until <= ${now} and (probe_until is null or probe_until <= ${now})
    returning id`.execute(db);
  return rows.length > 0;
}

/** Ends a test without a call. */
export async function releaseProbe(db: Db, worker: string): Promise<void> {
  await sql`update tune_in_breaker set probed_by = null, probe_until = null where probed_by = ${worker}`.execute(
    db,
  );
}

export async function closeBreaker(tx: Tx, worker: string, now: Date): Promise<void> {
  await sql`update tune_in_breaker set opened_at = null, until = null, probed_by = null, probe_until = null,
    closed_at = ${now} where probed_by = ${worker}`.execute(tx);
}

export async function keepBreakerOpen(tx: Tx, worker: string, until: Date): Promise<void> {
  await sql`update tune_in_breaker set until = ${until}, probed_by = null, probe_until = null
    where probed_by = ${worker}`.execute(tx);
}

/** Calls since a time, and those of them to which TuneIn did not respond or with an error of its own. */
export async function countRecentCalls(
  tx: Tx,
  since: Date,
): Promise<{ readonly calls: number; readonly failures: number }> {
  const { rows } = await sql<{ calls: number; failures: number }>`select count(*)::int as calls,
      count(*) filter (where outcome in ('network', 'server_error'))::int as failures
    from tune_in_calls where at > ${since}`.execute(tx);
  return rows[0] ?? { calls: 0, failures: 0 };
}

export async function openBreaker(
  tx: Tx,
  opening: { readonly now: Date; readonly until: Date; readonly calls: number; readonly failures: number },
): Promise<void> {
  const { now, until, calls, failures } = opening;
  await sql`update tune_in_breaker set opened_at = ${now}, until = ${until}, calls = ${calls}, failures = ${failures}
    where opened_at is null`.execute(tx);
}
