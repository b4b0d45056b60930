import type { AlertList } from '@unmuted/api/contract';
import { sql } from 'kysely';
import type { AdminScope } from '#/platform/auth/scope.ts';
import { type Found, offsetOf, type Page } from '#/platform/db/pagination.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';
import { contains, wordsOf } from '#/platform/db/search.ts';

/** A message with its station, its owner and its incident. */
export interface StaffAlertRow extends Row<'silence_alerts'> {
  /** Null for a message without a station. */
  readonly station_name: string | null;
  readonly service_id: string | null;
  readonly owner_id: string | null;
  readonly owner_name: string | null;
  readonly account_name: string | null;
  readonly email: string | null;
  /** Null for a recipient of a station, and for a policy that was deleted. */
  readonly policy_name: string | null;
  readonly kind: Row<'silence_incidents'>['kind'] | null;
  readonly started_at: Date | null;
}

export interface AlertsWanted extends Page {
  readonly states: readonly string[] | null;
  readonly channels: readonly string[] | null;
  readonly q: string | undefined;
}

const dayMs = 24 * 3_600_000;

const source = sql`silence_alerts a left join stations s on s.id = a.station_id
  left join accounts c on c.id = s.account_id
  left join customers owner on owner.account_id = c.id and owner.role = 'owner'
  left join silence_policies p on p.id = a.policy_id
  left join silence_incidents i on i.id = a.incident_id`;

/** Staff see the messages of all customers; latest first. */
export async function listAlerts(
  db: Db,
  _scope: AdminScope,
  wanted: AlertsWanted,
): Promise<Found<StaffAlertRow>> {
  const text = sql`concat_ws(' ', s.name, c.name, owner.first_name, owner.last_name, owner.email, p.name,
    a.recipient_name)`;
  const filters = [
    sql<boolean>`true`,
    ...(wanted.states ? [sql<boolean>`a.state = any(${[...wanted.states]})`] : []),
    ...(wanted.channels ? [sql<boolean>`a.channel = any(${[...wanted.channels]})`] : []),
    ...wordsOf(wanted.q).map((word) => contains(text, word)),
  ];
  const where = sql.join(filters, sql` and `);
  const [found, counted] = await Promise.all([
    sql<StaffAlertRow>`select a.*, s.name as station_name, s.service_id, owner.id as owner_id,
        owner.first_name || ' ' || owner.last_name as owner_name, c.name as account_name, owner.email,
        p.name as policy_name, i.kind, i.started_at
      from ${source} where ${where} order by a.queued_at desc, a.id desc
      limit ${wanted.pageSize} offset ${offsetOf(wanted)}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${source} where ${where}`.execute(db),
  ]);
  return { items: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** Of the last 24 hours. */
export async function countDay(db: Db, _scope: AdminScope, now: Date): Promise<AlertList['day']> {
  const { rows } = await sql<AlertList['day']>`select
      count(*) filter (where state in ('sent', 'delivered'))::int as sent,
      count(*) filter (where state in ('failed', 'bounced'))::int as failed,
      count(*) filter (where state = 'queued')::int as queued
    from silence_alerts where queued_at > ${new Date(now.getTime() - dayMs)}`.execute(db);
  return rows[0] ?? { sent: 0, failed: 0, queued: 0 };
}

export interface ChannelFigures {
  readonly channel: Row<'silence_alerts'>['channel'];
  readonly sent24h: number;
  readonly failed24h: number;
  readonly last_sent_at: Date | null;
  readonly last_error: Row<'silence_alerts'>['error'];
}

/** Channels with a message; the last times are those of the kept messages. */
export async function countChannels(db: Db, _scope: AdminScope, now: Date): Promise<ChannelFigures[]> {
  const isRecent = sql`queued_at > ${new Date(now.getTime() - dayMs)}`;
  const { rows } = await sql<ChannelFigures>`select channel,
      count(*) filter (where ${isRecent} and state in ('sent', 'delivered'))::int as "sent24h",
      count(*) filter (where ${isRecent} and state in ('failed', 'bounced'))::int as "failed24h",
      max(sent_at) as last_sent_at,
      (array_agg(error order by queued_at desc) filter (where error is not null and ${isRecent}))[1] as last_error
    from silence_alerts group by channel`.execute(db);
  return rows;
}

/** A message that can be sent again; the recipient is null if it was deleted. */
export interface AlertToResend
  extends Pick<Row<'silence_alerts'>, 'id' | 'incident_id' | 'station_id' | 'is_about_all'> {
  readonly recipient: Pick<
    Row<'silence_recipients'>,
    'id' | 'station_id' | 'policy_id' | 'name' | 'channel' | 'hint'
  > | null;
  readonly is_told: boolean;
  readonly next_round: number;
}

export async function findToResend(
  db: Db | Tx,
  _scope: AdminScope,
  id: string,
): Promise<AlertToResend | undefined> {
  const { rows } = await sql<AlertToResend>`select a.id, a.incident_id, a.station_id,
      a.is_about_all, case when r.id is not null then json_build_object('id', r.id, 'station_id', r.station_id,
        'policy_id', r.policy_id, 'name', r.name, 'channel', r.channel, 'hint', r.hint) end as recipient,
      coalesce(r.confirmed_at is not null and r.disabled_at is null, false) as is_told,
      (select coalesce(max(b.round), 0) + 1 from silence_alerts b where b.incident_id = a.incident_id
        and b.recipient_id = a.recipient_id and b.event = 'reminder')::int as next_round
    from silence_alerts a left join silence_recipients r on r.id = a.recipient_id where a.id = ${id}`.execute(
    db,
  );
  return rows[0];
}
