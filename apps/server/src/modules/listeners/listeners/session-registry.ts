import { isDemoAgent } from '#/engine/demo-agent.ts';
import type { Admission, JoinRequest } from '#/engine/hooks/hooks.ts';
import {
  createOpenSessions,
  type OpenSession,
  type OpenSessions,
} from '#/modules/listeners/listeners/open-sessions.ts';
import { playerOf } from '#/modules/listeners/listeners/players.ts';
import { createProbes } from '#/modules/listeners/listeners/probes.ts';
import { createRecentSessions } from '#/modules/listeners/listeners/recent-sessions.ts';
import type { EndedSession } from '#/modules/listeners/listeners/session-rows.repository.ts';
import type { SessionWriter } from '#/modules/listeners/listeners/session-writer.ts';
import type { TurnedAway } from '#/modules/listeners/listeners/turned-away.ts';
import { loadPolicies, type MountPolicy } from '#/modules/listeners/policies/policies.repository.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import type { Db } from '#/platform/db/schema.ts';
import type { Geo } from '#/platform/geo/geo.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import { networkOf } from '#/platform/throttle/network.ts';

export interface SessionRegistryDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly geo: Geo;
  readonly secrets: Pick<SecretBox, 'fingerprint'>;
  /** Mounts of the demo: with any, the engine's demo listeners are marked as sample data. */
  readonly demoMounts?: ReadonlySet<string> | undefined;
}

/** Current sessions and policies in memory; changes are passed to the writer. */
export interface SessionRegistry extends Pick<OpenSessions, 'get' | 'ofClient' | 'all'> {
  loadRules(): Promise<void>;
  policyOf(mount: string): MountPolicy | undefined;
  open(request: JoinRequest, startedAt: Date): Admission;
  /** The engine rejected a listener because the mount is full. */
  turnedAway(request: JoinRequest): void;
  moved(session: OpenSession, to: string): void;
  close(session: OpenSession, reason: EndedSession['reason']): void;
  /** A client has left that may have been a probe. */
  closeProbe(clientId: string): void;
  /** Whether a client is a probe that has had its two bytes long ago. */
  isStaleProbe(clientId: string): boolean;
  /** Removes without an event: another server has closed the session. */
  forget(session: OpenSession): void;
}

const castFullMessage = 'This station has as many listeners as it may have.';
const perAddressMessage = 'Too many players listen from your address.';
const refusalMessage = 'You may not listen to this stream from where you are.';

