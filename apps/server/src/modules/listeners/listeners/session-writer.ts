import {
  type Counted,
  countRefusals,
  type EndedSession,
  hourOf,
  type MovedSession,
  type NewSession,
  type Refusal,
  type ResumedSession,
  type SessionEvent,
  sessionOf,
  writeSessions,
} from '#/modules/listeners/listeners/session-rows.repository.ts';
import { writeInBatches } from '#/modules/listeners/listeners/write-in-batches.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';

export interface SessionWriter {
  joined(session: NewSession): void;
  left(session: EndedSession): void;
  moved(session: MovedSession): void;
  /** The player has reconnected: the session goes on. */
  resumed(session: ResumedSession): void;
  refused(refusal: Refusal): void;
  /** Writes pending events, one flush at a time. Returns the changed casts. */
  flush(): Promise<ReadonlySet<string>>;
  /** Number of dropped events: joins and leaves while the queue was full, and events rejected as invalid data. */
  readonly lost: number;
  readonly waiting: number;
}

interface WriterOptions {
  readonly db: Db;
  readonly clock: Clock;
  /** Maximum queue length while the database is down. */
  readonly capacity?: number;
  /** Called with the reason of a dropped event, without its data. */
  readonly onError?: (error: Error) => void;
}

const batchSize = 2_000;

/** Buffers events between the engine, which does not wait, and the database, which may be down for a while. */
export function createSessionWriter({
  db,
  clock,
  capacity = 10_000,
  onError = () => {},
}: WriterOptions): SessionWriter {
  const queue: SessionEvent[] = [];
  let refusals = new Map<string, Counted>();
  /** Casts with changed rows, returned after all is written. */
  let changed = new Set<string>();
  let lost = 0;

  function add(event: SessionEvent): void {
    if (queue.length >= capacity) lost += 1;
    else queue.push(event);
  }

  function discard(count: number, state: string): void {
    lost += count;
    // The original message would include the values, such as an address.
    onError(new Error(`The database refused a listener event (${state}).`));
  }

  async function writeRefusals(): Promise<void> {
    const counted = [...refusals.values()];
    refusals = new Map();
    try {
      await writeInBatches(counted, {
        atMost: batchSize,
        write: (batch) =>
          db.transaction().execute(async (tx) => {
            for (const each of batch) await countRefusals(tx, each);
          }),
        discard: ({ count }, state) => discard(count, state),
      });
    } finally {
      // Return unwritten counts to the queue, merged with newer ones.
      for (const { refusal, count } of counted) countRefusal(refusal, count);
    }
  }

  function countRefusal(refusal: Refusal, count: number): void {
    const { castId, country, decision, at } = refusal;
    const key = [castId, decision.rule, decision.banId, country, hourOf(at).getTime()].join(' ');
    const before = refusals.get(key)?.count ?? 0;
    refusals.set(key, { refusal, count: before + count });
  }

  return {
    joined: (session) => add({ joined: session }),
    left: (session) => add({ left: session }),
    moved: (session) => add({ moved: session }),
    resumed: (session) => add({ resumed: session }),
    refused: (refusal) => countRefusal(refusal, 1),
    async flush() {
      await writeInBatches(queue, {
        atMost: batchSize,
        async write(batch) {
          await db.transaction().execute((tx) => writeSessions(tx, batch, clock.now()));
          for (const event of batch) changed.add(sessionOf(event)?.username ?? '');
        },
        discard: (_, state) => discard(1, state),
      });
      if (refusals.size > 0) await writeRefusals();
      const written = changed;
      changed = new Set();
      return written;
    },
    get lost() {
      return lost;
    },
    get waiting() {
      return queue.length;
    },
  };
}
