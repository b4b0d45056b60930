import type { EngineInfo } from '@unmuted/api/contract';
import { type Clock, systemClock } from './clock.ts';
import type { MountConfig, StreamEngine } from './engine.ts';
import { createIcecastAdapter, icecastCapabilities } from './icecast/adapter.ts';
import { startRelayEngine } from './relay/engine.ts';

interface Common {
  /** Where listeners' players find the streams, when that is not where we ask the engine: behind a proxy. */
  readonly publicOrigin?: string;
}

export type EngineConfig =
  | { readonly kind: 'off' }
  | (Common & {
      readonly kind: 'relay';
      readonly host: string;
      readonly port: number;
      /** True when ENGINE_PORT was given: then a taken port is an error. Otherwise the next free one is used. */
      readonly strictPort: boolean;
      readonly mounts: readonly MountConfig[];
    })
  | (Common & {
      readonly kind: 'icecast';
      /** `http://127.0.0.1:8000` */
      readonly url: string;
      readonly adminPassword: string;
    });

export interface EngineDeps {
  readonly clock?: Clock;
  readonly log?: (message: string, details?: Readonly<Record<string, unknown>>) => void;
}

export interface EngineHandle {
  /** Null when ENGINE=off: nothing is known of any stream. */
  readonly engine: StreamEngine | null;
  /** `http://127.0.0.1:4101`; a mount's path behind it is what a player opens. Null when off. */
  readonly publicOrigin: string | null;
  info(): EngineInfo;
  stop(): Promise<void>;
}

/** Starts or reaches the engine. An Icecast that does not answer yet is `down`, not an error: it may come. */
export async function startEngine(config: EngineConfig, deps: EngineDeps = {}): Promise<EngineHandle> {
  const clock = deps.clock ?? systemClock;
  const log = deps.log ?? (() => {});
  if (config.kind === 'off') {
    return {
      engine: null,
      publicOrigin: null,
      info: () => ({ kind: 'off', state: 'off', version: null, capabilities: null, checkedAt: null }),
      stop: () => Promise.resolve(),
    };
  }
  if (config.kind === 'relay') {
    const { engine, origin } = await startRelayEngine({ ...config, clock, log });
    return handle(engine, config.publicOrigin ?? origin);
  }
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
  return handle(engine, config.publicOrigin ?? origin);
}

function handle(engine: StreamEngine, publicOrigin: string): EngineHandle {
  return {
    engine,
    publicOrigin,
    info: () => ({ kind: engine.kind, capabilities: engine.capabilities, ...engine.health() }),
    stop: () => engine.close(),
  };
}
