import type { StreamEngine } from '#/engine/engine.ts';
import type { EngineHooks } from '#/engine/hooks/hooks.ts';
import { policyTopic } from '#/modules/casts/cast/policy-topic.ts';
import { closeOrphanedSessions } from '#/modules/listeners/listeners/close-orphaned-sessions.repository.ts';
import { createListenerDisconnects } from '#/modules/listeners/listeners/listener-disconnects.ts';
import { createReconciler } from '#/modules/listeners/listeners/reconcile.ts';
import {
  createSessionRegistry,
  type SessionRegistryDeps,
} from '#/modules/listeners/listeners/session-registry.ts';
import { createSessionWriter } from '#/modules/listeners/listeners/session-writer.ts';
import { systemClock as timer } from '#/platform/clock/clock.ts';
import { createRetry, type Retry } from '#/platform/lib/retry.ts';
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

interface KeeperDeps extends SessionRegistryDeps {
  readonly bus: Pick<LiveBus, 'publish' | 'subscribe'>;
  readonly onError: (error: unknown) => void;
  readonly capacity?: number;
}

const flushEveryMs = 500;
const compareEveryMs = 10_000;

/** Admits or rejects listeners and tracks sessions in memory; the database is updated shortly afterwards. */
export function createListenerTracker(deps: KeeperDeps): ListenerTracker {
  const { db, bus, clock, onError } = deps;
  const writer = createSessionWriter({
    db,
    clock,
    onError,
    ...(deps.capacity && { capacity: deps.capacity }),
  });
  const book = createSessionRegistry({ ...deps, writer });
  const cuts = createListenerDisconnects({ db, clock, book, onError });
  const comparison = createReconciler({ clock, book, onError });
  let engine: StreamEngine | null = null;
  let lostBefore = 0;
  let areRulesOld = false;
  let obeying: Retry | undefined;
  let hearNoMore = () => {};
  let unfollow = async () => {};
  /** Serializes writes, reconciliation and disconnects. */
  let work: Promise<void> = Promise.resolve();

  function turn(task: () => Promise<void>): Promise<void> {
    const done = work.then(task);
    work = done.catch(() => {});
    return done;
  }
  const inTurn = (task: () => Promise<void>): Promise<void> => turn(task).catch(onError);

  async function flush(): Promise<void> {
    const changed = await writer.flush();
    if (changed.size) bus.publish([...changed].map((username) => `listeners:${username}`));
    if (writer.lost > lostBefore)
      onError(new Error(`${writer.lost - lostBefore} listener events were lost.`));
    lostBefore = writer.lost;
  }

  async function compare(): Promise<void> {
    if (!engine) return;
    const asked = engine;
    await comparison.compare(asked);
    await cuts.cutLongest(asked);
  }

  async function loadChangedRules(): Promise<void> {
    if (!areRulesOld) return;
    // Cleared before the read, so that a change during the read triggers another.
    areRulesOld = false;
    await book.loadRules().catch((error: unknown) => {
      areRulesOld = true;
      throw error;
    });
  }

  /** Rules first, because a disconnected listener returns immediately. A failed disconnect does not block moves. */
  async function obey(): Promise<void> {
    await loadChangedRules();
    if (!engine) return;
    const asked = engine;
    await cuts.cut(asked).finally(() => cuts.move(asked));
  }

  async function endHearing(): Promise<void> {
    hearNoMore();
    await obeying?.stop();
  }

  return {
    hooks: {
      admit: (request) => book.open(request, clock.now()),
      left: ({ clientId, mount }) => {
        const session = book.ofClient(clientId);
        if (session?.mount === mount) book.close(session, 'left');
      },
    },
    async prepare() {
      await endHearing();
      // Retries failures: a confirmed ban must take effect without another change.
      const trying = createRetry({ clock: timer, task: () => turn(obey), onError });
      obeying = trying;
      hearNoMore = await bus.subscribe((topics) => {
        if (topics !== null && !topics.includes(policyTopic) && !topics.includes(disconnectsTopic)) return;
        areRulesOld ||= topics === null || topics.includes(policyTopic);
        trying.ask();
      });
      // Load after subscribing, so that no change is missed.
      await turn(book.loadRules);
    },
    takeOver: () =>
      turn(async () => {
        const before = book.all();
        await flush();
        // Includes sessions that ended meanwhile and are not written yet.
        const own = new Set([...before, ...book.all()].map(({ id }) => id));
        for (const id of await closeOrphanedSessions(db, [...own], clock.now())) {
          const session = book.get(id);
          if (session) book.forget(session);
        }
      }),
    follow(followed) {
      engine = followed;
      const timers = [
        setInterval(() => void inTurn(flush), flushEveryMs),
        setInterval(() => void inTurn(compare), compareEveryMs),
      ];
      // A restarted engine has no listeners before its first source.
      const hearOfNoMount = followed.features.events
        ? followed.onEvent(({ kind }) => {
            if (kind === 'mountUp') void comparison.noteStart(followed).catch(onError);
          })
        : () => {};
      // Requests made while no server followed the engine.
      obeying?.ask();
      unfollow = async () => {
        for (const each of timers) clearInterval(each);
        hearOfNoMount();
        if (engine === followed) engine = null;
        await work;
      };
      return unfollow;
    },
    async settle() {
      await inTurn(compare);
      await inTurn(obey);
      await inTurn(flush);
    },
    async stop() {
      await endHearing();
      await unfollow();
      for (const session of book.all()) book.close(session, 'lost');
      await inTurn(flush);
    },
  };
}
