import type { StreamEngine } from '#/engine/engine.ts';
import type { EngineHooks } from '#/engine/hooks/hooks.ts';
import { policyTopic } from '#/modules/casts/cast/policy-topic.ts';
import { closeOrphanedSessions } from '#/modules/listeners/listeners/close-orphaned-sessions.repository.ts';
import {
  createListenerDisconnects,
  type ListenerDisconnects,
} from '#/modules/listeners/listeners/listener-disconnects.ts';
import { createReconciler, type Reconciler } from '#/modules/listeners/listeners/reconcile.ts';
import {
  createSessionRegistry,
  type SessionRegistry,
  type SessionRegistryDeps,
} from '#/modules/listeners/listeners/session-registry.ts';
import { createSessionWriter, type SessionWriter } from '#/modules/listeners/listeners/session-writer.ts';
import { createTurnedAway, type TurnedAway } from '#/modules/listeners/listeners/turned-away.ts';
import { systemClock } from '#/platform/clock/clock.ts';
import { createRetry, type Retry } from '#/platform/lib/retry.ts';
import { SerialQueue } from '#/platform/lib/serial-queue.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

/** Event topic for requested disconnects. */
export const disconnectsTopic = 'cut';

export interface ListenerTracker {
  /** For the engine run by this server. */
  readonly hooks: EngineHooks;
  /** Loads the rules before the first join, and subscribes to their changes. */
  prepare(): Promise<void>;
  /**
   * Run by a new leader before it queries the engine: closes the sessions other servers left open, at the time of the
   * last engine report.
   */
  takeOver(): Promise<void>;
  /** Starts tracking the engine. Returns a function that stops it after pending work completes. */
  follow(engine: StreamEngine): () => Promise<void>;
  /** Writes pending events and reconciles the sessions with the engine. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

interface TrackerDeps extends SessionRegistryDeps {
  readonly bus: Pick<LiveBus, 'publish' | 'subscribe'>;
  readonly onError: (error: unknown) => void;
  readonly capacity?: number;
}

const flushIntervalMs = 500;
const reconcileIntervalMs = 10_000;

/** Admits or rejects listeners and tracks sessions in memory; the database is updated shortly afterwards. */
export function createListenerTracker(deps: TrackerDeps): ListenerTracker {
  return new SessionTracker(deps);
}

class SessionTracker implements ListenerTracker {
  readonly hooks: EngineHooks;
  readonly #deps: TrackerDeps;
  readonly #writer: SessionWriter;
  readonly #turnedAway: TurnedAway;
  readonly #registry: SessionRegistry;
  readonly #disconnects: ListenerDisconnects;
  readonly #reconciler: Reconciler;
  /** Serializes writes, reconciliation and disconnects. */
  readonly #queue = new SerialQueue();
  #engine: StreamEngine | null = null;
  #lostBefore = 0;
  #areRulesStale = false;
  #requests: Retry | undefined;
  #unsubscribe = () => {};
  #unfollow = async () => {};

  constructor(deps: TrackerDeps) {
    const { db, clock, onError, capacity } = deps;
    this.#deps = deps;
    this.#writer = createSessionWriter({ db, clock, onError, ...(capacity && { capacity }) });
    this.#turnedAway = createTurnedAway(deps);
    const registry = createSessionRegistry({ ...deps, writer: this.#writer, turnedAway: this.#turnedAway });
    this.#registry = registry;
    this.#disconnects = createListenerDisconnects({ db, clock, registry, onError });
    this.#reconciler = createReconciler({ clock, registry, onError });
    this.hooks = {
      admit: (request) => registry.open(request, clock.now()),
      turnedAway: registry.turnedAway,
      left: ({ clientId, mount }) => {
        registry.closeProbe(clientId);
        const session = registry.ofClient(clientId);
        if (session?.mount === mount) registry.close(session, 'left');
      },
    };
  }

  async prepare(): Promise<void> {
    const { bus, onError } = this.#deps;
    await this.#endSubscription();
    // Retries failures: a confirmed ban must take effect without another change.
    const requests = createRetry({
      clock: systemClock,
      task: () => this.#queue.run(() => this.#applyRequests()),
      onError,
    });
    this.#requests = requests;
    this.#unsubscribe = await bus.subscribe((topics) => {
      if (topics !== null && !topics.includes(policyTopic) && !topics.includes(disconnectsTopic)) return;
      this.#areRulesStale ||= topics === null || topics.includes(policyTopic);
      requests.ask();
    });
    // Load after subscribing, so that no change is missed.
    await this.#queue.run(this.#registry.loadRules);
  }

