import { randomBytes } from 'node:crypto';
import { addressable } from '#/engine/addressable.ts';
import type { EngineEvent, MountConfig, StreamEngine } from '#/engine/engine.ts';
import { EngineError } from '#/engine/engine-error.ts';
import type { HookTarget } from '#/engine/hooks/hook-server.ts';
import type { TimerClock } from '#/platform/clock/clock.ts';
import { StartError } from '#/platform/lib/start-error.ts';
import { createIcecastAdapter, icecastCapabilities } from './adapter.ts';
import { createAdminGet } from './admin-http.ts';
import { type IcecastChild, superviseIcecast } from './child.ts';
import { hasLoaded } from './config-loaded.ts';
import { configXml } from './config-xml.ts';
import { openFiles } from './files.ts';
import { freePort } from './free-port.ts';
import { createRefusalReader, followLog } from './refusals.ts';
import { endStaleProcess } from './stale-process.ts';

/** An Icecast process that the server starts, configures and stops. */
export interface ManagedIcecast {
  readonly binary: string;
  readonly host: string;
  /** 0 selects any free port. */
  readonly port: number;
  /** When the port is taken: fail, or take the next free one. */
  readonly strictPort: boolean;
  /** Folder for its configuration and logs, used by this server only. */
  readonly dir: string;
  readonly mounts: readonly MountConfig[];
}

export interface ManagedIcecastOptions extends ManagedIcecast {
  /** The origin for players, when it differs from the one for the server. */
  readonly publicOrigin?: string;
  readonly hook?: HookTarget;
  /** Notified of the mount changes that the hooks report. */
  readonly listeners: Set<(event: EngineEvent) => void>;
  readonly clock: TimerClock;
  readonly log: (message: string, details?: Readonly<Record<string, unknown>>) => void;
}

export interface ManagedIcecastEngine {
  readonly engine: StreamEngine;
  readonly origin: string;
  readonly child: IcecastChild;
}

const startMs = 10_000;
/** Icecast checks once a second whether it should reload its configuration. */
const reloadMs = 5000;
const callMs = 2000;

/** Resolves when it is ready to serve requests. */
export async function startManagedIcecast(options: ManagedIcecastOptions): Promise<ManagedIcecastEngine> {
  const { binary, host, dir, clock, log, hook, listeners } = options;
  const files = await openFiles(binary, dir);
  // Regenerated with every start of the server; no one else needs it.
  const adminPassword = randomBytes(24).toString('base64url');
  const sourcePassword = randomBytes(24).toString('base64url');
  let generation = 1;
  let applied = options.mounts;
  let lastCall: Promise<unknown> = Promise.resolve();

  const ended = await endStaleProcess(files.pid, files.config);
  if (ended !== null) log('ended the Icecast of a server that was killed', { pid: ended });
  const port = await freePort(options);
  const origin = `http://${addressable(host)}:${port}`;
  const get = createAdminGet({ origin, username: 'admin', password: adminPassword, timeoutMs: callMs });
  const locationOf = (count: number): string => `Studio, configuration ${count}`;

  const write = (mounts: readonly MountConfig[]): Promise<void> =>
    files.writeConfig(
      configXml({
        host,
        port,
        hostname: new URL(options.publicOrigin ?? origin).hostname,
        dir,
        adminPassword,
        sourcePassword,
        mounts,
        hook: hook ?? null,
        location: locationOf(generation),
      }),
    );

  async function applyConfig(mounts: readonly MountConfig[]): Promise<void> {
    generation += 1;
    await write(mounts);
    child.reload();
    if (!(await hasLoaded(get, locationOf(generation), reloadMs))) {
      throw new EngineError('timeout', 'Icecast did not load its configuration in time.');
    }
    // Icecast checks a source's password only once; disconnecting the source now prevents a
    // reconnect with the old one.
    for (const before of applied) {
      if (isSameSource(before, mounts)) continue;
      await get('killsource', { mount: before.mount }).catch(ignoreOffAir);
    }
    applied = mounts;
  }

  await write(applied);
  const child = await superviseIcecast({ binary, files, clock, log });
  if (!(await hasLoaded(get, locationOf(generation), startMs))) {
    await child.stop();
    throw new StartError(`Icecast did not start within ten seconds; ${dir}/error.log may say why.`);
  }
  const refusalOf = createRefusalReader();
  const endLog = await followLog(`${dir}/error.log`, {
    clock,
    onLine: (line) => {
      const refusal = refusalOf(line);
      if (!refusal || !applied.some(({ mount }) => mount === refusal.mount)) return;
      const at = clock.now().toISOString();
      const unknown = { agent: null, contentType: null };
      const event = { kind: 'refused', at, triedMount: refusal.mount, ...refusal, ...unknown } as const;
      for (const listener of listeners) listener(event);
    },
  });
  const engine = createIcecastAdapter({
    kind: 'icecast',
    capabilities: { ...icecastCapabilities, configurable: true, reportsRefusals: hook !== undefined },
    clock,
    origin,
    username: 'admin',
    password: adminPassword,
    extras: {
      // Serialized: each call waits until Icecast has loaded the previous configuration.
      applyConfig: (mounts) => {
        const call = lastCall.then(() => applyConfig(mounts));
        lastCall = call.catch(() => {});
        return call;
      },
      ...(hook && {
        onEvent: (listener: (event: EngineEvent) => void) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      }),
      hooks: hook !== undefined,
      close: async () => {
        await endLog();
        await child.stop();
      },
    },
  });
  // Makes its health known from the start.
  await engine.readStats().catch(() => {});
  return { engine, origin, child };
}

/**
 * Returns whether a source that signed in with the old configuration could sign in with the new
 * one.
 */
const isSameSource = (before: MountConfig, mounts: readonly MountConfig[]): boolean =>
  mounts.some(
    ({ mount, username, sourcePassword }) =>
      mount === before.mount && username === before.username && sourcePassword === before.sourcePassword,
  );

function ignoreOffAir(error: unknown): void {
  if (!(error instanceof EngineError && error.code === 'unknown_mount')) throw error;
}
