import type { StreamEngine } from '#/engine/engine.ts';
import { EngineError } from '#/engine/engine-error.ts';
import type { EngineTasks } from '#/engine/engine-tasks.ts';
import {
  actsTopic,
  listFallbacks,
  saveAct,
  takeActs,
  takeReverts,
  type WantedAct,
} from '#/modules/silence/watching/acts.repository.ts';
import { topicsOf } from '#/modules/silence/watching/record-incident.ts';
import type { TimerClock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';
import { startRepeatedWork } from '#/platform/jobs/repeated-work.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

export interface ActDeps {
  readonly db: Db;
  readonly bus: LiveBus;
  readonly clock: TimerClock;
  readonly onError: (error: unknown) => void;
}

/** Also for listeners who join a silent mount later. */
const everyMs = 5_000;

/** Does what the settings say when a cast becomes silent, and undoes it after the recovery of its source. */
export function silenceEngineTasks(deps: ActDeps): EngineTasks {
  const { bus, clock, onError } = deps;
  return {
    async start(engine) {
      const acts = createActs(deps, engine);
      let work: Promise<void> = Promise.resolve();
      const run = () => {
        work = work.then(acts.run).catch(onError);
        return work;
      };
      const unsubscribe = await bus.subscribe((topics) => {
        if (topics === null || topics.includes(actsTopic)) void run();
      });
      const stop = startRepeatedWork({ clock, everyMs, onError, work: run });
      return [
        async () => {
          unsubscribe();
          await stop();
          await work;
        },
      ];
    },
  };
}

export function createActs(
  { db, bus, clock, onError }: Omit<ActDeps, 'bus'> & { bus: Pick<LiveBus, 'publish'> },
  engine: StreamEngine,
) {
  /** The listeners that were moved: only they move back. By incident; they are gone when the relay is. */
  const moved = new Map<string, Set<string>>();

  async function moveAway({ id, mount, destination }: WantedAct): Promise<void> {
    if (mount === null || destination === null)
      throw new EngineError('unsupported', 'There is no such mount.');
    const { moveOneListener } = engine.capabilities;
    const clients = moveOneListener ? await engine.listClients(mount) : [];
    if (moveOneListener && clients.length === 0 && moved.has(id)) return;
    await engine.moveClients(mount, destination);
    moved.set(id, new Set([...(moved.get(id) ?? []), ...clients.map((client) => client.id)]));
  }

  async function moveBack({ id, mount, destination }: WantedAct): Promise<void> {
    if (mount === null || destination === null) return;
    const ids = moved.get(id);
    moved.delete(id);
    if (!engine.capabilities.moveOneListener) return engine.moveClients(destination, mount);
    const there = ids?.size ? await engine.listClients(destination) : [];
    for (const client of there)
      if (ids?.has(client.id)) await engine.moveClient(destination, client.id, mount);
  }

  async function act(wanted: WantedAct): Promise<void> {
    if (wanted.mount === null) throw new EngineError('unsupported', 'The station is no cast.');
    if (wanted.action === 'fallback') return moveAway(wanted);
    await engine.killSource(wanted.mount, { keepListeners: engine.capabilities.keepListeners });
  }

  /** A failure is recorded with the incident. */
  async function attempt(wanted: WantedAct, work: () => Promise<void>, state: 'done' | null): Promise<void> {
    try {
      await work();
      if (state) await saveAct(db, wanted.id, { state, problem: null });
    } catch (error) {
      if (!(error instanceof EngineError)) onError(error);
      const problem = error instanceof EngineError ? error.code : 'internal';
      await saveAct(db, wanted.id, { state: 'failed', problem });
    }
    bus.publish(topicsOf(wanted.stationId));
  }

  /** The source may be gone: the next round follows soon. */
  function unlessEngine(error: unknown): void {
    if (!(error instanceof EngineError)) onError(error);
  }

  return {
    async run(): Promise<void> {
      for (const wanted of await takeActs(db, clock.now())) await attempt(wanted, () => act(wanted), 'done');
      for (const wanted of await takeReverts(db)) await attempt(wanted, () => moveBack(wanted), null);
      if (!engine.capabilities.moveOneListener) return;
      for (const wanted of await listFallbacks(db)) await moveAway(wanted).catch(unlessEngine);
    },
  };
}
