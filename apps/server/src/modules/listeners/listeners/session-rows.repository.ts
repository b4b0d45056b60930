import { sql } from 'kysely';
import { markPendingRollUps } from '#/modules/listeners/listeners/pending-roll-ups.repository.ts';
import type { Decision } from '#/modules/listeners/policies/decide.ts';
import type { Row, Tx } from '#/platform/db/schema.ts';

export type NewSession = Omit<
  Row<'listener_sessions'>,
  'seq' | 'is_returning' | 'ended_at' | 'end_reason' | 'disconnect_reason' | 'move_to'
> & { readonly username: string };

export interface EndedSession {
  readonly id: string;
  readonly username: string;
  readonly at: Date;
  readonly reason: NonNullable<Row<'listener_sessions'>['end_reason']>;
}

/** A session whose player has reconnected a moment after it left. */
export interface ResumedSession {
  readonly id: string;
  readonly username: string;
}

export interface MovedSession {
  readonly id: string;
  readonly username: string;
  readonly mount: string;
}

export interface Refusal {
  readonly castId: string;
  readonly country: string | null;
  readonly decision: Decision;
  readonly at: Date;
}

export interface SessionEvent {
  readonly joined?: NewSession;
  readonly left?: EndedSession;
  readonly moved?: MovedSession;
  readonly resumed?: ResumedSession;
}

/** Rejected joins by reason and hour. */
export interface Counted {
  readonly refusal: Refusal;
  readonly count: number;
}

const returningAfter = '30 days';

/** Internal: not scoped. Events of a deleted cast are skipped. */
export async function writeSessions(tx: Tx, events: readonly SessionEvent[], now: Date): Promise<void> {
  const joined = events.flatMap((event) => event.joined ?? []);
  const resumed = events.flatMap((event) => event.resumed ?? []);
  const left = finalEnds(events);
  if (joined.length) await insertSessions(tx, joined);
  if (resumed.length) await resumeSessions(tx, resumed);
  if (left.length) await endSessions(tx, left);
  for (const { moved } of events) if (moved) await moveSession(tx, moved);
  const ids = events.map((event) => sessionOf(event)?.id ?? null);
  await markPendingRollUps(tx, sql`s.id = any(${ids}::uuid[])`, now);
}

/** The session of an event. */
export const sessionOf = ({ joined, left, moved, resumed }: SessionEvent) =>
  joined ?? left ?? moved ?? resumed;

/** The ends that no later event of the same session revokes. */
function finalEnds(events: readonly SessionEvent[]): EndedSession[] {
  const ends = new Map<string, EndedSession>();
  for (const { left, resumed } of events) {
    if (left) ends.set(left.id, left);
    if (resumed) ends.delete(resumed.id);
  }
  return [...ends.values()];
}

async function resumeSessions(tx: Tx, sessions: readonly ResumedSession[]): Promise<void> {
  const ids = sessions.map(({ id }) => id);
  await sql`update listener_sessions
    set ended_at = null, end_reason = null, seq = nextval('listener_sequence')
    where id = any(${ids}::uuid[]) and ended_at is not null`.execute(tx);
}

async function insertSessions(tx: Tx, sessions: readonly NewSession[]): Promise<void> {
  const rows = sessions.map(({ username: _, person, ...row }) => ({
    ...row,
    person: person.toString('hex'),
  }));
  await sql`insert into listener_sessions
      (id, cast_id, mount, address, person, agent, player, class, country, referrer, started_at, sample, is_returning)
    select n.id, n.cast_id, n.mount, n.address, decode(n.person, 'hex'), n.agent, n.player, n.class, n.country,
      n.referrer, n.started_at, n.sample, exists (
        select from listener_sessions b where b.cast_id = n.cast_id and b.person = decode(n.person, 'hex')
          and b.sample = n.sample
          and b.started_at < n.started_at and b.started_at > n.started_at - ${returningAfter}::interval)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id uuid, cast_id uuid, mount text, address inet,
      person text, agent text, player text, class text, country text, referrer text, started_at timestamptz,
      sample boolean)
    join casts on casts.id = n.cast_id
    on conflict (id) do nothing`.execute(tx);
}

async function endSessions(tx: Tx, sessions: readonly EndedSession[]): Promise<void> {
  await sql`update listener_sessions s
    set ended_at = greatest(e.at, s.started_at), end_reason = e.reason, seq = nextval('listener_sequence')
    from jsonb_to_recordset(${JSON.stringify(sessions)}::jsonb) as e (id uuid, at timestamptz, reason text)
    where s.id = e.id and s.ended_at is null`.execute(tx);
}

async function moveSession(tx: Tx, { id, mount }: MovedSession): Promise<void> {
  await sql`update listener_sessions set mount = ${mount}, seq = nextval('listener_sequence')
    where id = ${id} and ended_at is null`.execute(tx);
}

export async function countRefusals(tx: Tx, { refusal, count }: Counted): Promise<void> {
  const { castId, country, decision, at } = refusal;
  await sql`insert into join_refusals (cast_id, hour, rule, country, count)
    select id, ${hourOf(at)}::timestamptz, ${decision.rule}, ${country ?? ''}, ${count}::integer from casts where id = ${castId}
    on conflict (cast_id, hour, rule, country) do update set count = join_refusals.count + excluded.count`.execute(
    tx,
  );
  if (decision.banId === undefined) return;
  await sql`update cast_bans set hits = hits + ${count}::integer where id = ${decision.banId}`.execute(tx);
}

export function hourOf(at: Date): Date {
  return new Date(Math.floor(at.getTime() / 3_600_000) * 3_600_000);
}