  takeOver(): Promise<void> {
    const { db, clock } = this.#deps;
    const registry = this.#registry;
    return this.#queue.run(async () => {
      const before = registry.all();
      await this.#flush();
      // Includes sessions that ended meanwhile and are not written yet.
      const own = new Set([...before, ...registry.all()].map(({ id }) => id));
      for (const id of await closeOrphanedSessions(db, [...own], clock.now())) {
        const session = registry.get(id);
        if (session) registry.forget(session);
      }
    });
  }

  follow(engine: StreamEngine): () => Promise<void> {
    const { onError } = this.#deps;
    this.#engine = engine;
    const timers = [
      setInterval(() => void this.#runInTurn(() => this.#flush()), flushIntervalMs),
      setInterval(() => void this.#runInTurn(() => this.#reconcile()), reconcileIntervalMs),
    ];
    // A restarted engine has no listeners before its first source.
    const unsubscribe = engine.features.events
      ? engine.onEvent(({ kind }) => {
          if (kind === 'mountUp') void this.#reconciler.detectRestart(engine).catch(onError);
        })
      : () => {};
    // Requests made while no server followed the engine.
    this.#requests?.ask();
    this.#unfollow = async () => {
      for (const timer of timers) clearInterval(timer);
      unsubscribe();
      if (this.#engine === engine) this.#engine = null;
      await this.#queue.idle();
    };
    return this.#unfollow;
  }

  async settle(): Promise<void> {
    await this.#runInTurn(() => this.#reconcile());
    await this.#runInTurn(() => this.#applyRequests());
    await this.#runInTurn(() => this.#flush());
  }

  async stop(): Promise<void> {
    await this.#endSubscription();
    await this.#unfollow();
    for (const session of this.#registry.all()) this.#registry.close(session, 'lost');
    await this.#runInTurn(() => this.#flush());
  }

  #runInTurn(task: () => Promise<void>): Promise<void> {
    return this.#queue.run(task).catch(this.#deps.onError);
  }

  async #flush(): Promise<void> {
    const { bus, onError } = this.#deps;
    const changed = await this.#writer.flush();
    if (changed.size) bus.publish([...changed].map((username) => `listeners:${username}`));
    const full = await this.#turnedAway.flush();
    if (full.length) bus.publish(full.map((username) => `cast:${username}`));
    const { lost } = this.#writer;
    if (lost > this.#lostBefore) onError(new Error(`${lost - this.#lostBefore} listener events were lost.`));
    this.#lostBefore = lost;
  }

  async #reconcile(): Promise<void> {
    const engine = this.#engine;
    if (!engine) return;
    await this.#reconciler.reconcile(engine);
    await this.#disconnects.disconnectExpired(engine);
  }

  /** Rules first, because a disconnected listener returns immediately. A failed disconnect does not block moves. */
  async #applyRequests(): Promise<void> {
    await this.#loadChangedRules();
    const engine = this.#engine;
    if (!engine) return;
    await this.#disconnects
      .disconnectRequested(engine)
      .finally(() => this.#disconnects.moveRequested(engine));
  }

  async #loadChangedRules(): Promise<void> {
    if (!this.#areRulesStale) return;
    // Cleared before the read, so that a change during the read triggers another.
    this.#areRulesStale = false;
    await this.#registry.loadRules().catch((error: unknown) => {
      this.#areRulesStale = true;
      throw error;
    });
  }

  async #endSubscription(): Promise<void> {
    this.#unsubscribe();
    await this.#requests?.stop();
  }
}
