import type { StreamEngine } from '#/engine/engine.ts';
import { EngineError } from '#/engine/engine-error.ts';
import { listDisconnects, takeMoves } from '#/modules/listeners/listeners/disconnects.repository.ts';
import type { OpenSession } from '#/modules/listeners/listeners/open-sessions.ts';
import type { SessionRegistry } from '#/modules/listeners/listeners/session-registry.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';

interface DisconnectDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly registry: SessionRegistry;
  readonly onError: (error: unknown) => void;
}

/** Executes disconnects and moves on the engine. */
export interface ListenerDisconnects {
  /** Disconnects all requested sessions; rejects if one is still connected. */
  disconnectRequested(engine: StreamEngine): Promise<void>;
  moveRequested(engine: StreamEngine): Promise<void>;
  /** Disconnects listeners that reached the maximum duration of their cast. */
  disconnectExpired(engine: StreamEngine): Promise<void>;
}

export function createListenerDisconnects({
  db,
  clock,
  registry,
  onError,
}: DisconnectDeps): ListenerDisconnects {
  async function kill(from: StreamEngine, session: OpenSession): Promise<void> {
    // It left meanwhile: its client id may belong to another listener.
    if (!registry.get(session.id)) return;
    try {
      await from.killClient(session.at, session.clientId);
    } catch (error) {
      if (!(error instanceof EngineError) || !['unknown_client', 'unknown_mount'].includes(error.code))
        throw error;
      // A fallback moved it to another mount, or it left.
      for (const { mount } of await from.listMounts()) {
        const clients = await from.listClients(mount);
        if (clients.every((client) => client.id !== session.clientId)) continue;
        await from.killClient(mount, session.clientId);
        break;
      }
    }
    // Without leave events, the disconnect ends the session.
    if (!from.features.hooks) registry.close(session, 'disconnected');
  }

  async function moveFrom(
    on: StreamEngine,
    from: string,
    { to, only }: { readonly to: string; readonly only?: OpenSession },
  ): Promise<void> {
    try {
      await (only ? on.moveClient(from, only.clientId, to) : on.moveClients(from, to));
    } catch (error) {
      // The listener or the stream is gone: the session keeps its current mount.
      if (!(error instanceof EngineError)) throw error;
      return onError(error);
    }
    for (const session of only ? [only] : registry.all().filter(({ at }) => at === from))
      registry.moved(session, to);
  }

  return {
    async disconnectRequested(engine) {
      const failures: unknown[] = [];
      for (const { id, reason } of await listDisconnects(db)) {
        const session = registry.get(id);
        if (!session) continue;
        session.disconnectReason = reason;
        await kill(engine, session).catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} listeners are still connected.`);
    },
    async moveRequested(engine) {
      const moves = (await takeMoves(db)).flatMap(({ id, mount }) => {
        const session = registry.get(id);
        return session && session.at !== mount ? [{ session, to: mount }] : [];
      });
      if (engine.capabilities.moveOneListener) {
        for (const { session, to } of moves) await moveFrom(engine, session.at, { to, only: session });
        return;
      }
      // An engine that cannot move a single listener moves all of a mount, once for all requests.
      const mounts = new Map(moves.map(({ session, to }) => [session.at, to]));
      for (const [from, to] of mounts) await moveFrom(engine, from, { to });
    },
    async disconnectExpired(engine) {
      const now = clock.now().getTime();
      for (const session of registry.all()) {
        const maxMs = (registry.policyOf(session.mount)?.maxListenS ?? 0) * 1_000;
        if (maxMs === 0 || now - session.startedAtMs < maxMs) continue;
        session.disconnectReason = 'disconnected';
        await kill(engine, session).catch(onError);
      }
    },
  };
}
