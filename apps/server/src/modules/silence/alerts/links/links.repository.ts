import { sql } from 'kysely';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;
type Incident = Row<'silence_incidents'>;

/** A message with a link, and its incident. The holder of the token is whom the message was sent to. */
export interface LinkedAlert
  extends Pick<Row<'silence_alerts'>, 'id' | 'recipient_name' | 'link_used_at' | 'link_act' | 'station_id'>,
    Pick<
      Incident,
      'kind' | 'started_at' | 'ended_at' | 'listeners_at_start' | 'acknowledged_at' | 'acknowledged_by'
    > {
  readonly incident_id: string;
  readonly incident_snoozed_until: Date | null;
  readonly station_name: string;
  readonly timezone: string;
  readonly account_id: string;
}

/** Valid while the incident lasts, and a day after it. */
const dayMs = 24 * 3_600_000;

/** Scoped by the token: undefined for an unknown or an expired one. */
export async function findLinkedAlert(
  db: Executor,
  tokenHash: Buffer,
  now: Date,
  isLocking = false,
): Promise<LinkedAlert | undefined> {
  const { rows } =
    await sql<LinkedAlert>`select a.id, a.recipient_name, a.link_used_at, a.link_act, a.station_id,
      a.incident_id, i.kind, i.started_at, i.ended_at, i.listeners_at_start, i.acknowledged_at, i.acknowledged_by,
      i.snoozed_until as incident_snoozed_until, s.name as station_name, s.timezone, s.account_id
    from silence_alerts a join silence_incidents i on i.id = a.incident_id
    join stations s on s.id = a.station_id
    where a.link_hash = ${tokenHash} and (i.ended_at is null or i.ended_at > ${new Date(now.getTime() - dayMs)})
    ${isLocking ? sql`for update of a, i` : sql``}`.execute(db);
  return rows[0];
}

/** The caller must have locked the message. */
export async function markUsed(
  tx: Tx,
  alertId: string,
  { act, at }: { readonly act: 'acknowledge' | 'snooze'; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('silence_alerts')
    .set({ link_used_at: at, link_act: act })
    .where('id', '=', alertId)
    .execute();
}

/** The caller must have locked the incident. */
export async function snoozeIncident(tx: Tx, incidentId: string, until: Date): Promise<void> {
  await tx
    .updateTable('silence_incidents')
    .set((eb) => ({ snoozed_until: until, version: eb('version', '+', 1) }))
    .where('id', '=', incidentId)
    .where('ended_at', 'is', null)
    .execute();
}

/** A recipient who is asked by a link. */
export interface AskedRecipient extends Row<'silence_recipients'> {
  /** Null for a recipient of a policy. */
  readonly station_name: string | null;
  readonly account_id: string | null;
  /** Null for a recipient of a station. */
  readonly policy_name: string | null;
}

/** Scoped by the token: undefined for an unknown or an expired one. */
export async function findAskedRecipient(
  db: Executor,
  tokenHash: Buffer,
  now: Date,
  isLocking = false,
): Promise<AskedRecipient | undefined> {
  const { rows } =
    await sql<AskedRecipient>`select r.*, s.name as station_name, s.account_id, p.name as policy_name
    from silence_recipients r left join stations s on s.id = r.station_id
    left join silence_policies p on p.id = r.policy_id
    where r.confirm_hash = ${tokenHash} and r.confirm_until > ${now}
    ${isLocking ? sql`for update of r` : sql``}`.execute(db);
  return rows[0];
}
