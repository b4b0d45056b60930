import { sql } from 'kysely';
import type { Db, Row } from '#/platform/db/schema.ts';

// Internal to the queue: not scoped and not reachable from requests.

interface Leasing {
  readonly now: Date;
  readonly until: Date;
  readonly worker: string;
  readonly limit: number;
}

/** Leases messages about which the service is to be asked. */
export async function leaseDueReceipts(
  db: Db,
  { now, until, worker, limit }: Leasing,
): Promise<Row<'silence_alerts'>[]> {
  const { rows } = await sql<Row<'silence_alerts'>>`with due as materialized (
      select id from silence_alerts
      where receipt_at <= ${now} and (lease_until is null or lease_until <= ${now})
      order by receipt_at limit ${limit} for update skip locked
    )
    update silence_alerts a set leased_by = ${worker}, lease_until = ${until}
    from due where a.id = due.id returning a.*`.execute(db);
  return rows;
}