export function createSessionRegistry(
  deps: SessionRegistryDeps & { readonly writer: SessionWriter; readonly turnedAway: TurnedAway },
): SessionRegistry {
  const { db, clock, geo, secrets, writer, turnedAway, demoMounts = new Set() } = deps;
  const sessions = createOpenSessions();
  const recent = createRecentSessions();
  const probes = createProbes();
  let policies: ReadonlyMap<string, MountPolicy> = new Map();

  const isSample = ({ mount, agent }: Pick<JoinRequest, 'mount' | 'agent'>): boolean =>
    demoMounts.has(mount) && isDemoAgent(agent);

  function open(request: JoinRequest, startedAt: Date): Admission {
    const { mount, clientId, ip, agent } = request;
    // Client ids restart with the engine: close the earlier session with this id.
    const former = sessions.ofClient(clientId);
    if (former) close(former, 'lost');
    const mountPolicy = policies.get(mount);
    if (!mountPolicy) return { allowed: false, message: refusalMessage };
    const country = geo.countryOf(ip);
    const decision = mountPolicy.policy.decide({ address: ip, agent, country }, clock.now());
    if (!decision.allowed) {
      writer.refused({ castId: mountPolicy.castId, country, decision, at: clock.now() });
      return { allowed: false, message: refusalMessage };
    }
    if (request.isProbe) {
      probes.add(clientId, clock.now().getTime());
      return { allowed: true };
    }
    const fullMessage = fullMessageOf(mountPolicy, networkOf(ip), sessions.ofCast(mountPolicy.username));
    if (fullMessage === castFullMessage && !isSample(request)) turnedAway.add(mountPolicy, request);
    if (fullMessage) return { allowed: false, message: fullMessage };
    const person = secrets.fingerprint(`${mountPolicy.castId} ${ip} ${agent ?? ''}`);
    const ended = recent.take(person.toString('base64'), mount, clock.now().getTime());
    if (ended) resume(ended, request, startedAt);
    else start(request, mountPolicy, { startedAt, person, country });
    return { allowed: true };
  }

  function resume(ended: OpenSession, { mount, clientId }: JoinRequest, connectedAt: Date): void {
    sessions.add({ ...ended, mount, clientId, connectedAtMs: connectedAt.getTime() });
    writer.resumed({ id: ended.id, username: ended.username });
  }

  function start(
    { mount, clientId, ip, agent, referrer }: JoinRequest,
    { castId, username }: MountPolicy,
    { startedAt, person, country }: { startedAt: Date; person: Buffer; country: string | null },
  ): void {
    const id = uuidv7(startedAt);
    sessions.add({
      id,
      mount,
      at: mount,
      clientId,
      username,
      startedAtMs: startedAt.getTime(),
      connectedAtMs: startedAt.getTime(),
      person: person.toString('base64'),
      network: networkOf(ip),
      disconnectReason: undefined,
    });
    writer.joined({
      ...describePlayer({ agent, referrer }),
      id,
      username,
      cast_id: castId,
      mount,
      address: ip,
      person,
      country,
      started_at: startedAt,
      sample: isSample({ mount, agent }),
    });
  }

  function close(session: OpenSession, reason: EndedSession['reason']): void {
    if (!sessions.remove(session)) return;
    const { id, username, disconnectReason } = session;
    const at = clock.now();
    writer.left({ id, username, at, reason: disconnectReason ?? reason });
    if ((disconnectReason ?? reason) === 'left') recent.add(session, at.getTime());
  }

  return {
    get: sessions.get,
    ofClient: sessions.ofClient,
    all: sessions.all,
    async loadRules() {
      policies = await loadPolicies(db, clock.now());
    },
    policyOf: (mount) => policies.get(mount),
    open,
    turnedAway(request) {
      const { mount, ip: address, agent } = request;
      const mountPolicy = policies.get(mount);
      const player = { address, agent, country: geo.countryOf(address) };
      // Whoever the rules reject would not have had a free place either.
      const isAllowed = mountPolicy?.policy.decide(player, clock.now()).allowed;
      if (isAllowed && !isSample(request)) turnedAway.add(mountPolicy, request);
    },
    moved(session, to) {
      session.at = to;
      writer.moved({ id: session.id, username: session.username, mount: to });
    },
    close,
    closeProbe: probes.remove,
    isStaleProbe: (clientId) => probes.isStale(clientId, clock.now().getTime()),
    forget: (session) => void sessions.remove(session),
  };
}

/**
 * Returns why the cast has no room for another listener from this network; null if it has. The limits apply to all
 * mounts together, while the engine counts each mount separately.
 */
function fullMessageOf(
  { listenerLimit, perAddress }: MountPolicy,
  network: string,
  sessionsOfCast: Iterable<OpenSession>,
): string | null {
  let total = 0;
  let fromNetwork = 0;
  for (const session of sessionsOfCast) {
    total += 1;
    if (session.network === network) fromNetwork += 1;
  }
  if (total >= listenerLimit) return castFullMessage;
  return perAddress !== null && fromNetwork >= perAddress ? perAddressMessage : null;
}

function describePlayer({ agent, referrer }: Pick<JoinRequest, 'agent' | 'referrer'>) {
  const player = playerOf(agent);
  return { agent, player: player.name, class: player.class, referrer: pageOf(referrer) };
}

/** The page URL without its query, which may contain personal data; null for an invalid URL. */
function pageOf(referrer: string | null): string | null {
  if (referrer === null || !URL.canParse(referrer)) return null;
  const { protocol, origin, pathname } = new URL(referrer);
  return /^https?:$/.test(protocol) ? (origin + pathname).slice(0, 512) : null;
}
