import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Db } from '#/db/schema.ts';

export interface ConnectOptions {
  /** `postgres://…`, or a socket directory with user, password and database. */
  readonly connection: string | pg.PoolConfig;
  readonly poolSize?: number;
  /** PostgreSQL ends a statement that takes longer. */
  readonly statementTimeoutMs?: number;
  /** Told of a connection that broke while it was idle. */
  readonly onError?: (error: Error) => void;
}

export interface Connection {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** A connection of its own, for LISTEN and for locks that last; not yet connected. */
  newClient(): pg.Client;
  close(): Promise<void>;
}

/** Opens a pool; it connects at the first query and again by itself after the database was away. */
export function connect({
  connection,
  poolSize = 10,
  statementTimeoutMs = 10_000,
  onError = () => {},
}: ConnectOptions): Connection {
  const config: pg.PoolConfig = {
    ...(typeof connection === 'string' ? { connectionString: connection } : connection),
    connectionTimeoutMillis: 5_000,
    application_name: 'studio',
  };
  const pool = new pg.Pool({ ...config, max: poolSize, statement_timeout: statementTimeoutMs });
  // Without a listener an idle connection that breaks would end the process.
  pool.on('error', onError);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, newClient: () => new pg.Client(config), close: () => db.destroy() };
}
