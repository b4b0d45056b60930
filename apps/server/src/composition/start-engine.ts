import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Logger } from 'pino';
import { startDemoSources } from '#/composition/demo/demo-sources.ts';
import { startDemoStations } from '#/composition/demo/demo-stations.ts';
import { demoListenersTask, demoMounts } from '#/composition/demo/demo-task.ts';
import { createEngineTasks, startEngineRuntime } from '#/composition/engine-runtime.ts';
import { createExternalServices, type ExternalServices } from '#/composition/external-services.ts';
import {
  configureModules,
  type EngineDeps,
  type ModuleSettings,
  type TaskDeps,
} from '#/composition/modules.ts';
import { hasDemoAccounts } from '#/composition/seed/seed.repository.ts';
import { frontProxies } from '#/composition/start-tls-front.ts';
import type { MountConfig } from '#/engine/engine.ts';
import { type EngineConfig, startEngine } from '#/engine/index.ts';
import type { ShoutcastPort } from '#/engine/relay/messages.ts';
import { watcherSecretOf } from '#/engine/watcher.ts';
import { type Config, isLoopback } from '#/platform/config/config.ts';
import type { Connection } from '#/platform/db/connect.ts';
import type { Account } from '#/platform/db/embedded/account.ts';
import { canRead, childAccount, shareDirectory } from '#/platform/processes/child-account.ts';

interface EnginePartsDeps {
  readonly connection: Connection;
  readonly logger: Logger;
  /** Receives the stop functions, in the order of starting. */
  readonly closers: (() => Promise<void>)[];
  readonly background: EngineDeps &
    Pick<
      TaskDeps,
      | 'mailer'
      | 'publicUrl'
      | 'storage'
      | 'acme'
      | 'hasOwnCertificate'
      | 'servedNames'
      | 'onCertificateChange'
      | 'logger'
    >;
}

export interface EngineParts {
  /** Null without an engine. */
  readonly publicOrigin: string | null;
  /** Its origin for this server; null without an engine. */
  readonly origin: string | null;
  /** The port of SHOUTcast sources; null when there is none. */
  readonly shoutcastPort: number | null;
  readonly external: ExternalServices & ModuleSettings;
}

/** Starts the engine with the modules' tasks, and the demo's sources. */
export async function startEngineParts(
  config: Config,
  { connection, logger, closers, background }: EnginePartsDeps,
): Promise<EngineParts> {
  const demoSecret = config.demoListeners ? randomBytes(24).toString('base64url') : undefined;
  const watcherSecret = watcherSecretOf(background.secrets);
  const deps = { ...background, ...(demoSecret && { demoMounts }) };
  const tasks = createEngineTasks(deps);
  for (const { stop } of tasks) if (stop) closers.push(stop);
  if (config.ENGINE !== 'off') for (const { prepare } of tasks) await prepare?.();
  const mounts = (await Promise.all(tasks.map(({ readMounts }) => readMounts?.() ?? []))).flat();
  const hooks = tasks.find((task) => task.hooks)?.hooks;
  if (hasUntrustedProxy(config)) {
    logger.warn(
      'ENGINE_PUBLIC_ORIGIN is set, but not TRUSTED_PROXIES: behind a proxy, all listeners count as one address',
    );
  }
  const handle = await startEngine(
    engineConfigOf(config, { mounts, demoSecret, watcherSecret }, (message) => logger.warn(message)),
    {
      ...(hooks && { hooks }),
      log: (message, details) => logger.info({ ...details }, message),
    },
  );
  closers.push(() => handle.stop());
  const { engine, publicOrigin, origin } = handle;
  const settings = configureModules(config, { isDemo: await hasDemoAccounts(connection.db) });
  const stations = config.demo === 'none' ? null : await startDemoStations(connection.db);
  if (stations) closers.push(stations.stop);
  const external = { ...createExternalServices(config, handle, stations ?? undefined), ...settings };
  const demo =
    demoSecret && publicOrigin
      ? [demoListenersTask({ origin: publicOrigin, secret: demoSecret, ...background })]
      : [];
  await startEngineRuntime(engine, {
    ...external,
    ...deps,
    connection,
    tasks: [...tasks, ...demo],
    closers,
  });
  if (config.demo !== 'none' && engine?.features.configurable && origin) {
    const sources = await startDemoSources(origin, mounts);
    closers.push(async () => sources.stop());
  }
  return { publicOrigin, origin, shoutcastPort: engine?.capabilities.shoutcastPort ?? null, external };
}

