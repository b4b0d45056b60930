import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { type App, createApp } from '#/composition/app.ts';
import { insertSampleHistory } from '#/composition/demo/sample-history.ts';
import type { ExternalServices } from '#/composition/external-services.ts';
import { createJobs } from '#/composition/jobs.ts';
import { type ModuleSettings, servedNames, tellCertificateChange } from '#/composition/modules.ts';
import { defaultRetention } from '#/composition/retention.ts';
import { prepareAccounts } from '#/composition/seed/prepare-accounts.ts';
import { hasAdmins } from '#/composition/seed/seed.repository.ts';
import type { DemoAccount } from '#/composition/seed/seed.ts';
import { startEngineParts } from '#/composition/start-engine.ts';
import { acmeSettingsOf, frontProxies, openFilesOf, startTlsFrontOf } from '#/composition/start-tls-front.ts';
import type { EngineHandle } from '#/engine/index.ts';
import { type Clock, systemClock } from '#/platform/clock/clock.ts';
import type { Config } from '#/platform/config/config.ts';
import { createPasswords } from '#/platform/crypto/passwords.ts';
import { readOrMakeKeyFile } from '#/platform/crypto/secret-key.ts';
import { createSecretBox, type SecretBox } from '#/platform/crypto/secrets.ts';
import type { Connection } from '#/platform/db/connect.ts';
import { migrate } from '#/platform/db/migrate.ts';
import { openDatabase } from '#/platform/db/open.ts';
import { bundledGeo, openGeo } from '#/platform/geo/geo.ts';
import { hasInsecureStreams } from '#/platform/http/strict-transport.ts';
import { type JobQueue, startQueue } from '#/platform/jobs/queue.ts';
import { prepareQueueSchema } from '#/platform/jobs/queue-schema.repository.ts';
import { StartError } from '#/platform/lib/start-error.ts';
import { createLiveBus, type LiveBus } from '#/platform/live/bus.ts';
import type { Mailer } from '#/platform/mail/mail.ts';
import { startMailer } from '#/platform/mail/mailer.ts';
import { createS3Backend } from '#/platform/storage/s3-backend.ts';
import { createFileStorage, type FileStorage } from '#/platform/storage/storage.ts';
import type { StorageBackend } from '#/platform/storage/storage-backend.ts';

const drainMs = 10_000;

