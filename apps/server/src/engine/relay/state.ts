import type { TimerClock } from '#/platform/clock/clock.ts';
import { trusting } from '#/platform/http/trusted-proxies.ts';
import { type Challenges, createChallenges } from '../challenges.ts';
import type { EngineEvent, MountConfig, SourceRefusal } from '../engine.ts';
import { type AccessLog, accessLine } from './access-log.ts';
import { CredentialIndex } from './credentials.ts';
import { GuessBudget } from './guess-budget.ts';
import type { RelayHook } from './hook-client.ts';
import { IntakeLimit } from './intake-limit.ts';
import type { Listener } from './listener.ts';
import type { LiveMount } from './live-mount.ts';
import { RetainedMounts } from './retained-mounts.ts';

export interface RelayLimits {
  readonly headBytes: number;
  readonly headMs: number;
  readonly sourceSilenceMs: number;
  /** A listener that is this far behind is dropped. */
  readonly backlogBytes: number;
  /** A listener that reads nothing for this long is dropped. */
  readonly stallMs: number;
  readonly maxSockets: number;
  /** Per IPv4 address or IPv6 /64. */
  readonly socketsPerAddress: number;
  /** How long listeners wait for the next source after a requested restart. */
  readonly keepMs: number;
}

const refusalEveryMs = 500;

export const defaultLimits: RelayLimits = {
  headBytes: 16 * 1024,
  headMs: 15_000,
  sourceSilenceMs: 10_000,
  backlogBytes: 512 * 1024,
  stallMs: 30_000,
  maxSockets: 5000,
  socketsPerAddress: 250,
  keepMs: 30_000,
};

export interface RelayOptions {
  readonly adminPassword: string;
  readonly clock: TimerClock;
  readonly limits?: Partial<RelayLimits>;
  readonly emit?: (event: EngineEvent) => void;
  readonly hook?: RelayHook | null;
  readonly accessLog?: AccessLog | null;
  /** Proxies whose X-Forwarded-For is trusted: addresses or networks; none by default. */
  readonly trustedProxies?: readonly string[];
  /** The origin for players, when it differs from the one of their requests. */
  readonly publicOrigin?: string | null;
  /** Known to the demo listeners of this start; null without a demo. */
  readonly demoSecret?: string | null;
  /** Known to the servers that listen for silence; null without them. */
  readonly watcherSecret?: string | null;
}

/**
 * The state of the relay. Only configured mounts accept a source, and only live ones accept
 * listeners.
 */
export class RelayState {
  readonly clock: TimerClock;
  readonly limits: RelayLimits;
  readonly adminPassword: string;
  readonly startedAtMs: number;
  readonly hook: RelayHook | null;
  readonly accessLog: AccessLog | null;
  readonly isTrustedProxy: (address: string) => boolean;
  readonly publicOrigin: string | null;
  readonly demoSecret: string | null;
  readonly watcherSecret: string | null;
  readonly challenges: Challenges;
  readonly guesses: GuessBudget;
  readonly live = new Map<string, LiveMount>();
  readonly retained: RetainedMounts;
  readonly totals = { connections: 0, requests: 0, listeners: 0, sources: 0 };
  readonly #emit: (event: EngineEvent) => void;
  /** The current mount of each listener, which changes when it is moved. */
  readonly #currentMounts = new Map<string, string>();
  readonly #refusedAtMs = new Map<string, number>();
  /** By mount, for those with a maximum bitrate. */
  readonly #intake = new Map<string, { readonly maxKbps: number; readonly limit: IntakeLimit }>();
  configs: ReadonlyMap<string, MountConfig> = new Map();
  owners = new CredentialIndex([]);
  openSockets = 0;
  port = 0;

