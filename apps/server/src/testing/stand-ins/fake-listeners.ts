import type { EngineClient, StreamEngine } from '#/engine/engine.ts';
import { EngineError } from '#/engine/engine-error.ts';
import type { Admission, JoinRequest } from '#/engine/hooks/hooks.ts';
import { createFakeEngine } from '#/engine/testing/fake-engine.ts';
import type { ListenerTracker } from '#/modules/listeners/listeners/listener-tracker.ts';

/** An engine whose listeners a test controls; it calls hooks and emits events like a real one. */
export interface FakeListeners {
  readonly engine: StreamEngine;
  /** A listener joins; returns the admission. A rejected listener is not connected. */
  join(tracker: ListenerTracker, request?: Partial<JoinRequest>): Admission & { readonly clientId: string };
  /** A listener leaves. */
  leave(tracker: ListenerTracker, clientId: string): void;
  /** Restarts the engine: all listeners are gone without leave events, and client ids start at one. */
  restart(at?: Date): void;
  /** A source connects; engines with events emit one. */
  sourceUp(mount: string): void;
  readonly present: ReadonlyMap<string, JoinRequest>;
}

export function createFakeListeners(options: {
  readonly hooks: boolean;
  /** False for an engine that can only move all listeners of a mount, like Icecast. */
  readonly movesOne?: boolean;
}): FakeListeners {
  const present = new Map<string, JoinRequest>();
  let lastId = 0;
  let listening: ListenerTracker | undefined;
  const fake = createFakeEngine({ events: options.hooks });
  const client = ({ clientId: id, ip, agent }: JoinRequest): EngineClient => ({
    id,
    ip,
    agent,
    connectedS: 30,
  });
  const engine: StreamEngine = {
    ...fake,
    capabilities: { ...fake.capabilities, moveOneListener: options.movesOne ?? true },
    features: { ...fake.features, hooks: options.hooks },
    listMounts: async () =>
      [...new Set([...present.values()].map(({ mount }) => mount))].map((mount) => ({
        mount,
        listeners: 0,
        fallback: null,
        connectedS: 60,
        contentType: 'audio/mpeg',
      })),
    listClients: async (mount) => [...present.values()].filter((each) => each.mount === mount).map(client),
    moveClients: async (mount, destination) => {
      for (const [id, each] of present)
        if (each.mount === mount) present.set(id, { ...each, mount: destination });
    },
    moveClient: async (mount, id, destination) => {
      const found = present.get(id);
      if (!found || found.mount !== mount) throw new EngineError('unknown_client', 'not there');
      present.set(id, { ...found, mount: destination });
    },
    killClient: async (mount, id) => {
      const found = present.get(id);
      if (!found || found.mount !== mount) throw new EngineError('unknown_client', 'not there');
      present.delete(id);
      if (options.hooks) listening?.hooks.left({ mount, clientId: id, durationS: 1 });
    },
  };
  return {
    engine,
    present,
    join(tracker, request = {}) {
      lastId += 1;
      const clientId = String(lastId);
      const whole = {
        mount: '/aurora',
        clientId,
        ip: '203.0.113.7',
        agent: 'VLC/3.0.20',
        referrer: null,
        ...request,
      };
      listening = tracker;
      const admission: Admission = options.hooks ? tracker.hooks.admit(whole) : { allowed: true };
      if (admission.allowed) present.set(whole.clientId, whole);
      return { ...admission, clientId: whole.clientId };
    },
    leave(tracker, clientId) {
      const found = present.get(clientId);
      present.delete(clientId);
      if (found) tracker.hooks.left({ mount: found.mount, clientId, durationS: 1 });
    },
    restart(at) {
      present.clear();
      lastId = 0;
      fake.stats = { ...fake.stats, serverStart: at?.toISOString() ?? null };
    },
    sourceUp: (mount) => fake.emit({ kind: 'mountUp', mount, at: new Date().toISOString() }),
  };
}
