import type { Logger } from 'pino';
import type { Config } from '#/platform/config/config.ts';
import { type Connection, connect } from '#/platform/db/connect.ts';
import { joinEmbeddedPostgres } from '#/platform/db/embedded/join.ts';
import { HeldError, startEmbeddedPostgres } from '#/platform/db/embedded.ts';

interface OpenDeps {
  readonly logger: Logger;
  /** Called in reverse order. */
  readonly closers: (() => Promise<void>)[];
}

export interface OpenedDatabase extends Connection {
  /**
   * Records the address of this server for a second start, which the lock on the data directory
   * rejects.
   */
  announce(address: string): void;
  /** Lets a second start wait for the end of this one. */
  announceStop(): void;
}

/** Opens the database of DATABASE_URL, or else the embedded PostgreSQL of the data directory. */
export async function openDatabase(config: Config, { logger, closers }: OpenDeps): Promise<OpenedDatabase> {
  const onError = (err: Error) => logger.warn({ err }, 'a database connection broke');
  if (config.DATABASE_URL !== undefined) {
    const connection = connect({ connection: config.DATABASE_URL, onError });
    closers.push(() => connection.close());
    return { ...connection, announce: () => {}, announceStop: () => {} };
  }
  const postgres = await startEmbeddedPostgres({
    dataDir: config.DATA_DIR,
    log: {
      debug: (message) => logger.debug(message),
      info: (message) => logger.info(message),
      warn: (message) => logger.warn(message),
      error: (message) => logger.error(message),
    },
  });
  closers.push(() => postgres.stop());
  const connection = connect({ connection: postgres.connection, onError });
  closers.push(() => connection.close());
  return { ...connection, announce: postgres.announce, announceStop: postgres.announceStop };
}

/**
 * The same for a command that may run beside a server: it then connects to the server's embedded
 * PostgreSQL and does not stop it.
 */
export async function openOrJoinDatabase(
  config: Config,
  deps: OpenDeps,
): Promise<Connection & { readonly isJoined: boolean }> {
  try {
    return { ...(await openDatabase(config, deps)), isJoined: false };
  } catch (error) {
    if (!(error instanceof HeldError)) throw error;
    const connection = connect({ connection: joinEmbeddedPostgres(config.DATA_DIR), poolSize: 1 });
    deps.closers.push(() => connection.close());
    return { ...connection, isJoined: true };
  }
}
