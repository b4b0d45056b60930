import { Socket } from 'node:net';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Database, Db } from '#/platform/db/schema.ts';

export interface ConnectOptions {
  /** `postgres://…`, or a socket directory with user, password and database. */
  readonly connection: string | pg.PoolConfig;
  readonly poolSize?: number;
  /** PostgreSQL ends a statement that takes longer. */
  readonly statementTimeoutMs?: number;
  /** For its answer to travel; then the connection counts as dead. */
  readonly silenceGraceMs?: number;
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
  silenceGraceMs = 2_000,
  onError = () => {},
}: ConnectOptions): Connection {
  const config: pg.PoolConfig = {
    ...(typeof connection === 'string' ? { connectionString: connection } : connection),
    connectionTimeoutMillis: 5_000,
    application_name: 'studio',
  };
  const pool = new pg.Pool({
    ...config,
    max: poolSize,
    statement_timeout: statementTimeoutMs,
    stream: () => mortalSocket(statementTimeoutMs + silenceGraceMs),
  });
  // Without a listener an idle connection that breaks would end the process.
  pool.on('error', onError);
  // Nor may one that breaks in use but between two statements: the next of them fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: withoutDying(pool) }) });
  const newClient = () => new pg.Client({ ...config, application_name: 'studio standing', keepAlive: true });
  return { db, pool, newClient, close: () => db.destroy() };
}

/**
 * PostgreSQL ends a long statement, but not when it cannot be reached any more, and TCP alone would wait a quarter of an
 * hour: a connection on which nothing comes for longer than any statement takes is dead.
 */
function mortalSocket(silentMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silentMs, () => socket.destroy());
}

/**
 * A backend that is told to end says so, and closes a moment later. Within that moment the pool would give its
 * connection to the next call.
 */
function withoutDying(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      let isDying = false;
      // Kysely's other way of asking, a cursor, is not used here.
      const query = async (text: string, values: readonly unknown[]) => {
        try {
          return await client.query(text, [...values]);
        } catch (error) {
          isDying ||= error instanceof pg.DatabaseError && error.severity !== 'ERROR';
          throw error;
        }
      };
      return {
        query: query as unknown as PostgresPoolClient['query'],
        release: (destroy = false) => client.release(destroy || isDying),
      };
    },
    end: () => pool.end(),
  };
}