/** An engine on loopback with a public origin is behind a proxy. */
function hasUntrustedProxy({ ENGINE, HOST, ENGINE_PUBLIC_ORIGIN, ...config }: Config): boolean {
  const isPublic = ENGINE_PUBLIC_ORIGIN !== undefined && !isLoopback(new URL(ENGINE_PUBLIC_ORIGIN).hostname);
  return ENGINE !== 'off' && isLoopback(HOST) && isPublic && frontProxies(config).length === 0;
}

function engineConfigOf(
  config: Config,
  {
    mounts,
    demoSecret,
    watcherSecret,
  }: {
    readonly mounts: readonly MountConfig[];
    readonly demoSecret: string | undefined;
    readonly watcherSecret: string;
  },
  log: (message: string) => void,
): EngineConfig {
  const shared = {
    trustedProxies: frontProxies(config),
    ...(config.ENGINE_PUBLIC_ORIGIN && { publicOrigin: config.ENGINE_PUBLIC_ORIGIN }),
  };
  if (config.ENGINE === 'off') return { kind: 'off' };
  const { ICECAST_URL: url, ICECAST_ADMIN_PASSWORD: adminPassword = '' } = config;
  // The configuration guarantees that both are set together.
  if (config.ENGINE === 'icecast' && url !== undefined) {
    return { ...shared, kind: 'icecast', url, adminPassword };
  }
  const socket = {
    host: config.HOST,
    port: config.ENGINE_PORT ?? (config.PORT === 0 ? 0 : config.PORT + 1),
    strictPort: config.ENGINE_PORT !== undefined,
    shoutcastPort: shoutcastPortOf(config),
    mounts,
  };
  if (config.ENGINE === 'icecast') {
    const own = { ...socket, binary: config.ICECAST_BIN, dir: path.resolve(config.DATA_DIR, 'icecast') };
    return { ...shared, kind: 'icecast', own };
  }
  const logs = path.resolve(config.DATA_DIR, 'relay');
  const account = relayAccount([socket.port, Number(socket.shoutcastPort)], logs, log);
  return {
    ...shared,
    ...socket,
    kind: 'relay',
    socketsPerAddress: config.ENGINE_SOCKETS_PER_ADDRESS,
    ...(demoSecret && { demoSecret }),
    watcherSecret,
    accessLog: path.join(logs, 'access.log'),
    ...(account && { account }),
  };
}

/**
 * Where SHOUTcast encoders connect by themselves: one above the port that their users enter. Behind a proxy for
 * streams, only on request: the proxy would have to forward it.
 */
function shoutcastPortOf(config: Config): ShoutcastPort {
  const { SHOUTCAST_SOURCE_PORT: wanted, ENGINE_PUBLIC_ORIGIN, PORT, ENGINE_PORT = PORT } = config;
  if (wanted !== undefined) return wanted === 'off' ? null : wanted;
  const isOurs = ENGINE_PORT === 0 || ENGINE_PORT + 1 === PORT;
  return ENGINE_PUBLIC_ORIGIN !== undefined || isOurs ? null : 'next';
}

/** Ports below are for root. */
const firstFreePort = 1_024;

/** The unprivileged user of the relay when the server runs as root, unless that user cannot run it here. */
function relayAccount(
  ports: readonly number[],
  logs: string,
  log: (message: string) => void,
): Account | undefined {
  const account = childAccount();
  if (!account) return undefined;
  const privileged = ports.find((port) => port > 0 && port < firstFreePort);
  const canRun = privileged === undefined && canRead(relayFiles, account) && shareDirectory(logs, account);
  if (canRun) return account;
  const reason =
    privileged !== undefined ? `port ${privileged} is for root` : `it cannot read this checkout or ${logs}`;
  log(`The relay runs as root and not as ${account.name}: ${reason}.`);
  return undefined;
}

const sources = path.join(import.meta.dirname, '..');
const relayFiles = [
  path.join(sources, 'engine/relay/main.ts'),
  path.join(sources, 'platform/clock/clock.ts'),
  process.execPath,
];
