import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { type App, createApp } from '#/composition/app.ts';
import { createEngineTasks, startEngineRuntime } from '#/composition/engine-runtime.ts';
import { createExternalServices, type ExternalServices } from '#/composition/external-services.ts';
import { createJobs } from '#/composition/jobs.ts';
import { configureModules, type ModuleSettings } from '#/composition/modules.ts';
import { defaultRetention } from '#/composition/retention.ts';
import { startDemoSources } from '#/composition/seed/demo-sources.ts';
import { prepareAccounts } from '#/composition/seed/prepare-accounts.ts';
import { hasDemoAccounts } from '#/composition/seed/seed.repository.ts';
import type { DemoAccount } from '#/composition/seed/seed.ts';
import type { MountConfig } from '#/engine/engine.ts';
import { type EngineConfig, type EngineHandle, startEngine } from '#/engine/index.ts';
import { systemClock } from '#/platform/clock/clock.ts';
import type { Config } from '#/platform/config/config.ts';
import { createPasswords } from '#/platform/crypto/passwords.ts';
import { readOrMakeKeyFile } from '#/platform/crypto/secret-key.ts';
import { createSecretBox, type SecretBox } from '#/platform/crypto/secrets.ts';
import type { Connection } from '#/platform/db/connect.ts';
import { migrate } from '#/platform/db/migrate.ts';
import { openDatabase } from '#/platform/db/open.ts';
import { bundledGeo, openGeo } from '#/platform/geo/geo.ts';
import { type JobQueue, startQueue } from '#/platform/jobs/queue.ts';
import { prepareQueueSchema } from '#/platform/jobs/queue-schema.repository.ts';
import { StartError } from '#/platform/lib/start-error.ts';
import { createLiveBus } from '#/platform/live/bus.ts';
import type { Mailer } from '#/platform/mail/mail.ts';
import { startMailer } from '#/platform/mail/mailer.ts';

const drainMs = 10_000;

export interface RunningServer {
  readonly url: string;
  readonly streamOrigin: string | null;
  /** Accounts created by this start. */
  readonly newAccounts: readonly DemoAccount[];
  /** Stops in an order that loses nothing: streams, calls, engine, database. */
  stop(): Promise<void>;
}

