import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '#/composition/seed/demo-data.ts';
import { hashToken } from '#/modules/identity/session/session-token.ts';
import { findHome } from '#/platform/db/embedded/data-directory.ts';
import { joinEmbeddedPostgres } from '#/platform/db/embedded/join.ts';
import { queryOn } from '#/platform/db/embedded/testing/test-directories.ts';
import { type ServerProcess, startProcess } from '#/testing/processes/server-process.ts';

const kills = 20;
const acknowledgedBeforeAKill = 6;
/** More than are awaited, so that some are in progress when the process is killed. */
const writers = 8;

/** Data of a start that shut down cleanly: these tests skip the first start, which takes three times as long. */
let startedOnce: string;
let dataDir: string;
const servers: ServerProcess[] = [];
beforeAll(async () => {
  startedOnce = await makeDataDir();
  const server = startProcess({ DATA_DIR: startedOnce });
  await server.ready;
  server.child.kill('SIGTERM');
  await server.exited;
});
afterAll(() => rm(startedOnce, { recursive: true }));
beforeEach(async () => {
  dataDir = await makeDataDir();
  // An external database is not part of the copy: each test then initializes its own.
  if (!existsSync(path.join(startedOnce, 'postgres'))) return;
  // Preserve the owner of PostgreSQL's files.
  await promisify(execFile)('cp', ['-a', `${startedOnce}/.`, dataDir]);
});
afterEach(async () => {
  const isAlive = ({ child }: ServerProcess) => child.exitCode === null && child.signalCode === null;
  // After a kill, the database process stays until the next start stops it.
  if (!servers.some(isAlive)) await start().ready;
  for (const server of servers.splice(0).filter(isAlive)) {
    server.child.kill('SIGTERM');
    await server.exited;
  }
  await rm(dataDir, { recursive: true });
});

async function makeDataDir(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'studio-crash-'));
  // When run as root: the user that PostgreSQL runs as must be able to traverse it.
  await chmod(directory, 0o711);
  return directory;
}

function start(): ServerProcess {
  // A sign-in interrupted by a kill counts as a failure.
  const tries = { SIGN_IN_TRIES_PER_ACCOUNT: '1000', SIGN_IN_TRIES_PER_ADDRESS: '1000' };
  const server = startProcess({ DATA_DIR: dataDir, ...tries });
  servers.push(server);
  return server;
}

/** PostgreSQL's main process, from the first line of its pid file. */
function postmasterPid(): number {
  return Number(readFileSync(path.join(findHome(dataDir), 'data/postmaster.pid'), 'utf8').split('\n')[0]);
}

async function signIn(address: string): Promise<string> {
  const response = await fetch(`${address}/api/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'owner@studio.test', password: demoPassword }),
  });
  expect(response.status).toBe(200);
  const { token } = (await response.json()) as { token: string };
  return token;
}

async function isKnown(address: string, token: string): Promise<boolean> {
  const response = await fetch(`${address}/api/control/user-info`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return response.status === 200;
}

/** Signs in repeatedly on several connections; received responses are acknowledged writes. */
async function writeUntilKilled(
  server: ServerProcess,
  { address, database }: { address: string; database: number | undefined },
): Promise<string[]> {
  const acknowledged: string[] = [];
  const writer = async () => {
    for (;;) {
      acknowledged.push(await signIn(address));
      if (acknowledged.length < acknowledgedBeforeAKill || server.child.killed) continue;
      server.child.kill('SIGKILL');
      if (database !== undefined) process.kill(database, 'SIGKILL');
    }
  };
  await Promise.allSettled(Array.from({ length: writers }, writer));
  server.child.kill('SIGKILL');
  await server.exited;
  return acknowledged;
}

describe('a killed server', () => {
  it(`[H1] has every acknowledged write and no half one after ${kills} kills amid writing, of itself or with its database`, async () => {
    const acknowledged: string[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const server = start();
      const address = await server.ready;
      // The next start stops a remaining database cleanly; a killed one recovers from its log.
      const database = kill % 2 === 1 ? postmasterPid() : undefined;
      acknowledged.push(...(await writeUntilKilled(server, { address, database })));
      expect(acknowledged.length).toBeGreaterThanOrEqual((kill + 1) * acknowledgedBeforeAKill);
    }
    await start().ready;
    // Read from the table: an account has a limited number of active sessions, so most have been ended.
    const rows = await queryOn(
      joinEmbeddedPostgres(dataDir),
      `select encode(token_hash, 'hex') as hash from sessions`,
    );
    const written = new Set(rows.map(({ hash }) => hash));
    expect(acknowledged.filter((token) => !written.has(hashToken(token).toString('hex')))).toEqual([]);
    // A sign-in writes a session and an audit event atomically.
    const [counts] = await queryOn(
      joinEmbeddedPostgres(dataDir),
      `select (select count(*) from sessions) as sessions,
        (select count(*) from audit_trail where action = 'session.created') as lines`,
    );
    expect(counts?.lines).toBe(counts?.sessions);
    expect(Number(counts?.sessions)).toBeGreaterThanOrEqual(acknowledged.length);
  }, 300_000);
});

describe('a second start on the same data', () => {
  it('[H3] is rejected with the process that holds the data, and changes no file', async () => {
    const first = start();
    const address = await first.ready;
    const before = await listing(dataDir);
    const second = start();
    expect((await second.exited).code).not.toBe(0);
    expect(second.output()).toContain(`process ${first.pid}`);
    expect(second.output()).toContain(address);
    expect(await listing(dataDir)).toEqual(before);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  });

  it('[H3] succeeds when the first was killed', async () => {
    const first = start();
    const address = await first.ready;
    const token = await signIn(address);
    first.child.kill('SIGKILL');
    await first.exited;
    const again = await start().ready;
    expect(await isKnown(again, token)).toBe(true);
  });
});

/** The server's files with modification times; PostgreSQL may write its own at any time. */
async function listing(directory: string): Promise<string[]> {
  const names = (await readdir(directory, { recursive: true })).filter((name) => !name.includes('data/'));
  return Promise.all(
    names.sort().map(async (name) => {
      const entry = await stat(path.join(directory, name));
      return entry.isDirectory() ? name : `${name} ${entry.mtimeMs}`;
    }),
  );
}
