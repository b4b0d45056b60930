import type { EngineInfo } from '@unmuted/api/contract';
import { systemClock, type TimerClock } from '#/platform/clock/clock.ts';
import type { Account } from '#/platform/db/embedded/account.ts';
import { trusting } from '#/platform/http/trusted-proxies.ts';
import type { EngineEvent, MountConfig, StreamEngine } from './engine.ts';
import { type HookServer, startHookServer } from './hooks/hook-server.ts';
import type { EngineHooks } from './hooks/hooks.ts';
import { createIcecastAdapter, icecastCapabilities } from './icecast/adapter.ts';
import { type ManagedIcecast, startManagedIcecast } from './icecast/managed-icecast.ts';
import { startRelayEngine } from './relay/engine.ts';
import type { ShoutcastPort } from './relay/messages.ts';

interface Common {
  /**
   * The origin of the streams for players, when it differs from the one for the server, such as
   * behind a proxy.
   */
  readonly publicOrigin?: string;
  /** Proxies whose X-Forwarded-For is trusted: addresses or networks; none by default. */
  readonly trustedProxies?: readonly string[];
}

export type EngineConfig =
  | { readonly kind: 'off' }
  | (Common & {
      readonly kind: 'relay';
      readonly host: string;
      readonly port: number;
      /**
       * True when ENGINE_PORT was set: a taken port is an error. Otherwise the next free one is
       * used.
       */
      readonly strictPort: boolean;
      /** `next`: the one above the port, if it is free. None by default. */
      readonly shoutcastPort?: ShoutcastPort;
      readonly mounts: readonly MountConfig[];
      /** The access log: one line for each listener that disconnected. */
      readonly accessLog?: string;
      /** Known to the demo listeners; undefined without a demo. */
      readonly demoSecret?: string;
      /** Known to the servers that listen for silence; they are no listeners. */
      readonly watcherSecret?: string;
      /** Connections per IPv4 address or IPv6 /64. */
      readonly socketsPerAddress?: number;
      /** The user that runs the relay; the server's own by default. */
      readonly account?: Account;
    })
  | (Common & {
      readonly kind: 'icecast';
      /** `http://127.0.0.1:8000` */
      readonly url: string;
      readonly adminPassword: string;
    })
  | (Common & { readonly kind: 'icecast'; readonly own: ManagedIcecast });

export interface EngineDeps {
  readonly clock?: TimerClock;
  readonly log?: (message: string, details?: Readonly<Record<string, unknown>>) => void;
  /** Used by engines that this server configures; others do not call them. */
  readonly hooks?: EngineHooks;
}

export interface EngineHandle {
  /** Null when ENGINE=off: no stream data is available. */
  readonly engine: StreamEngine | null;
  /**
   * `http://127.0.0.1:4101`; followed by a mount's path, it is the URL for players. Null when off.
   */
  readonly publicOrigin: string | null;
  /** Its origin for this server. Null when off. */
  readonly origin: string | null;
  info(): EngineInfo;
  stop(): Promise<void>;
}

/**
 * Starts or connects to the engine. An Icecast that does not respond yet is `down`, not an error:
 * it may start later.
 */
export async function startEngine(config: EngineConfig, deps: EngineDeps = {}): Promise<EngineHandle> {
  const clock = deps.clock ?? systemClock;
  const log = deps.log ?? (() => {});
  if (config.kind === 'off') {
    return {
      engine: null,
      publicOrigin: null,
      origin: null,
      info: () => ({ kind: 'off', state: 'off', version: null, capabilities: null, checkedAt: null }),
      stop: () => Promise.resolve(),
    };
  }
  if (config.kind === 'relay' || 'own' in config) return startWithHooks(config, { ...deps, clock, log });
  const { origin } = new URL(config.url);
  const engine = createIcecastAdapter({
    kind: 'icecast',
    capabilities: icecastCapabilities,
    clock,
    origin,
    username: 'admin',
    password: config.adminPassword,
  });
  await engine
    .readStats()
    .catch((error: unknown) => log('Icecast does not answer', { error: String(error) }));
  return handle(engine, { origin, publicOrigin: config.publicOrigin });
}

type AskedConfig = Extract<EngineConfig, { kind: 'relay' } | { own: ManagedIcecast }>;

/**
 * The hook server starts before the engine and stops after the engine has reported its last leave.
 */
async function startWithHooks(
  config: AskedConfig,
  { hooks, clock, log }: EngineDeps & Required<Pick<EngineDeps, 'clock' | 'log'>>,
): Promise<EngineHandle> {
  const listeners = new Set<(event: EngineEvent) => void>();
  let server: HookServer | undefined;
  if (hooks) {
    server = await startHookServer({
      hooks,
      isTrustedProxy: trusting(config.trustedProxies ?? []),
      onEvent: (event) => {
        for (const listener of listeners) listener(event);
      },
      onError: (error) => log('a hook failed', { error: String(error) }),
    });
  }
  const shared = { clock, log, ...(server && { hook: server.target }) };
  try {
    const { engine, origin } =
      config.kind === 'relay'
        ? await startRelayEngine({ ...config, ...shared })
        : await startManagedIcecast({
            ...config.own,
            ...shared,
            ...(config.publicOrigin && { publicOrigin: config.publicOrigin }),
            listeners,
          });
    return handle(engine, { origin, publicOrigin: config.publicOrigin }, server);
  } catch (error) {
    await server?.close();
    throw error;
  }
}

function handle(
  engine: StreamEngine,
  { origin, publicOrigin = origin }: { readonly origin: string; readonly publicOrigin: string | undefined },
  hooks?: HookServer,
): EngineHandle {
  return {
    engine,
    publicOrigin,
    origin,
    info: () => ({ kind: engine.kind, capabilities: engine.capabilities, ...engine.health() }),
    stop: async () => {
      await engine.close();
      await hooks?.close();
    },
  };
}
