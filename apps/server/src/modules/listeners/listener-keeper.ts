import type { Db } from '#/db/schema.ts';
import type { StreamEngine } from '#/engine/engine.ts';
import { EngineError } from '#/engine/engine-error.ts';
import type { Admission, EngineHooks, JoinRequest, LeaveNotice } from '#/engine/hooks/hooks.ts';
import type { Clock } from '#/lib/clock.ts';
import type { Geo } from '#/lib/geo/geo.ts';
import type { SecretBox } from '#/lib/secrets.ts';
import { uuidv7 } from '#/lib/uuid.ts';
import type { LiveBus } from '#/live/bus.ts';
import { loadPolicies, type MountPolicy } from '#/modules/access/policies.repository.ts';
import { listCuts, takeMoves } from '#/modules/listeners/cuts.repository.ts';
import { createOpenSessions, type OpenSession } from '#/modules/listeners/open-sessions.ts';
import { playerOf } from '#/modules/listeners/players.ts';
import { createSessionWriter, type EndedSession, endForgotten } from '#/modules/listeners/session-writer.ts';

/** What the other servers are told by: rules have changed, listeners are to be cut. */
export const policyTopic = 'policy';
export const cutTopic = 'cut';

export interface ListenerKeeper {
  /** For the engine that this server holds. */
  readonly hooks: EngineHooks;
  /** Knows the rules before anybody is let in. Sessions that an earlier server left open end when it last lived. */
  prepare(): Promise<void>;
  /** Follows the engine from now on. */
  follow(engine: StreamEngine): void;
  /** Writes what waits, and compares what is known with what the engine says. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

interface KeeperDeps {
  readonly db: Db;
  readonly bus: Pick<LiveBus, 'publish' | 'subscribe'>;
  readonly clock: Clock;
  readonly geo: Geo;
  readonly secrets: Pick<SecretBox, 'fingerprint'>;
  readonly onError: (error: unknown) => void;
  readonly capacity?: number;
}

const flushEveryMs = 500;
const compareEveryMs = 10_000;
/** A listener that has just come may be missing from the engine's list. */
const settledAfterMs = 5_000;
const fullText = 'This station has as many listeners as it may have.';
const perAddressText = 'Too many players listen from your address.';
const refusalText = 'You may not listen to this stream from where you are.';

/** Decides about listeners and remembers who listens, in memory; the database is told soon after. */
export function createListenerKeeper(deps: KeeperDeps): ListenerKeeper {
  const { db, bus, clock, geo, secrets, onError } = deps;
  const writer = createSessionWriter({ db, clock, ...(deps.capacity && { capacity: deps.capacity }) });
  const sessions = createOpenSessions();
  const timers: NodeJS.Timeout[] = [];
  let policies: ReadonlyMap<string, MountPolicy> = new Map();
  let engine: StreamEngine | null = null;
  let lostBefore = 0;
  let hearNoMore = () => {};
  /** One write, one comparison and one round of cuts at a time. */
  let work: Promise<void> = Promise.resolve();

  const inTurn = (task: () => Promise<void>): Promise<void> => {
    work = work.then(task).catch(onError);
    return work;
  };

  function open(request: JoinRequest, startedAt: Date): Admission {
    const found = policies.get(request.mount);
    if (!found) return { allowed: false, message: refusalText };
    const country = geo.countryOf(request.ip);
    const visitor = { address: request.ip, agent: request.agent, country };
    const decision = found.policy.decide(visitor, clock.now());
    if (!decision.allowed) {
      writer.refused({ castId: found.castId, country, decision, at: clock.now() });
      return { allowed: false, message: refusalText };
    }
    const { mount, clientId, ip, agent } = request;
    const isFull = fullness(found, ip);
    if (isFull) return { allowed: false, message: isFull };
    const id = uuidv7(startedAt);
    const session: OpenSession = {
      id,
      mount,
      at: mount,
      clientId,
      username: found.username,
      startedAtMs: startedAt.getTime(),
      ip,
      cutReason: undefined,
    };
    // An engine that was started anew counts its clients from one again.
    const former = sessions.ofClient(session);
    if (former) close(former, 'lost');
    sessions.add(session);
    const player = playerOf(agent);
    writer.joined({
      id,
      username: found.username,
      cast_id: found.castId,
      mount,
      address: ip,
      person: secrets.fingerprint(`${found.castId} ${ip} ${agent ?? ''}`),
      agent,
      player: player.name,
      class: player.class,
      country,
      referrer: pageOf(request.referrer),
      started_at: startedAt,
    });
    return { allowed: true };
  }

  /** Why there is no room for one more from this address; the engine counts each mount for itself. */
  function fullness({ username, listenerLimit, perAddress }: MountPolicy, ip: string): string | null {
    let all = 0;
    let alike = 0;
    for (const session of sessions.ofCast(username)) {
      all += 1;
      if (session.ip === ip) alike += 1;
    }
    if (all >= listenerLimit) return fullText;
    return perAddress !== null && alike >= perAddress ? perAddressText : null;
  }

  /** Cuts those who have listened as long as their cast allows. */
  async function cutLongest(from: StreamEngine): Promise<void> {
    const now = clock.now().getTime();
    for (const session of sessions.all()) {
      const maxMs = (policies.get(session.mount)?.maxListenS ?? 0) * 1_000;
      if (maxMs === 0 || now - session.startedAtMs < maxMs) continue;
      session.cutReason = 'disconnected';
      await kill(from, session).catch(onError);
    }
  }

  function close(session: OpenSession, reason: EndedSession['reason'], at = clock.now()): void {
    if (!sessions.remove(session)) return;
    writer.left({ id: session.id, username: session.username, at, reason: session.cutReason ?? reason });
  }

  async function flush(): Promise<void> {
    const changed = await writer.flush();
    if (changed.size) bus.publish([...changed].map((username) => `listeners:${username}`));
    if (writer.lost > lostBefore)
      onError(new Error(`${writer.lost - lostBefore} listener events were lost.`));
    lostBefore = writer.lost;
  }

  async function loadRules(): Promise<void> {
    policies = await loadPolicies(db, clock.now());
  }

  async function cut(): Promise<void> {
    for (const { id, reason } of await listCuts(db)) {
      const session = sessions.get(id);
      if (!session || !engine) continue;
      session.cutReason = reason;
      await kill(engine, session).catch(onError);
    }
  }

  async function move(): Promise<void> {
    const asked = (await takeMoves(db)).flatMap(({ id, mount }) => {
      const session = sessions.get(id);
      return session && session.at !== mount ? [{ session, to: mount }] : [];
    });
    if (!engine) return;
    if (engine.capabilities.moveOneListener) {
      for (const { session, to } of asked) await moveFrom(engine, session.at, { to, only: session });
      return;
    }
    // An engine that knows no single one moves all of a mount, once for all who were asked for.
    const mounts = new Map(asked.map(({ session, to }) => [session.at, to]));
    for (const [from, to] of mounts) await moveFrom(engine, from, { to });
  }

  async function moveFrom(
    on: StreamEngine,
    from: string,
    { to, only }: { readonly to: string; readonly only?: OpenSession },
  ): Promise<void> {
    try {
      await (only ? on.moveClient(from, only.clientId, to) : on.moveClients(from, to));
    } catch (error) {
      // It has left, or the stream has: the list goes on saying where it is.
      if (!(error instanceof EngineError)) throw error;
      return onError(error);
    }
    for (const session of only ? [only] : sessions.all().filter(({ at }) => at === from)) {
      session.at = to;
      writer.moved({ id: session.id, username: session.username, mount: to });
    }
  }

  async function kill(from: StreamEngine, session: OpenSession): Promise<void> {
    try {
      await from.killClient(session.at, session.clientId);
    } catch (error) {
      if (!(error instanceof EngineError) || !['unknown_client', 'unknown_mount'].includes(error.code))
        throw error;
      // A fallback took it to another mount, or it is gone.
      for (const { mount } of await from.listMounts()) {
        const clients = await from.listClients(mount);
        if (clients.some((client) => client.id === session.clientId)) {
          return from.killClient(mount, session.clientId);
        }
      }
    }
    // Where nobody tells of a leave, the cut is the end.
    if (!from.features.hooks) close(session, 'disconnected');
  }

  /** Ends what the engine no longer has; where it does not tell who comes, begins what it has. */
  async function compare(): Promise<void> {
    if (!engine) return;
    const present = new Set<string>();
    for (const { mount } of await engine.listMounts()) {
      for (const client of await engine.listClients(mount)) {
        present.add(client.id);
        const request = { mount, clientId: client.id, ip: client.ip, agent: client.agent, referrer: null };
        if (engine.features.hooks || sessions.ofClient(request) || !policies.has(mount)) continue;
        const since = new Date(clock.now().getTime() - client.connectedS * 1_000);
        if (!open(request, since).allowed) await engine.killClient(mount, client.id).catch(onError);
      }
    }
    await cutLongest(engine);
    const settledBefore = clock.now().getTime() - settledAfterMs;
    for (const session of sessions.all()) {
      if (!present.has(session.clientId) && session.startedAtMs < settledBefore) close(session, 'lost');
    }
  }

  return {
    hooks: {
      admit: (request) => open(request, clock.now()),
      left: (notice: LeaveNotice) => {
        const session = sessions.ofClient(notice);
        if (session) close(session, 'left');
      },
    },
    async prepare() {
      await endForgotten(db, clock.now());
      await loadRules();
      hearNoMore();
      hearNoMore = await bus.subscribe((topics) => {
        if (topics === null || topics.includes(policyTopic)) void inTurn(loadRules);
        if (topics === null || topics.includes(cutTopic)) void inTurn(cut).then(() => inTurn(move));
      });
    },
    follow(followed) {
      engine = followed;
      timers.push(
        setInterval(() => void inTurn(flush), flushEveryMs),
        setInterval(() => void inTurn(compare), compareEveryMs),
      );
    },
    async settle() {
      await inTurn(compare);
      await inTurn(cut);
      await inTurn(move);
      await inTurn(flush);
    },
    async stop() {
      hearNoMore();
      for (const timer of timers) clearInterval(timer);
      await work;
      for (const session of sessions.all()) close(session, 'lost');
      await inTurn(flush);
    },
  };
}

/** The page without its query, which may hold anything; null for what is no page. */
function pageOf(referrer: string | null): string | null {
  if (referrer === null || !URL.canParse(referrer)) return null;
  const { protocol, origin, pathname } = new URL(referrer);
  return /^https?:$/.test(protocol) ? (origin + pathname).slice(0, 512) : null;
}
