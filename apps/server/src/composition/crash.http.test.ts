import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '#/composition/seed/demo-data.ts';
import { findHome } from '#/platform/db/embedded/data-directory.ts';
import { joinEmbeddedPostgres } from '#/platform/db/embedded/join.ts';
import { queryOn } from '#/platform/db/embedded/testing/test-directories.ts';
import { type ServerProcess, startProcess } from '#/testing/processes/server-process.ts';

const kills = 20;
const acknowledgedBeforeAKill = 6;
/** More than are waited for: when the kill comes, some are amid it. */
const writers = 8;

/** Made by one start that ended in order: none of these is about a first start, which takes three times as long. */
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
  // A database that lies elsewhere is not copied with it: then each test makes its own.
  if (!existsSync(path.join(startedOnce, 'postgres'))) return;
  // The files of PostgreSQL's user stay its own.
  await promisify(execFile)('cp', ['-a', `${startedOnce}/.`, dataDir]);
});
afterEach(async () => {
  const isAlive = ({ child }: ServerProcess) => child.exitCode === null && child.signalCode === null;
  // After a kill only the next start ends the database that was left behind.
  if (!servers.some(isAlive)) await start().ready;
  for (const server of servers.splice(0).filter(isAlive)) {
    server.child.kill('SIGTERM');
    await server.exited;
  }
  await rm(dataDir, { recursive: true });
});

async function makeDataDir(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'studio-crash-'));
  // For a run as root: the user that PostgreSQL then runs as must be able to pass through.
  await chmod(directory, 0o711);
  return directory;
}

function start(): ServerProcess {
  // A sign-in that a kill cuts off counts as a failed one, for nobody gave its try back.
  const tries = { SIGN_IN_TRIES_PER_ACCOUNT: '1000', SIGN_IN_TRIES_PER_ADDRESS: '1000' };
  const server = startProcess({ DATA_DIR: dataDir, ...tries });
  servers.push(server);
  return server;
}

/** PostgreSQL's main process; its own file names it first. */
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

/** Signs in again and again on several connections; the answers that arrived are the acknowledged writes. */
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

describe('a server that is killed', () => {
  it(`[H1] has every acknowledged write and no half one after ${kills} kills amid writing, of itself or with its database`, async () => {
    const acknowledged: string[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const server = start();
      const address = await server.ready;
      // Left behind, the database is ended in order by the next start; killed too, it recovers from its log.
      const database = kill % 2 === 1 ? postmasterPid() : undefined;
      acknowledged.push(...(await writeUntilKilled(server, { address, database })));
      expect(acknowledged.length).toBeGreaterThanOrEqual((kill + 1) * acknowledgedBeforeAKill);
    }
    const address = await start().ready;
    const lost: string[] = [];
    for (const token of acknowledged) if (!(await isKnown(address, token))) lost.push(token);
    expect(lost).toEqual([]);
    // A sign-in writes a session and a line of the audit trail: both or neither.
    const [counts] = await queryOn(
      joinEmbeddedPostgres(dataDir),
      `select (select count(*) from sessions) as sessions,
        (select count(*) from audit_trail where action = 'session.signed_in') as lines`,
    );
    expect(counts?.lines).toBe(counts?.sessions);
    expect(Number(counts?.sessions)).toBeGreaterThanOrEqual(acknowledged.length);
  }, 300_000);
});

describe('a second start on the same data', () => {
  it('[H3] is refused, says who holds them, and touches no file', async () => {
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

  it('[H3] takes over when the first was killed', async () => {
    const first = start();
    const address = await first.ready;
    const token = await signIn(address);
    first.child.kill('SIGKILL');
    await first.exited;
    const again = await start().ready;
    expect(await isKnown(again, token)).toBe(true);
  });
});

/** Our own files with their times; PostgreSQL writes its own whenever it likes. */
async function listing(directory: string): Promise<string[]> {
  const names = (await readdir(directory, { recursive: true })).filter((name) => !name.includes('data/'));
  return Promise.all(
    names.sort().map(async (name) => {
      const entry = await stat(path.join(directory, name));
      return entry.isDirectory() ? name : `${name} ${entry.mtimeMs}`;
    }),
  );
}
