import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { packagedBinaries, prepareBinaries } from '#/platform/db/embedded/binaries.ts';
import { databaseName, prepareCluster, superuser } from '#/platform/db/embedded/cluster.ts';
import { type Home, openHome } from '#/platform/db/embedded/data-directory.ts';
import { EmbeddedError, hasCode } from '#/platform/db/embedded/embedded-error.ts';
import { stopOrphans } from '#/platform/db/embedded/orphaned-postmaster.ts';
import { type EmbeddedLog, runPostmaster } from '#/platform/db/embedded/postmaster.ts';
import { closeEndpoint, openEndpoint } from '#/platform/db/embedded/socket.ts';
import { acquireProcessLock, HeldError, type ProcessLock } from '#/platform/locks/process-lock.ts';

export { EmbeddedError } from '#/platform/db/embedded/embedded-error.ts';
export { HeldError } from '#/platform/locks/process-lock.ts';

export interface EmbeddedOptions {
  /** Contains the database, or a file with its location. */
  readonly dataDir: string;
  readonly log: EmbeddedLog;
  /** A directory with `bin`, `lib` and `share`; defaults to the installed package. */
  readonly nativeDir?: string;
  /** For data that PostgreSQL's user could not reach in dataDir; defaults to /var/lib. */
  readonly outsideDir?: string;
  /** PostgreSQL settings that override ours. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface EmbeddedPostgres {
  /** For `new pg.Pool(…)`. The password is secret. */
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly password: string;
    readonly database: string;
  };
  readonly pid: number;
  /** The directory of the data. */
  readonly location: string;
  /** Records the address of this server, for the error of a second start. */
  announce(address: string): void;
  /** Lets a second start wait for the end of this one. */
  announceStop(): void;
  /** Call last, when nothing uses the database any more. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on the data directory. Throws a HeldError when another process holds the
 * directory, and an EmbeddedError when PostgreSQL cannot run here.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const home = openHome(options.dataDir, options.outsideDir);
  const lock = await lockWhenStopped(home);
  try {
    return await startIn(home, lock, options);
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Longer than a server needs to complete its calls and stop the database. */
const stopWithinMs = 45_000;

/** A service that is restarted starts while the stopped server still completes its calls. */
async function lockWhenStopped(home: Home): Promise<ProcessLock> {
  for (const deadline = performance.now() + stopWithinMs; ; await wait(100)) {
    try {
      return lockHome(home);
    } catch (error) {
      const isStopping = error instanceof HeldError && error.holder?.isStopping === true;
      if (!isStopping || performance.now() > deadline) throw error;
    }
  }
}

function lockHome(home: Home): ProcessLock {
  try {
    return acquireProcessLock(home.path);
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EPERM')) throw error;
    throw new EmbeddedError(
      `${home.path} belongs to another user. Start as that user, or set DATA_DIR to another directory.`,
    );
  }
}

async function startIn(home: Home, lock: ProcessLock, options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { log, nativeDir = packagedBinaries(), settings = {} } = options;
  const binaries = prepareBinaries(nativeDir, home.path, home.account);
  const password = await prepareCluster(home, binaries);
  const orphans = await stopOrphans(home.data);
  if (orphans > 0) log.warn(`Ended ${orphans} PostgreSQL processes that a killed server had left behind.`);
  const endpoint = await openEndpoint(home);
  const connection = { ...endpoint, user: superuser, password, database: databaseName };
  const postmaster = await runPostmaster({
    home,
    binaries,
    endpoint,
    settings,
    log,
    isReady: () => isReady({ ...connection, database: 'postgres' }),
  });
  return {
    connection,
    get pid() {
      return postmaster.pid;
    },
    location: home.path,
    announce: lock.announce,
    announceStop: lock.announceStop,
    async stop() {
      await postmaster.stop();
      closeEndpoint(home);
      lock.release();
    },
  };
}

/** No permission for the socket, or a wrong password: retrying does not help. */
const final = ['EACCES', 'EPERM', '28000', '28P01'];

/** Also creates our database, since only a connection proves that the server accepts them. */
async function isReady(config: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(config);
  client.on('error', () => {}); // A broken connection is retried.
  try {
    await client.connect();
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
    return true;
  } catch (error) {
    if (hasCode(error, ...final)) throw error;
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
