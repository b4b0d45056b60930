import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { stopOrphans } from '#/db/embedded/orphan.ts';
import { startEmbeddedPostgres } from '#/db/embedded.ts';
import { acquireProcessLock, HeldError } from '#/lib/process-lock.ts';

/** A server to make test databases on, and the migrated one they are copied from. */
export interface TestCluster {
  readonly admin: pg.ClientConfig;
  readonly template: string;
}

const prefix = 'studio-test-';

/**
 * One for a whole run: an embedded cluster in a temporary directory, or the server of TEST_DATABASE_URL (which must be
 * allowed to create databases). Migrates the template once.
 */
export async function provideTemplate(
  migrate: (connection: pg.PoolConfig) => Promise<void>,
): Promise<{ cluster: TestCluster; close: () => Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL;
  const { admin, stop } = url
    ? { admin: { connectionString: url }, stop: async () => {} }
    : await startTemporaryCluster();
  const template = `studio_template_${randomBytes(6).toString('hex')}`;
  try {
    await execute(admin, `create database ${template}`);
    await migrate(onDatabase(admin, template));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    cluster: { admin, template },
    async close() {
      if (url) await execute(admin, `drop database ${template} with (force)`);
      await stop();
    },
  };
}

export async function execute(config: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The same server, another database. */
export function onDatabase(config: pg.ClientConfig, database: string): pg.PoolConfig {
  if (!config.connectionString) return { ...config, database };
  const url = new URL(config.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

async function startTemporaryCluster() {
  await removeLeftovers();
  const directory = mkdtempSync(path.join(tmpdir(), prefix));
  // For a run as root: PostgreSQL's user must be able to pass through it.
  chmodSync(directory, 0o711);
  const remove = () => rmSync(directory, { recursive: true });
  try {
    const postgres = await startEmbeddedPostgres({
      dataDir: path.join(directory, 'data'),
      log: { debug() {}, info() {}, warn() {}, error: (message) => process.stderr.write(`${message}\n`) },
      // Speed for data that nobody will miss.
      settings: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '200' },
    });
    return { admin: postgres.connection, stop: () => postgres.stop().then(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/** What runs that were killed left behind. */
async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const directory = path.join(tmpdir(), name);
    const home = path.join(directory, 'data/postgres');
    if (!existsSync(path.join(home, 'data'))) continue; // Not ours, or another run that has just begun.
    try {
      const lock = acquireProcessLock(home);
      await stopOrphans(path.join(home, 'data'));
      lock.release();
      rmSync(directory, { recursive: true });
    } catch (error) {
      // In use by another run, or another user's.
      if (!(error instanceof HeldError || (error instanceof Error && 'code' in error))) throw error;
    }
  }
}
