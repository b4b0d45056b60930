import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { stopOrphans } from '#/platform/db/embedded/orphaned-postmaster.ts';
import { startEmbeddedPostgres } from '#/platform/db/embedded.ts';
import { acquireProcessLock, HeldError } from '#/platform/locks/process-lock.ts';

/** A database server for tests, with migrated template databases. */
export interface TestCluster {
  readonly admin: pg.ClientConfig;
  readonly templates: { readonly empty: string; readonly demo: string };
  /** Created for this run, with superuser access. */
  readonly isOurs: boolean;
}

const prefix = 'studio-test-';

/**
 * One for a whole run: an embedded cluster in a temporary directory, or the server of TEST_DATABASE_URL (which must be
 * allowed to create databases). Each template is filled once.
 */
export async function provideTemplates(fill: {
  readonly empty: (connection: pg.PoolConfig) => Promise<void>;
  /** Seeds a copy of the empty template. */
  readonly demo: (connection: pg.PoolConfig) => Promise<void>;
}): Promise<{ cluster: TestCluster; close: () => Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL;
  const { admin, stop } = url
    ? { admin: { connectionString: url }, stop: async () => {} }
    : await startTemporaryCluster();
  const stem = `studio_template_${randomBytes(6).toString('hex')}`;
  const templates = { empty: `${stem}_empty`, demo: `${stem}_demo` };
  const cluster = { admin, templates, isOurs: !url };
  try {
    await execute(admin, `create database ${templates.empty}`);
    await fill.empty(onDatabase(admin, templates.empty));
    await copyDatabase(cluster, templates.empty, templates.demo);
    await fill.demo(onDatabase(admin, templates.demo));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    cluster,
    async close() {
      if (url) {
        for (const name of Object.values(templates))
          await execute(admin, `drop database ${name} with (force)`);
      }
      await stop();
    },
  };
}

export function copyDatabase({ admin, isOurs }: TestCluster, from: string, to: string): Promise<void> {
  return execute(admin, `create database ${to} template ${from}${isOurs ? ' strategy file_copy' : ''}`);
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

/** Another database of the same server. */
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
  // Another run that starts at the same time may have deleted it as stale.
  const remove = () => rmSync(directory, { recursive: true, force: true });
  try {
    const postgres = await startEmbeddedPostgres({
      dataDir: path.join(directory, 'data'),
      log: { debug() {}, info() {}, warn() {}, error: (message) => process.stderr.write(`${message}\n`) },
      // Durability is not needed.
      settings: {
        fsync: 'off',
        full_page_writes: 'off',
        synchronous_commit: 'off',
        max_connections: '200',
        file_copy_method: 'clone',
      },
    });
    return { admin: postgres.connection, stop: () => postgres.stop().then(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Removes the clusters of killed runs. */
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
      // In use by another run or owned by another user.
      if (!(error instanceof HeldError || (error instanceof Error && 'code' in error))) throw error;
    }
  }
}
