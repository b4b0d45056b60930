import { sql } from 'kysely';
import type { Place } from '#/modules/silence/alerts/queue/place.ts';
import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';

// Internal to the queue: not scoped and not reachable from requests.

type Recipient = Row<'silence_recipients'>;
type Incident = Row<'silence_incidents'>;

/** A message with all that it tells, and its recipient. */
export interface QueuedAlert extends Row<'silence_alerts'> {
  readonly recipient_id: string;
  /** Those of the station are null for a message without one. */
  readonly account_id: string | null;
  readonly service_id: string | null;
  readonly station_name: string | null;
  readonly station_timezone: string | null;
  /** Null for a recipient of a station. */
  readonly policy_name: string | null;
  readonly target: Buffer;
  readonly locale: Recipient['locale'];
  readonly timezone: string;
  readonly quiet_from: string | null;
  readonly quiet_until: string | null;
  readonly sms_per_month: number | null;
  /** Null for a message without an incident. */
  readonly kind: Incident['kind'] | null;
  readonly started_at: Date | null;
  readonly ended_at: Date | null;
  readonly lowest_db: number | null;
  readonly listeners_at_start: number | null;
  readonly is_test: boolean | null;
  readonly is_false_alarm: boolean | null;
  readonly acknowledged_at: Date | null;
  readonly acknowledged_by: string | null;
}

const isFree = (now: Date) => sql<boolean>`(a.lease_until is null or a.lease_until <= ${now})`;

/**
 * Leases messages that are due, one of each recipient: services allow about one message a second. Those of a snoozed
 * station wait. Returns their ids.
 */
export async function leaseDueAlerts(
  db: Db,
  {
    now,
    until,
    worker,
    limit,
  }: { readonly now: Date; readonly until: Date; readonly worker: string; readonly limit: number },
): Promise<string[]> {
  if (limit <= 0) return [];
  const { rows } = await sql<{ id: string }>`with candidates as materialized (
      select distinct on (a.recipient_id) a.id, a.next_at from silence_alerts a
      left join silence_incidents i on i.id = a.incident_id
      left join silence_watches w on w.station_id = a.station_id
      where a.next_at <= ${now} and a.recipient_id is not null and ${isFree(now)}
        and (a.event not in ('raised', 'reminder')
          or (coalesce(i.snoozed_until <= ${now}, true) and coalesce(w.snoozed_until <= ${now}, true)))
        and not exists (select 1 from silence_alerts b
          where b.recipient_id = a.recipient_id and b.next_at is not null and b.lease_until > ${now})
      order by a.recipient_id, a.queued_at, a.next_at
    ), due as materialized (
      select a.id from silence_alerts a
      where a.id in (select id from candidates order by next_at limit ${limit})
        and a.next_at <= ${now} and ${isFree(now)}
      for update skip locked
    )
    update silence_alerts a set leased_by = ${worker}, lease_until = ${until}
    from due where a.id = due.id returning a.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Undefined for a message whose recipient was deleted. */
export async function readAlert(db: Db | Tx, id: string): Promise<QueuedAlert | undefined> {
  const { rows } = await sql<QueuedAlert>`select a.*, s.account_id, s.service_id, s.name as station_name,
      s.timezone as station_timezone, p.name as policy_name, r.target, r.locale, r.timezone, r.quiet_from, r.quiet_until,
      case when a.policy_id is null then t.sms_per_month end as sms_per_month, i.kind, i.started_at, i.ended_at,
      i.lowest_db, i.listeners_at_start, i.is_test, i.is_false_alarm, i.acknowledged_at, i.acknowledged_by
    from silence_alerts a join silence_recipients r on r.id = a.recipient_id
    left join stations s on s.id = a.station_id
    left join silence_policies p on p.id = a.policy_id
    left join silence_settings t on t.station_id = a.station_id
    left join silence_incidents i on i.id = a.incident_id
    where a.id = ${id}`.execute(db);
  return rows[0];
}

export async function insertAlert(tx: Db | Tx, row: NewRow<'silence_alerts'>): Promise<void> {
  await tx.insertInto('silence_alerts').values(row).execute();
}

/** Locks a message that a server leases; undefined if another one took it over. */
export function lockLeased(tx: Tx, id: string, worker: string): Promise<Row<'silence_alerts'> | undefined> {
  return tx
    .selectFrom('silence_alerts')
    .selectAll()
    .where('id', '=', id)
    .where('leased_by', '=', worker)
    .forUpdate()
    .executeTakeFirst();
}

export type AlertChange = Partial<Omit<Row<'silence_alerts'>, 'id' | 'queued_at'>>;

/** Ends the lease, unless another server took the message over. */
export async function settleAlert(
  tx: Db | Tx,
  id: string,
  worker: string,
  change: AlertChange,
): Promise<void> {
  await tx
    .updateTable('silence_alerts')
    .set({ ...change, leased_by: null, lease_until: null })
    .where('id', '=', id)
    .where('leased_by', '=', worker)
    .execute();
}

/** Before the message is sent: its link may be opened before the reply of the service arrives. */
export async function saveLink(db: Db, id: string, hash: Buffer): Promise<void> {
  await db.updateTable('silence_alerts').set({ link_hash: hash }).where('id', '=', id).execute();
}

/** Text messages and calls of a station or a policy since a moment. */
export async function countTexts(db: Db | Tx, { kind, id }: Place, since: Date): Promise<number> {
  const alerts = db.selectFrom('silence_alerts');
  const { count } = await (kind === 'policy'
    ? alerts.where('policy_id', '=', id)
    : alerts.where('station_id', '=', id).where('policy_id', 'is', null)
  )
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('channel', 'in', ['sms', 'voice'])
    .where('sent_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function lockRecipient(tx: Tx, id: string): Promise<Recipient | undefined> {
  return tx.selectFrom('silence_recipients').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export type RecipientChange = Partial<Omit<Recipient, 'id' | 'station_id' | 'policy_id' | 'created_at'>>;

/** The caller must have locked the recipient. */
export async function saveRecipient(tx: Db | Tx, id: string, change: RecipientChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx.updateTable('silence_recipients').set(change).where('id', '=', id).execute();
}
