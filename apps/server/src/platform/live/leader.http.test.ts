import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Connection, connect } from '#/platform/db/connect.ts';
import { leadWhenAlone } from '#/platform/live/leader.ts';
import { createTestDatabase, type TestDatabase } from '#/testing/databases/database.ts';

let database: TestDatabase;
let connection: Connection;
let leading: Set<string>;
let servers: { stop(): Promise<void> }[];
let tries: Map<string, number>;
let ends: number;
beforeEach(async () => {
  database = await createTestDatabase();
  connection = connect({ connection: database.connection });
  leading = new Set();
  servers = [];
  tries = new Map();
  ends = 0;
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await connection.close();
  await database.drop();
});

function startServer(name: string, of: 'engine' | 'background' = 'engine', starts = async () => {}) {
  const server = leadWhenAlone({
    of,
    connection: {
      newClient() {
        tries.set(name, (tries.get(name) ?? 0) + 1);
        const client = connection.newClient();
        client.on('end', () => {
          ends += 1;
        });
        return client;
      },
    },
    onError: () => {},
    retryMs: 20,
    async start() {
      await starts();
      leading.add(name);
      return { stop: async () => void leading.delete(name) };
    },
  });
  servers.push(server);
  return server;
}

const leader = () => vi.waitFor(() => expect([...leading]).toHaveLength(1)).then(() => [...leading][0]);

it('one of several servers on a database leads, and another takes over when it stops', async () => {
  const first = startServer('first');
  expect(await leader()).toBe('first');
  startServer('second');
  // Each attempt uses its own connection: by the third, two were refused.
  await vi.waitFor(() => expect(tries.get('second')).toBeGreaterThan(2));
  expect([...leading]).toEqual(['first']);
  await first.stop();
  expect(await leader()).toBe('second');
});

it('stops leading when its connection is lost, and tries again', async () => {
  startServer('only');
  await leader();
  const stopped = vi.waitFor(() => expect(leading.size).toBe(0), { interval: 1 });
  await sql`select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`.execute(
    connection.db,
  );
  await stopped;
  expect(await leader()).toBe('only');
});

it('leads each task independently', async () => {
  startServer('one', 'engine');
  expect(await leader()).toBe('one');
  startServer('other', 'background');
  await vi.waitFor(() => expect([...leading].sort()).toEqual(['one', 'other']));
});

it('releases the lock when the task fails to start', async () => {
  startServer('broken', 'engine', () => Promise.reject(new Error('not yet')));
  await vi.waitFor(() => expect(tries.get('broken')).toBeGreaterThan(1));
  startServer('whole');
  expect(await leader()).toBe('whole');
});

it('stops leading when its connection is lost while the task starts', async () => {
  const { promise: started, resolve: go } = Promise.withResolvers<void>();
  startServer('slow', 'engine', () => started);
  await vi.waitFor(async () => {
    await sql`select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`.execute(
      connection.db,
    );
    expect(ends).toBe(1);
  });
  go();
  await vi.waitFor(() => expect(tries.get('slow')).toBeGreaterThan(1));
});
