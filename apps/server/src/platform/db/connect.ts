import { Socket } from 'node:net';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Database, Db } from '#/platform/db/schema.ts';

export interface ConnectOptions {
  /** `postgres://…`, or a socket directory with user, password and database. */
  readonly connection: string | pg.PoolConfig;
  readonly poolSize?: number;
  /** PostgreSQL cancels statements that take longer. */
  readonly statementTimeoutMs?: number;
  /** Additional time for the response; after it the connection counts as dead. */
  readonly silenceGraceMs?: number;
  /** Called when an idle connection breaks. */
  readonly onError?: (error: Error) => void;
}

/** A dedicated connection. */
export type DatabaseClient = pg.Client;

export interface Connection {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Creates a dedicated connection, for LISTEN and for long-lived locks; not yet connected. */
  newClient(): DatabaseClient;
  close(): Promise<void>;
}

/** Creates a pool. It connects on the first query and reconnects after an outage. */
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
    stream: () => createSocketWithTimeout(statementTimeoutMs + silenceGraceMs),
  });
  // Without a handler, a broken idle connection would end the process.
  pool.on('error', onError);
  // The same applies to a connection that breaks between two statements: the next statement fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: withoutTerminated(pool) }) });
  const newClient = () => new pg.Client({ ...config, application_name: 'studio standing', keepAlive: true });
  return { db, pool, newClient, close: () => db.destroy() };
}

/**
 * PostgreSQL cancels a long statement, but not when it is unreachable, and TCP would wait a quarter
 * of an hour. A connection without data for longer than any statement may take counts as dead.
 */
function createSocketWithTimeout(silentMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(silentMs, () => socket.destroy());
}

/**
 * A terminated backend reports it and closes a moment later. In that moment the pool would pass its
 * connection to the next call.
 */
function withoutTerminated(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      let isDying = false;
      // Kysely's cursor queries are not used.
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
