import { superviseProcess } from '#/engine/supervised-process.ts';
import type { TimerClock } from '#/platform/clock/clock.ts';
import type { Account } from '#/platform/db/embedded/account.ts';
import type { EngineEvent, MountConfig } from '../engine.ts';
import type { HookTarget } from '../hooks/hook-server.ts';
import type { ShoutcastPort } from './messages.ts';
import { configureRelay, forkRelay, onRelayEvent, sendToRelay, untilListening } from './relay-process.ts';

export interface SupervisorOptions {
  readonly host: string;
  /** 0 selects any free port; a restart keeps the port of the first start. */
  readonly port: number;
  /** None by default. */
  readonly shoutcastPort?: ShoutcastPort;
  readonly adminPassword: string;
  readonly mounts: readonly MountConfig[];
  readonly hook?: HookTarget;
  readonly accessLog?: string;
  /** Proxies whose X-Forwarded-For is trusted: addresses or networks; none by default. */
  readonly trustedProxies?: readonly string[];
  /** The origin for players, when it differs from the one of their requests. */
  readonly publicOrigin?: string;
  /** Known to the demo listeners; undefined without a demo. */
  readonly demoSecret?: string;
  /** Known to the servers that listen for silence; they are no listeners. */
  readonly watcherSecret?: string;
  /** Connections per IPv4 address or IPv6 /64. */
  readonly socketsPerAddress?: number;
  /** The user that runs the relay; the server's own by default. */
  readonly account?: Account;
  readonly clock: TimerClock;
  readonly log: (message: string, details?: Readonly<Record<string, unknown>>) => void;
}

export interface Supervisor {
  readonly port: number;
  /** The port of SHOUTcast sources; null when there is none. */
  readonly shoutcastPort: number | null;
  /** The port of the server's own calls, on loopback. */
  adminPort(): number;
  /** The child's process id; null while it is being restarted. */
  pid(): number | null;
  /** The cast of a configured mount. */
  castOf(mount: string): string | undefined;
  applyConfig(mounts: readonly MountConfig[]): Promise<void>;
  onEvent(listener: (event: EngineEvent) => void): () => void;
  stop(): Promise<void>;
}

const replyMs = 2000;

/**
 * Starts the relay process, and restarts it whenever it exits. Rejects when the first start fails.
 */
export async function superviseRelay(options: SupervisorOptions): Promise<Supervisor> {
  const { clock, log } = options;
  const listeners = new Set<(event: EngineEvent) => void>();
  let mounts = options.mounts;
  let port = options.port;
  let adminPort = 0;
  let shoutcastPort: number | null = null;
  let lastCall = 0;
  const supervised = superviseProcess({
    name: 'relay',
    restart: async () => {
      await launch();
      log('relay restarted', { port });
    },
    clock,
    log,
  });

  async function launch(): Promise<void> {
    const child = forkRelay(options.account);
    supervised.watch(child);
    const { host, adminPassword, hook = null, accessLog = null } = options;
    const { trustedProxies = [], publicOrigin = null } = options;
    const { socketsPerAddress = null, demoSecret = null, watcherSecret = null } = options;
    const wantedPorts = { port, shoutcastPort: options.shoutcastPort ?? null };
    const settings = {
      host,
      adminPassword,
      hook,
      accessLog,
      trustedProxies,
      publicOrigin,
      socketsPerAddress,
      demoSecret,
      watcherSecret,
    };
    sendToRelay(child, { type: 'start', ...settings, ...wantedPorts, mounts });
    onRelayEvent(child, (event) => {
      for (const listener of listeners) listener(event);
    });
    ({ port, adminPort, shoutcastPort } = await untilListening(child));
  }

  const end = (): Promise<void> => supervised.stop((last) => sendToRelay(last, { type: 'stop' }), replyMs);

  try {
    await launch();
  } catch (error) {
    await end();
    throw error;
  }

  return {
    port,
    shoutcastPort,
    adminPort: () => adminPort,
    castOf: (name) => mounts.find(({ mount }) => mount === name)?.cast,
    pid: () => supervised.current()?.pid ?? null,
    onEvent: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async applyConfig(next) {
      mounts = next;
      const child = supervised.current();
      // A child that is being restarted gets the new list at its start.
      if (!child?.connected) return;
      lastCall += 1;
      await configureRelay(child, { call: lastCall, mounts, clock, timeoutMs: replyMs });
    },
    stop: end,
  };
}
