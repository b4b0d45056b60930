import { sql } from 'kysely';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

// Internal to the checks: not scoped and not reachable from requests.

/** An external service, and when a player last connected to its address; null if none did. */
export type DueService = Pick<
  Row<'streaming_services'>,
  'id' | 'type' | 'url' | 'mount' | 'sid' | 'admin_user' | 'admin_password' | 'poll_s' | 'version'
> & {
  readonly probed_at: Date | null;
  /** Of its titles, as a station that plays it is set; null to detect it. */
  readonly charset: string | null;
};

const serviceColumns = sql`v.id, v.type, v.url, v.mount, v.sid, v.admin_user, v.admin_password, v.poll_s, v.version,
  (k.probe ->> 'at')::timestamptz as probed_at,
  (select nullif(n.settings ->> 'charset', 'auto') from stations s join now_playing n on n.station_id = s.id
    where s.service_id = v.id and n.settings ->> 'charset' <> 'auto' order by s.id limit 1) as charset`;

/**
 * Leases services that are due, the longest waiting first. Rows that another server is leasing are skipped, and those of a
 * dead one are taken over when its lease ends.
 */
export async function leaseDueServices(
  db: Db,
  {
    now,
    until,
    worker,
    limit,
  }: { readonly now: Date; readonly until: Date; readonly worker: string; readonly limit: number },
): Promise<DueService[]> {
  const { rows } = await sql<DueService>`with due as materialized (
      select service_id from service_checks k join streaming_services v on v.id = k.service_id
      where k.next_at <= ${now} and (k.lease_until is null or k.lease_until <= ${now}) and v.paused_at is null
      order by k.next_at limit ${limit} for update of k skip locked
    )
    update service_checks k set leased_by = ${worker}, lease_until = ${until}
    from due, streaming_services v where k.service_id = due.service_id and v.id = k.service_id
    returning ${serviceColumns}`.execute(db);
  return rows;
}

export async function findService(db: Db | Tx, id: string): Promise<DueService | undefined> {
  const { rows } = await sql<DueService>`select ${serviceColumns}
    from streaming_services v join service_checks k on k.service_id = v.id where v.id = ${id}`.execute(db);
  return rows[0];
}

/** Locks the check of a service whose address is still the one that was checked. */
export async function lockCheck(
  tx: Tx,
  { id, version }: Pick<DueService, 'id' | 'version'>,
): Promise<(Row<'service_checks'> & { readonly is_paused: boolean }) | undefined> {
  const { rows } = await sql<Row<'service_checks'> & { readonly is_paused: boolean }>`
    select k.*, v.paused_at is not null as is_paused from service_checks k
    join streaming_services v on v.id = k.service_id
    where k.service_id = ${id} and v.version = ${version} for update of k`.execute(tx);
  return rows[0];
}

export type CheckChange = Partial<Omit<Row<'service_checks'>, 'probe' | 'service_id'>> & {
  readonly probe?: string | null;
};

export async function saveCheck(tx: Tx, serviceId: string, change: CheckChange): Promise<void> {
  await tx.updateTable('service_checks').set(change).where('service_id', '=', serviceId).execute();
}

/** A failed check is due again after the interval. */
export async function releaseCheck(
  db: Db,
  serviceId: string,
  { worker, nextAt }: { readonly worker: string; readonly nextAt: Date },
): Promise<void> {
  await db
    .updateTable('service_checks')
    .set({ leased_by: null, lease_until: null, next_at: nextAt })
    .where('service_id', '=', serviceId)
    .where('leased_by', '=', worker)
    .execute();
}

/** Ends the open span of a service. That of a pause ends with the pause. */
export async function endSpan(tx: Tx, serviceId: string, at: Date): Promise<void> {
  await sql`update service_spans p set ended_at = greatest(p.began_at, ${at}::timestamptz)
    from streaming_services v
    where v.id = p.service_id and p.service_id = ${serviceId} and p.ended_at is null
      and not (p.state = 'paused' and v.paused_at is not null)`.execute(tx);
}

export async function beginSpan(
  tx: Tx,
  serviceId: string,
  { state, at }: { readonly state: Row<'service_spans'>['state']; readonly at: Date },
): Promise<void> {
  await tx.insertInto('service_spans').values({ service_id: serviceId, state, began_at: at }).execute();
}

const unchecked = {
  leased_by: null,
  lease_until: null,
  checked_at: null,
  state: 'unknown',
  since: null,
  pending_state: null,
  problem: null,
  listeners: null,
  title: null,
  title_since: null,
  codec: null,
  bitrate_kbps: null,
  probe: null,
  raw_status: null,
} as const;

/**
 * Forgets what the checks found, because the address changed or nobody checked: the next check is due at once, and begins a
 * state of its own.
 */
export async function resetCheck(tx: Tx, serviceId: string, now: Date): Promise<void> {
  await endSpan(tx, serviceId, now);
  await saveCheck(tx, serviceId, { ...unchecked, next_at: now });
}

/** The caller must have locked the service. */
export async function savePause(
  tx: Tx,
  serviceId: string,
  change: Pick<Row<'streaming_services'>, 'paused_at' | 'paused_by'>,
): Promise<void> {
  // A check that runs meanwhile is dropped.
  await tx
    .updateTable('streaming_services')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', serviceId)
    .execute();
}

/** The stations that play a service. */
export function listStationsOfService(
  db: Db | Tx,
  serviceId: string,
): Promise<Pick<Row<'stations'>, 'id' | 'name' | 'account_id' | 'status' | 'down_told_at'>[]> {
  return db
    .selectFrom('stations')
    .select(['id', 'name', 'account_id', 'status', 'down_told_at'])
    .where('service_id', '=', serviceId)
    .execute();
}

/** Marks that people were told that a station is not heard; null once it is heard again. */
export async function saveDownTold(tx: Tx, stationId: string, at: Date | null): Promise<void> {
  await tx.updateTable('stations').set({ down_told_at: at }).where('id', '=', stationId).execute();
}

/** Deletes spans that ended before a time. */
export async function purgeSpans(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('service_spans').where('ended_at', '<', before).execute();
}
