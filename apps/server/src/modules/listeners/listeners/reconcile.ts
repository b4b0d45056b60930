import type { EngineClient, StreamEngine } from '#/engine/engine.ts';
import type { SessionRegistry } from '#/modules/listeners/listeners/session-registry.ts';
import type { Clock } from '#/platform/clock/clock.ts';

interface ComparisonDeps {
  readonly clock: Clock;
  readonly book: SessionRegistry;
  readonly onError: (error: unknown) => void;
}

export interface Comparison {
  /** Ends what the engine no longer has; where it does not tell who comes, begins what it has. */
  compare(engine: StreamEngine): Promise<void>;
  /** Ends what was there before the engine was started anew: then nobody tells of a leave. */
  noteStart(engine: StreamEngine): Promise<void>;
}

/** A listener that has just come may be missing from the engine's list. */
const settledAfterMs = 5_000;

/** What is known beside what the engine says. */
export function createReconciler({ clock, book, onError }: ComparisonDeps): Comparison {
  /** Clients' numbers are of one start: they begin again with the next. */
  let engineStart: string | null = null;

  async function noteStart(engine: StreamEngine): Promise<void> {
    const { serverStart } = await engine.readStats();
    if (serverStart === null || serverStart === engineStart) return;
    // Who is told of each one may know some of the new already, by the clock of this machine; who asks knows none of them.
    const newFromMs = engine.features.hooks ? Date.parse(serverStart) : engineStart === null ? 0 : Infinity;
    for (const session of book.all()) if (session.startedAtMs < newFromMs) book.close(session, 'lost');
    engineStart = serverStart;
  }

  async function see(engine: StreamEngine, mount: string, client: EngineClient): Promise<void> {
    const known = book.ofClient(client.id);
    const there = book.policyOf(mount);
    if (known?.at === mount || !there) return;
    // One number is one client: a fallback took it there, or whoever else moves listeners.
    if (known?.username === there.username) return book.moved(known, mount);
    if (engine.features.hooks) return;
    // It is with another cast now, which has rules and counts of its own.
    if (known) book.close(known, 'left');
    const { id: clientId, ip, agent, connectedS } = client;
    const listensForMs = known ? 0 : connectedS * 1_000;
    const since = new Date(clock.now().getTime() - listensForMs);
    const admission = book.open({ mount, clientId, ip, agent, referrer: null }, since);
    if (!admission.allowed) await engine.killClient(mount, clientId).catch(onError);
  }

  return {
    noteStart,
    async compare(engine) {
      await noteStart(engine);
      const start = engineStart;
      // By when the engine was asked: who comes while it answers is in no list.
      const settledBefore = clock.now().getTime() - settledAfterMs;
      const present = new Set<string>();
      for (const { mount } of await engine.listMounts()) {
        const clients = await engine.listClients(mount);
        // What is listed is of an engine that is gone.
        if (engineStart !== start) return;
        for (const client of clients) {
          present.add(client.id);
          await see(engine, mount, client);
        }
      }
      for (const session of book.all()) {
        if (!present.has(session.clientId) && session.startedAtMs < settledBefore)
          book.close(session, 'lost');
      }
    },
  };
}
