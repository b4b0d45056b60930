import { randomBytes } from 'node:crypto';
import type { EngineCapabilities } from '@unmuted/api/contract';
import type { TimerClock } from '#/platform/clock/clock.ts';
import type { Account } from '#/platform/db/embedded/account.ts';
import { addressable } from '../addressable.ts';
import type { MountConfig, StreamEngine } from '../engine.ts';
import { EngineError } from '../engine-error.ts';
import type { HookTarget } from '../hooks/hook-server.ts';
import { createIcecastAdapter } from '../icecast/adapter.ts';
import type { ShoutcastPort } from './messages.ts';
import { type Supervisor, superviseRelay } from './supervisor.ts';

export const relayCapabilities: EngineCapabilities = {
  protocols: ['icecast'],
  // Known once it listens.
  shoutcastPort: null,
  codecs: ['mp3', 'aac', 'ogg', 'opus', 'flac'],
  hls: false,
  autodj: false,
  moveListeners: true,
  moveOneListener: true,
  fallback: true,
  keepListeners: true,
  reportsRefusals: true,
  perListenerIp: true,
  configurable: true,
  denyStatus: 403,
};

export interface RelayEngineOptions {
  readonly host: string;
  readonly port: number;
  /** When the port is taken: fail, or take the next free one. */
  readonly strictPort: boolean;
  /** None by default. */
  readonly shoutcastPort?: ShoutcastPort;
  readonly mounts: readonly MountConfig[];
  /** Admits or rejects listeners; without it, all are admitted. */
  readonly hook?: HookTarget;
  /** The access log: one line for each listener that disconnected. */
  readonly accessLog?: string;
  /** Proxies whose X-Forwarded-For is trusted: addresses or networks. */
  readonly trustedProxies?: readonly string[];
  /** The origin for players, when it differs from the one for the server. */
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

export interface RelayEngine {
  readonly engine: StreamEngine;
  readonly origin: string;
  readonly supervisor: Supervisor;
}

const portsToTry = 20;

/** Starts the built-in relay as an engine; resolves when it is ready to serve requests. */
export async function startRelayEngine(options: RelayEngineOptions): Promise<RelayEngine> {
  // Regenerated with every start of the server; no one else needs it.
  const adminPassword = randomBytes(24).toString('base64url');
  const supervisor = await onFreePort(options, adminPassword);
  const origin = `http://${addressable(options.host)}:${supervisor.port}`;
  const engine = createIcecastAdapter({
    kind: 'relay',
    capabilities: capabilitiesOf(supervisor),
    clock: options.clock,
    origin: () => `http://127.0.0.1:${supervisor.adminPort()}`,
    username: 'admin',
    password: adminPassword,
    extras: {
      castOf: supervisor.castOf,
      applyConfig: supervisor.applyConfig,
      onEvent: supervisor.onEvent,
      hooks: options.hook !== undefined,
      close: supervisor.stop,
    },
  });
  try {
    await engine.readStats();
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
  return { engine, origin, supervisor };
}

function capabilitiesOf({ shoutcastPort }: Supervisor): EngineCapabilities {
  if (shoutcastPort === null) return relayCapabilities;
  return { ...relayCapabilities, protocols: [...relayCapabilities.protocols, 'shoutcast1'], shoutcastPort };
}

async function onFreePort(options: RelayEngineOptions, adminPassword: string): Promise<Supervisor> {
  const last = options.strictPort || options.port === 0 ? options.port : options.port + portsToTry;
  for (let port = options.port; ; port += 1) {
    try {
      return await superviseRelay({ ...options, port, adminPassword });
    } catch (error) {
      const isTaken = error instanceof EngineError && error.cause === 'EADDRINUSE';
      if (!isTaken || port >= last) throw error;
    }
  }
}
