import { sql } from 'kysely';
import type { Db, Row, Tx } from '#/db/schema.ts';
import type { Clock } from '#/lib/clock.ts';
import type { Decision } from '#/modules/access/decide.ts';
import { markSessionsDue } from '#/modules/listeners/sessions-due.ts';

export type NewSession = Omit<
  Row<'listener_sessions'>,
  'seq' | 'is_returning' | 'ended_at' | 'end_reason' | 'cut_reason' | 'move_to'
> & { readonly username: string };

export interface EndedSession {
  readonly id: string;
  readonly username: string;
  readonly at: Date;
  readonly reason: NonNullable<Row<'listener_sessions'>['end_reason']>;
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

export interface SessionWriter {
  joined(session: NewSession): void;
  left(session: EndedSession): void;
  moved(session: MovedSession): void;
  refused(refusal: Refusal): void;
  /** Writes what waits; one at a time. Gives the casts that changed. */
  flush(): Promise<ReadonlySet<string>>;
  /** Comings and goings that were thrown away because the queue was full. */
  readonly lost: number;
  readonly waiting: number;
}

interface WriterOptions {
  readonly db: Db;
  readonly clock: Clock;
  /** What waits at most while the database is away. */
  readonly capacity?: number;
}

interface Entry {
  readonly joined?: NewSession;
  readonly left?: EndedSession;
  readonly moved?: MovedSession;
}

const batchSize = 2_000;
const returningAfter = '30 days';

/** A queue between the engine, which waits for nobody, and the database, which may be away for a while. */
export function createSessionWriter({ db, clock, capacity = 10_000 }: WriterOptions): SessionWriter {
  const queue: Entry[] = [];
  let refusals = new Map<string, { refusal: Refusal; count: number }>();
  let lost = 0;

  function add(entry: Entry): void {
    if (queue.length >= capacity) lost += 1;
    else queue.push(entry);
  }

  async function writeBatch(): Promise<string[]> {
    const batch = queue.slice(0, batchSize);
    const counted = refusals;
    refusals = new Map();
    try {
      await db.transaction().execute(async (tx) => {
        const joined = batch.flatMap((entry) => entry.joined ?? []);
        const left = batch.flatMap((entry) => entry.left ?? []);
        if (joined.length) await insertSessions(tx, joined);
        if (left.length) await endSessions(tx, left);
        for (const { moved } of batch) if (moved) await moveSession(tx, moved);
        const ids = batch.map(({ joined: come, left: gone, moved }) => (come ?? gone ?? moved)?.id ?? null);
        if (batch.length) await markSessionsDue(tx, sql`s.id = any(${ids}::uuid[])`, clock.now());
        for (const { refusal, count } of counted.values()) await countRefusals(tx, refusal, count);
      });
    } catch (error) {
      // Nothing of it was written: it waits on, with what came meanwhile.
      for (const { refusal, count } of counted.values()) remember(refusal, count);
      throw error;
    }
    queue.splice(0, batch.length);
    return batch.map(({ joined, left, moved }) => (joined ?? left ?? moved)?.username ?? '');
  }

  function remember(refusal: Refusal, count: number): void {
    const { castId, country, decision, at } = refusal;
    const key = [castId, decision.rule, decision.banId, country, hourOf(at).getTime()].join(' ');
    const before = refusals.get(key)?.count ?? 0;
    refusals.set(key, { refusal, count: before + count });
  }

  return {
    joined: (session) => add({ joined: session }),
    left: (session) => add({ left: session }),
    moved: (session) => add({ moved: session }),
    refused: (refusal) => remember(refusal, 1),
    async flush() {
      const usernames = new Set<string>();
      while (queue.length > 0 || refusals.size > 0) {
        for (const username of await writeBatch()) usernames.add(username);
      }
      return usernames;
    },
    get lost() {
      return lost;
    },
    get waiting() {
      return queue.length;
    },
  };
}

async function insertSessions(tx: Tx, sessions: readonly NewSession[]): Promise<void> {
  const rows = sessions.map(({ username: _, person, ...row }) => ({
    ...row,
    person: person.toString('hex'),
  }));
  await sql`insert into listener_sessions
      (id, cast_id, mount, address, person, agent, player, class, country, referrer, started_at, is_returning)
    select n.id, n.cast_id, n.mount, n.address, decode(n.person, 'hex'), n.agent, n.player, n.class, n.country,
      n.referrer, n.started_at, exists (
        select from listener_sessions b where b.cast_id = n.cast_id and b.person = decode(n.person, 'hex')
          and b.started_at < n.started_at and b.started_at > n.started_at - ${returningAfter}::interval)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id uuid, cast_id uuid, mount text, address inet,
      person text, agent text, player text, class text, country text, referrer text, started_at timestamptz)
    join casts on casts.id = n.cast_id
    on conflict (id) do nothing`.execute(tx);
}

async function endSessions(tx: Tx, sessions: readonly EndedSession[]): Promise<void> {
  await sql`update listener_sessions s
    set ended_at = greatest(e.at, s.started_at), end_reason = e.reason, seq = nextval('listener_sequence')
    from jsonb_to_recordset(${JSON.stringify(sessions)}::jsonb) as e (id uuid, at timestamptz, reason text)
    where s.id = e.id and s.ended_at is null`.execute(tx);
}

/** Ends what an earlier server left open when it last lived. */
export async function endForgotten(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: string }>`update listener_sessions
      set end_reason = 'lost', seq = nextval('listener_sequence'),
        ended_at = greatest(started_at, coalesce((select checked_at from engine_state), started_at))
      where ended_at is null returning id`.execute(tx);
    const ids = rows.map(({ id }) => id);
    if (ids.length) await markSessionsDue(tx, sql`s.id = any(${ids}::uuid[])`, now);
  });
}

async function moveSession(tx: Tx, { id, mount }: MovedSession): Promise<void> {
  await sql`update listener_sessions set mount = ${mount}, seq = nextval('listener_sequence')
    where id = ${id} and ended_at is null`.execute(tx);
}

async function countRefusals(
  tx: Tx,
  { castId, country, decision, at }: Refusal,
  count: number,
): Promise<void> {
  await sql`insert into join_refusals (cast_id, hour, rule, country, count)
    select id, ${hourOf(at)}::timestamptz, ${decision.rule}, ${country ?? ''}, ${count}::integer from casts where id = ${castId}
    on conflict (cast_id, hour, rule, country) do update set count = join_refusals.count + excluded.count`.execute(
    tx,
  );
  if (decision.banId === undefined) return;
  await sql`update cast_bans set hits = hits + ${count}::integer where id = ${decision.banId}`.execute(tx);
}

function hourOf(at: Date): Date {
  return new Date(Math.floor(at.getTime() / 3_600_000) * 3_600_000);
}
