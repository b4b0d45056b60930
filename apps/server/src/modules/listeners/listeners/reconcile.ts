import type { EngineClient, StreamEngine } from '#/engine/engine.ts';
import type { SessionRegistry } from '#/modules/listeners/listeners/session-registry.ts';
import type { Clock } from '#/platform/clock/clock.ts';

interface ReconcilerDeps {
  readonly clock: Clock;
  readonly registry: SessionRegistry;
  readonly onError: (error: unknown) => void;
}

export interface Reconciler {
  /** Closes sessions that the engine no longer lists; without join events, also opens sessions for those it lists. */
  reconcile(engine: StreamEngine): Promise<void>;
  /** Closes the sessions from before an engine restart, which sends no leave events. */
  detectRestart(engine: StreamEngine): Promise<void>;
}

/** A listener that just joined may be missing from the engine's list. */
const settledAfterMs = 5_000;

/** Reconciles the tracked sessions with the engine. */
export function createReconciler({ clock, registry, onError }: ReconcilerDeps): Reconciler {
  /** Client ids are unique per engine start and begin again after a restart. */
  let engineStart: string | null = null;

  async function detectRestart(engine: StreamEngine): Promise<void> {
    const { serverStart } = await engine.readStats();
    if (serverStart === null || serverStart === engineStart) return;
    // With join events, some new sessions may be tracked already, by this machine's clock; with polling, none are.
    const newFromMs = engine.features.hooks ? Date.parse(serverStart) : engineStart === null ? 0 : Infinity;
    for (const session of registry.all())
      if (session.connectedAtMs < newFromMs) registry.close(session, 'lost');
    engineStart = serverStart;
  }

  async function reconcileClient(engine: StreamEngine, mount: string, client: EngineClient): Promise<void> {
    const known = registry.ofClient(client.id);
    const policy = registry.policyOf(mount);
    if (known?.at === mount || !policy) return;
    // The same client id: a fallback or an operator moved the listener.
    if (known?.username === policy.username) return registry.moved(known, mount);
    if (engine.features.hooks) {
      // Icecast sends the stream to a probe until the player closes it.
      if (registry.isStaleProbe(client.id)) await engine.killClient(mount, client.id).catch(onError);
      return;
    }
    // It now belongs to another cast, with its own rules and counts.
    if (known) registry.close(known, 'left');
    const { id: clientId, ip, agent, connectedS } = client;
    const listensForMs = known ? 0 : connectedS * 1_000;
    const since = new Date(clock.now().getTime() - listensForMs);
    const admission = registry.open({ mount, clientId, ip, agent, referrer: null }, since);
    if (!admission.allowed) await engine.killClient(mount, clientId).catch(onError);
  }

  return {
    detectRestart,
    async reconcile(engine) {
      await detectRestart(engine);
      const start = engineStart;
      // Measured before the engine is queried: listeners who join during the query are missing from the list.
      const settledBefore = clock.now().getTime() - settledAfterMs;
      const present = new Set<string>();
      for (const { mount } of await engine.listMounts()) {
        const clients = await engine.listClients(mount);
        // The list is from an earlier engine start.
        if (engineStart !== start) return;
        for (const client of clients) {
          present.add(client.id);
          await reconcileClient(engine, mount, client);
        }
      }
      for (const session of registry.all()) {
        if (!present.has(session.clientId) && session.connectedAtMs < settledBefore)
          registry.close(session, 'lost');
      }
    },
  };
}
