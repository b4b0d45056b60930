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
  close(): Promise<void>;
}

/** Opens a pool; it connects at the first query and again by itself after the database was away. */
export function connect({
  connection,
  poolSize = 10,
  statementTimeoutMs = 10_000,
  onError = () => {},
}: ConnectOptions): Connection {
  const pool = new pg.Pool({
    ...(typeof connection === 'string' ? { connectionString: connection } : connection),
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeoutMs,
    application_name: 'studio',
  });
  // Without a listener an idle connection that breaks would end the process.
  pool.on('error', onError);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}
