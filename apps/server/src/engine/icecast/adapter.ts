import type { EngineCapabilities } from '@unmuted/api/contract';
import type { TimerClock } from '#/platform/clock/clock.ts';
import { createBitrateMeter } from '../bitrate-meter.ts';
import type { EngineEvent, EngineFeatures, MountConfig, StreamEngine } from '../engine.ts';
import { EngineError, unsupported } from '../engine-error.ts';
import { type AdminGet, type AdminHttpOptions, createAdminGet } from './admin-http.ts';
import { createHealth, type HealthRecord } from './health.ts';
import { readClientsReply, readCommandReply, readMountsReply, readStatsReply } from './replies.ts';

/** Features of an engine beyond its admin pages; without them, the calls fail as `unsupported`. */
interface EngineExtras {
  /** The cast of a configured mount. */
  castOf(mount: string): string | undefined;
  applyConfig(mounts: readonly MountConfig[]): Promise<void>;
  onEvent?(listener: (event: EngineEvent) => void): () => void;
  readonly hooks: boolean;
  close(): Promise<void>;
}

export interface IcecastAdapterOptions extends Omit<AdminHttpOptions, 'timeoutMs'> {
  readonly kind: StreamEngine['kind'];
  readonly capabilities: EngineCapabilities;
  readonly clock: TimerClock;
  readonly timeoutMs?: number;
  readonly extras?: EngineExtras;
}

/** The capabilities of Icecast 2.4.4. */
export const icecastCapabilities: EngineCapabilities = {
  protocols: ['icecast'],
  shoutcastPort: null,
  codecs: ['mp3', 'aac', 'ogg', 'opus', 'flac'],
  hls: false,
  autodj: false,
  moveListeners: true,
  // `moveclients` of 2.4.4 takes no client id.
  moveOneListener: false,
  fallback: true,
  // Without a fallback on air, a mount that loses its source loses its listeners.
  keepListeners: false,
  // Only the log contains the reason, and the log stays on the engine's machine.
  reportsRefusals: false,
  perListenerIp: true,
  configurable: false,
  denyStatus: 401,
};

/** Client of Icecast's XML admin pages, which the built-in relay also implements. */
export function createIcecastAdapter(options: IcecastAdapterOptions): StreamEngine {
  const { capabilities, clock, extras } = options;
  const features: EngineFeatures = {
    events: extras?.onEvent !== undefined,
    configurable: extras !== undefined,
    hooks: extras?.hooks ?? false,
  };
  const get = createAdminGet({ ...options, timeoutMs: options.timeoutMs ?? 2000 });
  const health = createHealth(clock);
  const meter = createBitrateMeter();

  const call = createGuardedGet(get, health);

  async function command(name: string, query: Record<string, string>): Promise<void> {
    const reply = readCommandReply(await call(name, query));
    if (!reply.done) throw new EngineError('refused', reply.message);
  }

  return {
    kind: options.kind,
    capabilities,
    features,
    readStats: async (signal) => {
      try {
        const xml = await get('stats', {}, signal);
        const now = clock.now();
        const reply = readStatsReply(xml, now.toISOString());
        const stats = { ...reply, mounts: meter.measure(reply.mounts, now.getTime()) };
        health.succeeded(stats);
        return stats;
      } catch (error) {
        if (!signal?.aborted) health.failed();
        throw error;
      }
    },
    listMounts: async (signal) => readMountsReply(await call('listmounts', {}, signal)),
    listClients: async (mount, signal) => readClientsReply(await call('listclients', { mount }, signal)),
    killClient: async (mount, id) => {
      const reply = readCommandReply(await call('killclient', { mount, id }));
      if (!reply.done) throw new EngineError('unknown_client', reply.message);
    },
    killSource: async (mount, { keepListeners = false } = {}) => {
      if (keepListeners && !capabilities.keepListeners) throw unsupported('keep listeners without a source');
      await command('killsource', { mount, ...(keepListeners && { keep: '1' }) });
    },
    moveClients: async (mount, destination) => {
      if (!capabilities.moveListeners) throw unsupported('move listeners');
      requireOneCast(extras, mount, destination);
      await command('moveclients', { mount, destination });
    },
    moveClient: async (mount, id, destination) => {
      if (!capabilities.moveOneListener) throw unsupported('move one listener');
      requireOneCast(extras, mount, destination);
      const reply = readCommandReply(await call('moveclients', { mount, id, destination }));
      if (!reply.done) throw new EngineError('unknown_client', reply.message);
    },
    // Always `song`: an artist sent once sticks to all later titles. The charset is for mounts set
    // to ISO-8859-1.
    setMetadata: (mount, title) =>
      command('metadata', { mount, mode: 'updinfo', charset: 'UTF-8', song: title }),
    setFallback: async (mount, fallback) => {
      if (!capabilities.fallback) throw unsupported('set a fallback');
      requireOneCast(extras, mount, fallback);
      // The reply is an HTML page, so only the status is checked.
      await call('fallbacks', { mount, fallback });
    },
    applyConfig: async (mounts) => {
      if (!extras) throw unsupported('be configured from here');
      await extras.applyConfig(mounts);
    },
    onEvent: (listener) => {
      if (!extras?.onEvent) throw unsupported('report events');
      return extras.onEvent(listener);
    },
    health: () => health.read(),
    close: async () => extras?.close(),
  };
}

/** While the circuit breaker is open, requests are rejected; only `readStats` bypasses it, as the probe. */
function createGuardedGet(get: AdminGet, health: HealthRecord): AdminGet {
  return (command, query, signal) => {
    const { state, checkedAt } = health.read();
    return state === 'down' && checkedAt !== null
      ? Promise.reject(new EngineError('unavailable', 'The engine does not answer.'))
      : get(command, query, signal);
  };
}

/** Listeners never move to another cast, regardless of the caller. */
function requireOneCast(extras: EngineExtras | undefined, mount: string, other: string): void {
  const [cast, target] = [extras?.castOf(mount), extras?.castOf(other)];
  if (cast !== undefined && target !== undefined && cast !== target) {
    throw new EngineError('refused', 'These mounts belong to different casts.');
  }
}
