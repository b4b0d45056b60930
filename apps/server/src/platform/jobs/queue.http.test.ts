import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { sql } from 'kysely';
import type pg from 'pg';
import { it as base, describe } from 'vitest';
import { connect } from '#/platform/db/connect.ts';
import type { Job } from '#/platform/jobs/queue.ts';
import { prepareQueueSchema, queueSchema } from '#/platform/jobs/queue-schema.repository.ts';
import { openQueueHarness, type QueueHarness } from '#/testing/queue/queue-harness.ts';

// These tests mostly wait, so they run concurrently.
const it = base.extend<{ place: QueueHarness }>({
  // biome-ignore lint/correctness/noEmptyPattern: how vitest knows what a fixture needs
  place: async ({}, use) => {
    const place = await openQueueHarness();
    await use(place);
    await place.close();
  },
});
const soon = { timeout: 15_000 };

describe.concurrent('a job', { timeout: 60_000 }, () => {
  it('is run by one of two servers, once per schedule', async ({ place, expect }) => {
    const { marksOf } = place;
    await place.startThere('nothing');
    const queue = place.startHere();
    let runs = 0;
    // Either server may take a job: repeat until both have run some.
    while (new Set((await marksOf('short')).map(({ who }) => who)).size < 2 || runs < 10) {
      if (await queue.ask('short')) runs += 1;
      await expect.poll(async () => (await marksOf('short')).length, soon).toBe(2 * runs);
    }
    const kinds = (await marksOf('short')).map(({ kind }) => kind);
    expect(kinds).toEqual(Array.from({ length: runs }, () => ['began', 'done']).flat());
    expect(await place.lastRun('short')).toMatchObject({ failed_at: null, done_at: expect.any(Date) });
    expect(place.logs).toEqual([]);
  });

  it('is no longer scheduled once a release has removed it', async ({ place, expect }) => {
    const { db } = place.connection;
    const schedules = async () => {
      const { rows } = await sql<{ name: string }>`select name from ${sql.id(queueSchema)}.schedule`.execute(
        db,
      );
      return rows.map(({ name }) => name);
    };
    const removed: Job = { name: 'removed', cron: '0 4 * * *', run: async () => {} };
    const older = place.startHere(undefined, [removed]);
    expect(await older.ask('removed')).toBe(true);
    await expect.poll(schedules, soon).toContain('removed');
    await older.stop();
    expect(await place.startHere().ask('short')).toBe(true);
    await expect.poll(schedules, soon).not.toContain('removed');
  });

  it('is not queued again while it waits or runs', async ({ place, expect }) => {
    const { marksOf } = place;
    const queue = place.startHere();
    expect(await queue.ask('slow')).toBe(true);
    expect(await queue.ask('slow')).toBe(false);
    await expect.poll(async () => (await marksOf('slow')).length, soon).toBe(1);
    expect(await queue.ask('slow')).toBe(false);
    await expect.poll(async () => (await marksOf('slow')).length, soon).toBe(2);
    await expect.poll(() => queue.ask('slow')).toBe(true);
  });

  it('is taken over when its server is killed', async ({ place, expect }) => {
    const child = await place.startThere('long');
    const began = { who: 'there', kind: 'began' };
    await expect.poll(() => place.marksOf('long'), soon).toMatchObject([began]);
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
    place.startHere();
    await expect
      .poll(() => place.marksOf('long'), { timeout: 40_000, interval: 250 })
      .toMatchObject([began, { who: 'here', kind: 'began' }, { who: 'here', kind: 'done' }]);
  });

  it('finishes on shutdown within the grace period, or else is taken over', async ({ place, expect }) => {
    const { marksOf } = place;
    const first = place.startHere();
    await first.ask('slow');
    await expect.poll(async () => (await marksOf('slow')).length, soon).toBe(1);
    await first.stop();
    expect(await marksOf('slow')).toMatchObject([{ kind: 'began' }, { kind: 'done' }]);
    const second = place.startHere();
    await second.ask('long');
    await expect.poll(async () => (await marksOf('long')).length, soon).toBe(1);
    await second.stop();
    expect((await place.lastRun('long'))?.error).toContain('aborted');
    place.startHere();
    await expect.poll(async () => (await marksOf('long')).at(-1)?.kind, soon).toBe('done');
  });

  it('is retried on failure and finally given up; every failure is logged and the last one stored', async ({
    place,
    expect,
  }) => {
    const queue = place.startHere();
    await queue.ask('failing');
    const failures = () => place.logs.map((line) => JSON.parse(line) as Record<string, unknown>);
    await expect.poll(() => failures().map(({ msg }) => msg), soon).toContain('a job was given up');
    expect(failures().map(({ job, tries, msg }) => [job, tries, msg])).toEqual([
      ...[1, 2, 3, 4].map((tries) => ['failing', tries, 'a job failed']),
      ['failing', undefined, 'a job was given up'],
    ]);
    expect(await place.lastRun('failing')).toMatchObject({
      error: 'Error: the disk is full',
      consecutive_failures: 4,
      done_at: null,
    });
    // The next request starts from a clean state.
    expect(await queue.ask('failing')).toBe(true);
  });
});

describe.concurrent('the job queue', { timeout: 60_000 }, () => {
  it('opens as soon as the database is available', async ({ place, expect }) => {
    const { db } = place.connection;
    await sql`drop schema ${sql.id(queueSchema)}`.execute(db);
    const queue = place.startHere();
    await expect.poll(() => place.logs.join(), soon).toContain('the job queue does not open');
    await prepareQueueSchema(db);
    expect(await queue.ask('nothing')).toBe(true);
  });

  it('requires only a role with a schema, and prints instructions if the role cannot create it', async ({
    place,
    expect,
  }) => {
    const { db } = place.connection;
    const name = `plain_${randomBytes(4).toString('hex')}`;
    const role = sql.id(name);
    await sql`create role ${role} login password 'plain'`.execute(db);
    await sql`grant all on schema public to ${role}`.execute(db);
    await sql`grant all on all tables in schema public to ${role}`.execute(db);
    await sql`grant all on all sequences in schema public to ${role}`.execute(db);
    await sql`drop schema ${sql.id(queueSchema)}`.execute(db);
    const plain = connect({ connection: asRole(place.database.connection, name), poolSize: 4 });
    try {
      const order = `create schema ${queueSchema} authorization ${name}`;
      await expect(prepareQueueSchema(plain.db)).rejects.toThrow(order);
      await sql.raw(order).execute(db);
      await prepareQueueSchema(plain.db);
      const queue = place.startHere(plain);
      expect(await queue.ask('nothing')).toBe(true);
      await expect.poll(async () => (await place.marksOf('nothing')).length, soon).toBe(2);
      await queue.stop();
      expect(place.logs).toEqual([]);
    } finally {
      await plain.close();
      await sql`drop owned by ${role} cascade`.execute(db);
      await sql`drop role ${role}`.execute(db);
    }
  });
});

function asRole({ connectionString, ...config }: pg.PoolConfig, user: string): pg.PoolConfig {
  if (connectionString === undefined) return { ...config, user, password: 'plain' };
  const url = new URL(connectionString);
  url.username = user;
  url.password = 'plain';
  return { connectionString: url.href };
}
