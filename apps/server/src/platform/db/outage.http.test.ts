import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '#/composition/app.ts';
import { demoPassword } from '#/composition/seed/demo-data.ts';
import { seedDemo } from '#/composition/seed/seed.ts';
import { type Connection, type ConnectOptions, connect } from '#/platform/db/connect.ts';
import { findHome } from '#/platform/db/embedded/data-directory.ts';
import { createLogger } from '#/platform/logging/logger.ts';
import { createTestDeps } from '#/testing/app/test-deps.ts';
import { createTestDatabase } from '#/testing/databases/database.ts';
import { measureSlowness } from '#/testing/processes/measure-slowness.ts';
import { startProcess } from '#/testing/processes/server-process.ts';
import { type FaultProxy, startFaultProxy } from '#/testing/stand-ins/fault-proxy.ts';
import { TestClock } from '#/testing/stand-ins/test-clock.ts';

const recoveryMs = 5_000;
/** Generous for a busy machine; actual durations are asserted separately. */
const patienceMs = 30_000;
vi.setConfig({ testTimeout: 120_000 });
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (let close = closers.pop(); close; close = closers.pop()) await close();
});

interface Server {
  readonly proxy: FaultProxy;
  /** Bypasses the proxy. */
  readonly direct: Connection;
  /** A request of a signed-in customer that queries the database. */
  readonly call: () => Promise<Response>;
}

/** Starts a server with an interruptible database connection. */
async function serve(options: Partial<ConnectOptions> = {}): Promise<Server> {
  const database = await createTestDatabase();
  const direct = connect({ connection: database.connection });
  const proxy = await startFaultProxy(database.connection);
  const connection = connect({ connection: proxy.connection, ...options });
  const clock = new TestClock();
  const deps = createTestDeps({
    connection,
    clock,
    logger: createLogger('silent'),
    dashboardRoot: tmpdir(),
    keepMail() {},
  });
  await seedDemo({ ...deps, db: direct.db, now: clock.now() }, 'fixed');
  const app = await createApp(deps);
  closers.push(
    () => database.drop(),
    () => direct.close(),
    () => proxy.close(),
    () => connection.close(),
    () => deps.bus.close(),
    () => app.close(),
  );
  const { token } = await signIn((request) => app.fetch(request), 'http://studio.test');
  const headers = { authorization: `Bearer ${token}` };
  const call = () => app.fetch(new Request('http://studio.test/api/control/products', { headers }));
  return { proxy, direct, call };
}