  constructor(options: RelayOptions) {
    this.clock = options.clock;
    this.limits = { ...defaultLimits, ...options.limits };
    this.adminPassword = options.adminPassword;
    this.startedAtMs = options.clock.now().getTime();
    this.#emit = options.emit ?? (() => {});
    this.hook = options.hook ?? null;
    this.accessLog = options.accessLog ?? null;
    this.isTrustedProxy = trusting(options.trustedProxies ?? []);
    this.publicOrigin = options.publicOrigin ?? null;
    this.demoSecret = options.demoSecret ?? null;
    this.watcherSecret = options.watcherSecret ?? null;
    this.challenges = createChallenges(options.clock);
    this.guesses = new GuessBudget(() => options.clock.now().getTime());
    this.retained = new RetainedMounts(options.clock, (mount, live) => this.#release(mount, live));
  }

  get at(): string {
    return this.clock.now().toISOString();
  }

  /** Drops sources and waiting listeners whose mount or password is gone; all others stay connected. */
  applyConfig(mounts: readonly MountConfig[]): void {
    this.configs = new Map(mounts.map((config) => [config.mount, config]));
    this.owners = new CredentialIndex(mounts);
    for (const mount of this.#intake.keys()) if (!this.configs.has(mount)) this.#intake.delete(mount);
    for (const [mount, live] of [...this.retained]) {
      if (this.#reconfigure(mount, live)) continue;
      this.retained.take(mount);
      finishAll(live);
    }
    for (const [mount, live] of this.live) if (!this.#reconfigure(mount, live)) live.dropSource();
  }

  /** Returns false when the source could not sign in again. */
  #reconfigure(mount: string, live: LiveMount): boolean {
    const config = this.configs.get(mount);
    const { sourcePassword, username, fallback } = live.config;
    if (config?.sourcePassword !== sourcePassword || config.username !== username) return false;
    if (config.fallback !== fallback) live.fallback = config.fallback ?? null;
    live.config = config;
    return true;
  }

  /** The bitrate limit of a mount; null when it has none. */
  intakeOf({ mount, maxBitrate = null }: MountConfig): IntakeLimit | null {
    if (maxBitrate === null) return null;
    const known = this.#intake.get(mount);
    if (known?.maxKbps === maxBitrate) return known.limit;
    const limit = new IntakeLimit(maxBitrate, this.clock.now().getTime());
    this.#intake.set(mount, { maxKbps: maxBitrate, limit });
    return limit;
  }

  sourceUp(mount: string, live: LiveMount): void {
    this.live.set(mount, live);
    if (live.isCodecKnown) this.codecKnown(mount, live, Buffer.alloc(0));
    this.totals.sources += 1;
    this.#emit({ kind: 'mountUp', mount, at: this.at });
  }

  /**
   * Off air at once, whatever happens to the listeners. After an unplanned drop a fallback that is on air takes over;
   * only without one do they wait for the source.
   */
  sourceDown(mount: string, live: LiveMount): void {
    if (this.live.get(mount) !== live) return;
    this.live.delete(mount);
    live.endWatchers();
    const { listenersAfter } = live;
    if (listenersAfter === 'keep' && live.listeners.size > 0)
      this.retained.add(mount, live, this.limits.keepMs);
    else if (!this.#moveToFallback(mount, live)) {
      const holdS = listenersAfter === 'hold' ? (live.config.reconnectHoldS ?? 0) : 0;
      if (holdS > 0) this.retained.add(mount, live, holdS * 1000);
      else finishAll(live);
    }
    this.#emit({ kind: 'mountDown', mount, at: this.at });
  }

  #moveToFallback(mount: string, live: LiveMount): boolean {
    const target = live.fallback ? this.live.get(live.fallback) : undefined;
    if (!target || !live.fallback || live.contentType !== target.contentType) return false;
    this.move(mount, live, live.fallback, target);
    return true;
  }

  /** For listeners who waited long enough, or whose source returned with another content type. */
  #release(mount: string, live: LiveMount): void {
    if (!this.#moveToFallback(mount, live)) finishAll(live);
  }

  /** Waiting listeners continue with the new source, unless its content type differs from theirs. */
  codecKnown(mount: string, live: LiveMount, headers: Buffer): void {
    const before = this.retained.take(mount);
    if (!before) return;
    if (!before.canContinue(live)) {
      this.#release(mount, before);
      return;
    }
    for (const listener of before.listeners.values()) live.adopt(listener, headers);
    before.listeners.clear();
  }

  /** The mount that listeners can join: live, or waiting for its source. */
  audible(mount: string): LiveMount | undefined {
    return this.live.get(mount) ?? this.retained.get(mount);
  }

  /** Of a mount whose source has not named its codec yet, both the live and the waiting part. */
  mountsOf(mount: string): LiveMount[] {
    return [this.live.get(mount), this.retained.get(mount)].filter((each) => each !== undefined);
  }

  join(mount: string, live: LiveMount, listener: Listener): void {
    this.totals.listeners += 1;
    this.#currentMounts.set(listener.id, mount);
    if (this.live.get(mount) === live) live.add(listener, { withBurst: true });
    else live.wait(listener);
    this.#emit({ kind: 'join', mount, at: this.at, clientId: listener.id });
  }

  leave(listener: Listener): void {
    const mount = this.#currentMounts.get(listener.id);
    if (mount === undefined) return;
    this.#currentMounts.delete(listener.id);
    this.live.get(mount)?.listeners.delete(listener.id);
    this.retained.get(mount)?.listeners.delete(listener.id);
    const nowMs = this.clock.now().getTime();
    const durationS = Math.floor((nowMs - listener.connectedAtMs) / 1000);
    // A moved listener leaves the mount that it joined, as with Icecast.
    this.hook?.left({ mount: listener.request.path, clientId: listener.id, durationS });
    this.accessLog?.write(accessLine(listener, nowMs, durationS));
    this.#emit({ kind: 'leave', mount, at: this.at, clientId: listener.id });
  }

  move(fromMount: string, from: LiveMount, toMount: string, to: LiveMount): void {
    for (const listener of [...from.listeners.values()])
      this.moveOne(listener, { fromMount, from, toMount, to });
  }

  moveOne(
    listener: Listener,
    way: { fromMount: string; from: LiveMount; toMount: string; to: LiveMount },
  ): void {
    const { fromMount, from, toMount, to } = way;
    from.listeners.delete(listener.id);
    this.#currentMounts.set(listener.id, toMount);
    to.add(listener, { withBurst: false });
    this.#emit({ kind: 'leave', mount: fromMount, at: this.at, clientId: listener.id });
    this.#emit({ kind: 'join', mount: toMount, at: this.at, clientId: listener.id });
  }

  /** Encoders retry endlessly, so each mount reports one reason at most twice a second. */
  refused(mount: string, refusal: Omit<SourceRefusal, 'kind' | 'mount' | 'at'>): void {
    const nowMs = this.clock.now().getTime();
    const key = `${refusal.reason} ${mount}`;
    if (nowMs - (this.#refusedAtMs.get(key) ?? Number.NEGATIVE_INFINITY) < refusalEveryMs) return;
    this.#refusedAtMs.set(key, nowMs);
    this.#emit({ kind: 'refused', mount, at: this.at, ...refusal });
  }

  setTitle(mount: string, live: LiveMount, title: string | null): void {
    if (live.title === title) return;
    live.title = title;
    this.#emit({ kind: 'title', mount, at: this.at, title });
  }
}

function finishAll(live: LiveMount): void {
  for (const listener of live.listeners.values()) listener.finish();
}
