import { randomBytes } from 'node:crypto';
import { addressable } from '#/engine/addressable.ts';
import type { EngineEvent, MountConfig, RefusalReason, StreamEngine } from '#/engine/engine.ts';
import type { HookTarget } from '#/engine/hooks/hook-server.ts';
import type { TimerClock } from '#/platform/clock/clock.ts';
import { StartError } from '#/platform/lib/start-error.ts';
import { createChallenges } from '../challenges.ts';
import type { ShoutcastPort } from '../relay/messages.ts';
import { createIcecastAdapter, icecastCapabilities } from './adapter.ts';
import { type IcecastChild, superviseIcecast } from './child.ts';
import { openFiles } from './files.ts';
import { freePort } from './free-port.ts';
import { IcecastConfig } from './icecast-config.ts';
import { createRefusalReader, followLog, type LoggedRefusal } from './refusals.ts';
import { watchForShoutcast } from './shoutcast-watch.ts';
import { endStaleProcess } from './stale-process.ts';

/** An Icecast process that the server starts, configures and stops. */
export interface ManagedIcecast {
  readonly binary: string;
  readonly host: string;
  /** 0 selects any free port. */
  readonly port: number;
  /** When the port is taken: fail, or take the next free one. */
  readonly strictPort: boolean;
  /** Where encoders that are set to SHOUTcast are recognized and rejected. None by default. */
  readonly shoutcastPort?: ShoutcastPort;
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
/** A line of the log is read this long after it was written, at the latest. */
const logDelayMs = 1000;

/** Resolves when it is ready to serve requests. */
export async function startManagedIcecast(options: ManagedIcecastOptions): Promise<ManagedIcecastEngine> {
  const { binary, host, dir, clock, log, hook, listeners } = options;
  const files = await openFiles(binary, dir);
  // Regenerated with every start of the server; no one else needs it.
  const adminPassword = randomBytes(24).toString('base64url');
  const ended = await endStaleProcess(files.pid, files.config);
  if (ended !== null) log('ended the Icecast of a server that was killed', { pid: ended });
  const port = await freePort(options);
  const adminPort = await adminPortBeside(port);
  const origin = `http://${addressable(host)}:${port}`;
  const config = new IcecastConfig({ ...options, files, port, adminPort, origin, adminPassword });
  await config.write(options.mounts);
  const child = await superviseIcecast({ binary, files, clock, log });
  if (!(await config.isLoaded(startMs))) {
    await child.stop();
    throw new StartError(`Icecast did not start within ten seconds; ${dir}/error.log may say why.`);
  }
  const endLog = await followRefusals(options, config);
  const shoutcast = await startShoutcastWatch(options, config, port);
  const engine = createIcecastAdapter({
    kind: 'icecast',
    capabilities: { ...icecastCapabilities, configurable: true, reportsRefusals: hook !== undefined },
    clock,
    origin: `http://127.0.0.1:${adminPort}`,
    username: 'admin',
    password: adminPassword,
    extras: {
      castOf: (mount) => config.castOf(mount),
      applyConfig: (mounts) => config.apply(mounts, () => child.reload()),
      ...(hook && {
        onEvent: (listener: (event: EngineEvent) => void) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      }),
      hooks: hook !== undefined,
      close: async () => {
        await endLog();
        await shoutcast?.close();
        await child.stop();
      },
    },
  });
  // Makes its health known from the start.
  await engine.readStats().catch(() => {});
  return { engine, origin, child };
}

function emitRefusal(
  { clock, listeners }: Pick<ManagedIcecastOptions, 'clock' | 'listeners'>,
  mount: string,
  reason: RefusalReason,
): void {
  const at = clock.now().toISOString();
  const event = {
    kind: 'refused',
    at,
    mount,
    triedMount: mount,
    reason,
    agent: null,
    contentType: null,
  } as const;
  for (const listener of listeners) listener(event);
}

/** Returns null when there is no such port, or when the next one is taken. */
function startShoutcastWatch(
  { host, clock, listeners, shoutcastPort = null }: ManagedIcecastOptions,
  config: IcecastConfig,
  port: number,
): Promise<{ close(): Promise<void> } | null> {
  if (shoutcastPort === null) return Promise.resolve(null);
  const watching = watchForShoutcast({
    host,
    port: shoutcastPort === 'next' ? port + 1 : shoutcastPort,
    clock,
    mounts: () => config.mounts,
    onEncoder: (mount) => emitRefusal({ clock, listeners }, mount, 'shoutcast'),
  });
  return shoutcastPort === 'next' ? watching.catch(() => null) : watching;
}

/** Both ports are free only until they are used, so the same one could be found twice. */
async function adminPortBeside(port: number): Promise<number> {
  for (;;) {
    const found = await freePort({ host: '127.0.0.1', port: 0, strictPort: false });
    if (found !== port) return found;
  }
}

/** Emits an event for each rejected source in the log of a configured mount. Returns a function that stops it. */
async function followRefusals(
  { dir, clock, listeners }: ManagedIcecastOptions,
  config: IcecastConfig,
): Promise<() => Promise<void>> {
  const refusalOf = createRefusalReader();
  const challenges = createChallenges(clock);
  /** When sources were accepted: the hook reports that before the log, which is read twice a second, is. */
  const acceptedAtMs = new Map<string, number>();
  const onEvent = ({ kind, mount }: EngineEvent): void => {
    if (kind !== 'mountUp') return;
    challenges.answered(mount);
    acceptedAtMs.set(mount, clock.now().getTime());
  };
  const wasAccepted = (mount: string): boolean =>
    clock.now().getTime() - (acceptedAtMs.get(mount) ?? Number.NEGATIVE_INFINITY) <= logDelayMs;
  listeners.add(onEvent);
  const report = ({ mount, reason }: LoggedRefusal): void => emitRefusal({ clock, listeners }, mount, reason);
  const stop = await followLog(`${dir}/error.log`, {
    clock,
    onLine: (line) => {
      const refusal = refusalOf(line);
      if (!refusal || !config.hasMount(refusal.mount)) return;
      // The log does not distinguish a request without credentials, which libshout sends first.
      if (refusal.reason === 'wrong_credentials') {
        if (!wasAccepted(refusal.mount)) challenges.begin(refusal.mount, () => report(refusal));
      } else {
        challenges.answered(refusal.mount);
        report(refusal);
      }
    },
  });
  return () => {
    listeners.delete(onEvent);
    challenges.close();
    return stop();
  };
}