/** Config → database → migrations → seed → engine → app → listen. If a step fails, opened resources are closed. */
export async function startServer(config: Config, logger: Logger): Promise<RunningServer> {
  const closers: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (let close = closers.pop(); close; close = closers.pop()) {
      await close().catch((err: unknown) => logger.error({ err }, 'stopping'));
    }
  };
  const onError = (err: unknown) => logger.error({ err }, 'background');
  // The port is known once the server listens; no e-mail is sent before that.
  let listensOn = '';
  const publicUrl = () => config.PUBLIC_URL ?? `http://localhost:${new URL(listensOn).port}`;
  try {
    const connection = await openDatabase(config, { logger, closers });
    await migrate(connection.db);
    await prepareQueueSchema(connection.db);
    const secrets = createSecretBox([config.SECRET_KEY ?? (await readOrMakeKeyFile(config.DATA_DIR))]);
    const passwords = createPasswords();
    const newAccounts = await prepareAccounts(config, {
      db: connection.db,
      passwords,
      secrets,
      now: new Date(),
    });
    const bus = createLiveBus({ connection, onError });
    closers.push(() => bus.close());
    const geo = config.GEOIP_DB ? await openGeo(config.GEOIP_DB) : bundledGeo();
    const background = { db: connection.db, bus, clock: systemClock, geo, secrets, onError };
    const tasks = createEngineTasks(background);
    for (const { stop: stopTask } of tasks) if (stopTask) closers.push(stopTask);
    if (config.ENGINE !== 'off') for (const { prepare } of tasks) await prepare?.();
    const mounts = (await Promise.all(tasks.map(({ readMounts }) => readMounts?.() ?? []))).flat();
    const hooks = tasks.find((task) => task.hooks)?.hooks;
    const engine = await startEngine(engineConfigOf(config, mounts), {
      ...(hooks && { hooks }),
      log: (message, details) => logger.info({ ...details }, message),
    });
    closers.push(() => engine.stop());
    const settings = configureModules(config, { isDemo: await hasDemoAccounts(connection.db) });
    const external = { ...createExternalServices(config, engine), ...settings };
    await startEngineRuntime(engine.engine, { ...external, ...background, connection, tasks, closers });
    if (config.demo !== 'none' && engine.engine?.features.configurable && engine.publicOrigin) {
      const sources = await startDemoSources(engine.publicOrigin, mounts);
      closers.push(async () => sources.stop());
    }
    const mail = startMailer(config, { db: connection.db, secrets, logger });
    closers.push(() => mail.stop());
    const app = await createApp({
      connection,
      bus,
      passwords,
      secrets,
      mailer: mail.mailer,
      publicUrl,
      trustedProxies: config.TRUSTED_PROXIES,
      logger,
      clock: systemClock,
      geo,
      embedRoot: config.EMBED_DIST,
      defaultLocale: config.DEFAULT_LOCALE,
      corsOrigins: config.CORS_ORIGINS,
      ...external,
      dashboard: await dashboardOf(config, engine),
    });
    let queue: JobQueue | undefined;
    closers.push(async () => queue?.stop());
    closers.push(() => drain(app));
    const url = await app.listen({ host: config.HOST, port: config.PORT }).catch((error: unknown) => {
      throw isPortTaken(error)
        ? new StartError(`Port ${config.PORT} of ${config.HOST} is taken. End what uses it, or set PORT.`)
        : error;
    });
    listensOn = url;
    connection.announce(url);
    queue = startJobs(connection, {
      config,
      logger,
      secrets,
      mailer: mail.mailer,
      publicUrl,
      external,
    });
    return { url, streamOrigin: engine.publicOrigin, newAccounts, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function engineConfigOf(config: Config, mounts: readonly MountConfig[]): EngineConfig {
  const shared = config.ENGINE_PUBLIC_ORIGIN ? { publicOrigin: config.ENGINE_PUBLIC_ORIGIN } : {};
  if (config.ENGINE === 'off') return { kind: 'off' };
  const { ICECAST_URL: url, ICECAST_ADMIN_PASSWORD: adminPassword = '' } = config;
  // The configuration guarantees that both are set together.
  if (config.ENGINE === 'icecast' && url !== undefined) {
    return { ...shared, kind: 'icecast', url, adminPassword };
  }
  const place = {
    host: config.HOST,
    port: config.ENGINE_PORT ?? (config.PORT === 0 ? 0 : config.PORT + 1),
    strictPort: config.ENGINE_PORT !== undefined,
    mounts,
  };
  if (config.ENGINE === 'icecast') {
    const own = { ...place, binary: config.ICECAST_BIN, dir: path.resolve(config.DATA_DIR, 'icecast') };
    return { ...shared, kind: 'icecast', own };
  }
  return {
    ...shared,
    ...place,
    kind: 'relay',
    accessLog: path.resolve(config.DATA_DIR, 'relay/access.log'),
  };
}

async function dashboardOf(config: Config, engine: EngineHandle) {
  return {
    root: config.DASHBOARD_DIST,
    streamOrigins: engine.publicOrigin === null ? [] : [engine.publicOrigin],
    runtime: {
      apiUrl: config.API_URL,
      castApiUrl: config.CAST_API_URL,
      brand: config.BRAND,
      company: config.COMPANY,
      defaultLocale: config.DEFAULT_LOCALE,
      releaseId: config.RELEASE_ID ?? (await buildId(config.DASHBOARD_DIST)),
      ...(config.SENTRY_DSN && { sentryDsn: config.SENTRY_DSN }),
      ...(config.SUPPORT_URL && { supportUrl: config.SUPPORT_URL }),
      ...(config.TERMS_URL && { termsUrl: config.TERMS_URL }),
    },
  };
}

/** The document contains the hash of every chunk, so it changes exactly with each build. */
async function buildId(root: string): Promise<string> {
  const document = await readFile(path.join(root, 'index.html')).catch(() => 'no build');
  return createHash('sha256').update(document).digest('hex').slice(0, 12);
}

interface JobParts {
  readonly config: Config;
  readonly logger: Logger;
  readonly secrets: SecretBox;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
  readonly external: ExternalServices & ModuleSettings;
}

/** Last, so that nothing waits for it. */
function startJobs(connection: Connection, { config, logger, external, ...deps }: JobParts): JobQueue {
  const retention = { ...defaultRetention, addressesDays: config.LISTENER_ADDRESS_DAYS };
  const jobs = createJobs({ ...external, ...deps, db: connection.db, clock: systemClock, retention });
  const queue = startQueue({ connection, clock: systemClock, logger, jobs });
  // Catch up on runs missed while no server was running.
  for (const { name } of jobs) {
    void queue.ask(name).catch((err: unknown) => logger.error({ err, job: name }, 'asking for a job'));
  }
  return queue;
}

/** Calls in progress get ten seconds; then their connections are closed. */
async function drain(app: App): Promise<void> {
  const timer = setTimeout(() => app.fastify.server.closeAllConnections(), drainMs);
  await app.close();
  clearTimeout(timer);
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
