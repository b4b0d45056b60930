import type { Logger } from 'pino';
import type { Config } from '#/config.ts';
import { type Connection, connect } from '#/db/connect.ts';

interface OpenDeps {
  readonly logger: Logger;
  /** Ended last to first. */
  readonly closers: (() => Promise<void>)[];
}

/** The database of DATABASE_URL, or else the embedded PostgreSQL of the data directory. */
export async function openDatabase(config: Config, { logger, closers }: OpenDeps): Promise<Connection> {
  const connection = connect({
    connection: config.DATABASE_URL ?? '',
    onError: (err) => logger.warn({ err }, 'a database connection broke'),
  });
  closers.push(() => connection.close());
  return connection;
}