async function signIn(send: (request: Request) => Promise<Response>, origin: string) {
  const response = await send(
    new Request(`${origin}/api/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'owner@studio.test', password: demoPassword }),
    }),
  );
  return (await response.json()) as { token: string };
}

/**
 * Sends requests on eight connections until stopped or the test ends, and records the responses.
 */
function startLoad(call: () => Promise<Response>) {
  const answers: { status: number; code: string; retryAfter: string | null }[] = [];
  let isOver = false;
  const worker = async () => {
    while (!isOver) {
      const response = await call();
      const { code = '' } = (await response.json()) as { code?: string };
      answers.push({ status: response.status, code, retryAfter: response.headers.get('retry-after') });
      // Rejected requests retry soon, without waiting for Retry-After.
      if (response.status !== 200) await pause(50);
    }
  };
  const workers = Promise.all(Array.from({ length: 8 }, worker));
  const stop = async () => {
    isOver = true;
    await workers;
  };
  // Registered to run before the server closes: a failing test must not leave pending requests
  // behind.
  closers.push(() => stop().catch(() => {}));
  return {
    answers,
    async untilAnswered(status: number) {
      const before = answers.length;
      const find = () => expect(answers.slice(before).map((answer) => answer.status)).toContain(status);
      await vi.waitFor(find, { timeout: patienceMs, interval: 5 });
    },
    stop,
  };
}

function expectInTime(since: number): void {
  const tookMs = performance.now() - since;
  expect(tookMs).toBeLessThan(recoveryMs * measureSlowness());
}

/** The only details that a client may see. */
const away = { status: 503, code: 'service.unavailable', retryAfter: '2' };
const refusals = (answers: { status: number }[]) => answers.filter(({ status }) => status !== 200);

describe('a database that is lost under load', () => {
  it('[H6] and returns: 503 with Retry-After, then all requests succeed within 5 s', async () => {
    const { proxy, call } = await serve();
    const load = startLoad(call);
    await load.untilAnswered(200);
    await proxy.cut();
    await load.untilAnswered(503);
    await proxy.heal();
    const backAt = performance.now();
    await load.untilAnswered(200);
    expectInTime(backAt);
    const before = load.answers.length;
    const isServed = () => expect(load.answers.length).toBeGreaterThan(before + 50);
    await vi.waitFor(isServed, { timeout: patienceMs });
    await load.stop();
    for (const refusal of refusals(load.answers)) expect(refusal).toEqual(away);
    expect(refusals(load.answers.slice(before))).toEqual([]);
  });

  it('[H6] and hangs: its dead connections are dropped, and new ones work', async () => {
    // The defaults are ten seconds, and two for the response.
    const { proxy, call } = await serve({ statementTimeoutMs: 300, silenceGraceMs: 200 });
    const load = startLoad(call);
    await load.untilAnswered(200);
    proxy.swallow();
    await load.untilAnswered(503);
    await proxy.heal();
    const backAt = performance.now();
    await load.untilAnswered(200);
    expectInTime(backAt);
    await load.stop();
    for (const refusal of refusals(load.answers)) expect(refusal).toEqual(away);
  });

  it('[H6] is restarted by the server that embeds it, whether stopped or killed, within 5 s', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'studio-outage-'));
    // For a run as root: the user that runs PostgreSQL must be able to traverse it.
    await chmod(dataDir, 0o711);
    const server = startProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
    closers.push(async () => {
      server.child.kill('SIGTERM');
      await server.exited;
      await rm(dataDir, { recursive: true });
    });
    const origin = await server.ready;
    const { token } = await signIn(fetch, origin);
    const headers = { authorization: `Bearer ${token}` };
    const load = startLoad(() => fetch(`${origin}/api/control/products`, { headers }));
    // Stopped first: a cluster that was just created has nothing on disk yet, and its recovery waits for the disk alone.
    for (const signal of ['SIGINT', 'SIGKILL'] as const) {
      await load.untilAnswered(200);
      process.kill(postmasterOf(dataDir), signal);
      await load.untilAnswered(503);
      const goneAt = performance.now();
      await load.untilAnswered(200);
      expectInTime(goneAt);
    }
    await load.stop();
    for (const refusal of refusals(load.answers)) expect(refusal, server.output()).toEqual(away);
    expect(server.child.exitCode).toBeNull();
  });
});

function postmasterOf(dataDir: string): number {
  return Number(readFileSync(path.join(findHome(dataDir), 'data/postmaster.pid'), 'utf8').split('\n')[0]);
}

describe('a statement', () => {
  it('[H6] may take ten seconds', async () => {
    const { direct } = await serve();
    expect((await sql`show statement_timeout`.execute(direct.db)).rows).toEqual([
      { statement_timeout: '10s' },
    ]);
  });

  it('[H6] that takes longer is cancelled with 508, and its connection is reused', async () => {
    const { direct, call } = await serve({ statementTimeoutMs: 200, poolSize: 1 });
    await whileLocked(direct, async () => {
      const response = await call();
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
        508,
        'service.timeout',
      ]);
    });
    expect((await call()).status).toBe(200);
  });

  it('[H6] whose backend is killed returns 503 with Retry-After, and the next request succeeds', async () => {
    const { direct, call } = await serve();
    await whileLocked(direct, async () => {
      const answer = call();
      await vi.waitFor(async () => expect(await killWaiting(direct)).toBe(1));
      const { status, headers } = await answer;
      expect([status, headers.get('retry-after')]).toEqual([503, '2']);
    });
    expect((await call()).status).toBe(200);
  });
});

describe('the pool', () => {
  it('[H6] opens at most ten connections, however many requests there are', async () => {
    const { direct, call } = await serve();
    const load = Promise.all(Array.from({ length: 200 }, call));
    const counts: number[] = [];
    let isDone = false;
    void load.finally(() => {
      isDone = true;
    });
    while (!isDone) {
      counts.push(await countConnections(direct));
    }
    expect(new Set((await load).map(({ status }) => status))).toEqual(new Set([200]));
    // One of them is the counting connection.
    expect(Math.max(...counts) - 1).toBeLessThanOrEqual(10);
    expect(Math.max(...counts) - 1).toBeGreaterThan(5);
  });
});

async function whileLocked(direct: Connection, act: () => Promise<void>): Promise<void> {
  await direct.db.transaction().execute(async (tx) => {
    await sql`lock table stations`.execute(tx);
    await act();
  });
}

/** Terminates the backends that wait for a lock; returns how many. */
async function killWaiting({ db }: Connection): Promise<number> {
  const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}

async function countConnections({ db }: Connection): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from pg_stat_activity
    where datname = current_database() and application_name = 'studio'`.execute(db);
  return Number(rows[0]?.count);
}