export interface RunningServer {
  readonly url: string;
  readonly streamOrigin: string | null;
  /** The port of SHOUTcast sources; null when there is none. */
  readonly shoutcastPort: number | null;
  /** Accounts created by this start. */
  readonly newAccounts: readonly DemoAccount[];
  /** Whether nobody can sign in as staff yet. */
  readonly needsAdmin: boolean;
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
    const storage = createFileStorage(path.resolve(config.DATA_DIR, 'files'), s3BackendOf(config));
    await storage.backend.check();
    const newAccounts = await prepareAccounts(config, {
      db: connection.db,
      passwords,
      secrets,
      now: new Date(),
      insertHistory: insertSampleHistory,
      storage,
    });
    const bus = createLiveBus({ connection, onError });
    closers.push(() => bus.close());
    const geo = config.GEOIP_DB ? await openGeo(config.GEOIP_DB) : bundledGeo();
    const mail = startMailer(config, { db: connection.db, secrets, logger });
    closers.push(() => mail.stop());
    const files = await openFilesOf(config, { clock: systemClock, onError });
    closers.push(async () => files?.stop());
    const hostNameDeps = { db: connection.db, bus, sitesHost: config.SITES_HOST ?? null };
    const engine = await startEngineParts(config, {
      connection,
      logger,
      closers,
      background: {
        db: connection.db,
        bus,
        clock: systemClock,
        geo,
        secrets,
        mailer: mail.mailer,
        publicUrl,
        storage,
        onError,
        logger,
        acme: acmeSettingsOf(config),
        hasOwnCertificate: (name) => files?.covers(name) ?? false,
        servedNames: () =>
          servedNames(hostNameDeps, [
            publicUrl(),
            config.ENGINE_PUBLIC_ORIGIN ?? null,
            config.API_URL,
            config.CAST_API_URL,
          ]),
        onCertificateChange: (name) => void tellCertificateChange(hostNameDeps, name).catch(onError),
      },
    });
    const { external } = engine;
    const shared = {
      connection,
      logger,
      secrets,
      mailer: mail.mailer,
      publicUrl,
      clock: systemClock,
      storage,
      siteRoot: config.SITE_DIST,
    };
    const app = await createApp({
      ...external,
      ...shared,
      ...appSettingsOf(config),
      bus,
      passwords,
      geo,
      dashboard: await dashboardOf(config, engine),
    });
    let queue: JobQueue | undefined;
    closers.push(async () => queue?.stop());
    closers.push(() => drain(app));
    const url = await listen(app, config);
    listensOn = url;
    if (hasInsecureStreams({ publicUrl: publicUrl(), streamUrl: engine.publicOrigin })) {
      logger.warn(
        'Browsers play no http streams in https pages: set ENGINE_PUBLIC_ORIGIN to an https origin.',
      );
    }
    const front = await startTlsFrontOf(config, {
      db: connection.db,
      clock: systemClock,
      secrets,
      logger,
      files,
      appUrl: url,
      engineOrigin: engine.origin,
      onError,
    });
    if (front) closers.push(front);
    connection.announce(url);
    closers.push(async () => connection.announceStop());
    queue = startJobs({ ...shared, config, external, bus });
    const needsAdmin = !(await hasAdmins(connection.db));
    return {
      url,
      streamOrigin: engine.publicOrigin,
      shoutcastPort: engine.shoutcastPort,
      newAccounts,
      needsAdmin,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function appSettingsOf(config: Config) {
  return {
    trustedProxies: frontProxies(config),
    embedRoot: config.EMBED_DIST,
    defaultLocale: config.DEFAULT_LOCALE,
    corsOrigins: config.CORS_ORIGINS,
    strictReplies: !config.isProduction,
  };
}

async function listen(app: App, { HOST: host, PORT: port }: Config): Promise<string> {
  return app.listen({ host, port }).catch((error: unknown) => {
    throw isPortTaken(error)
      ? new StartError(`Port ${port} of ${host} is taken. End what uses it, or set PORT.`)
      : error;
  });
}

/** The configuration guarantees that all settings of the bucket are set together. */
function s3BackendOf(config: Config): StorageBackend | undefined {
  if (config.STORAGE === 'disk') return undefined;
  return createS3Backend({
    endpoint: config.S3_ENDPOINT ?? '',
    bucket: config.S3_BUCKET ?? '',
    region: config.S3_REGION,
    accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
  });
}

async function dashboardOf(config: Config, engine: Pick<EngineHandle, 'publicOrigin'>) {
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
  readonly bus: LiveBus;
  readonly config: Config;
  readonly connection: Connection;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly mailer: Mailer;
  readonly storage: FileStorage;
  readonly publicUrl: () => string;
  readonly siteRoot: string;
  readonly external: ExternalServices & ModuleSettings;
}

/** Last, so that nothing waits for it. */
function startJobs({ config, connection, logger, clock, external, ...deps }: JobParts): JobQueue {
  const retention = { ...defaultRetention, addressesDays: config.LISTENER_ADDRESS_DAYS };
  const apiUrl = () => new URL(config.API_URL, deps.publicUrl()).href;
  const jobs = createJobs({ ...external, ...deps, apiUrl, db: connection.db, clock, logger, retention });
  const queue = startQueue({ connection, clock, logger, jobs });
  // Catch up on runs missed while no server was running.
  for (const { name } of jobs) {
    void queue.ask(name).catch((err: unknown) => logger.error({ err, job: name }, 'requesting a job'));
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
