import { type CastNow, castNow } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MountStats } from '#/engine/engine.ts';
import { passwordPlace } from '#/modules/casts/cast/mount-configs.ts';
import { migrations } from '#/platform/db/migrations/index.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import { expectExactly } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const silent = {
  listenerPeak: 0,
  contentType: null,
  bitrate: null,
  sourceAgent: null,
  bytesSent: null,
  measuredKbps: null,
  connectedSince: null,
};

function report(...mounts: (Pick<MountStats, 'mount' | 'listeners' | 'title'> & Partial<MountStats>)[]) {
  const checkedAt = test.clock.now().toISOString();
  const stats = mounts.map((mount) => ({ ...silent, ...mount }));
  return test.sink.stats({ serverStart: null, version: 'test 1', checkedAt, mounts: stats });
}

async function now(): Promise<CastNow> {
  const body = (await (await test.call('/cast-api/api/aurora/now', { as: 'owner' })).json()) as CastNow;
  expectExactly(castNow, body);
  return body;
}

describe('a cast with several streams', () => {
  it("sums listeners, uses the primary's title and is on air since the earliest stream", async () => {
    test.clock.advance({ seconds: 5 });
    await report(
      { mount: '/aurora-32', listeners: 4, title: 'Low', connectedSince: '2026-03-02T07:00:00.000Z' },
      {
        mount: '/aurora',
        listeners: 7,
        title: 'High',
        connectedSince: '2026-03-02T08:00:00.000Z',
        contentType: 'audio/aacp',
        bitrate: 96,
      },
    );
    const present = await now();
    expect(present).toMatchObject({
      state: 'live',
      listeners: 11,
      title: 'High',
      since: '2026-03-02T07:00:00.000Z',
    });
    // Values sent by a source take precedence over the stream's settings, which never stand in for its bitrate.
    expect(present.streams).toMatchObject([
      { mount: '/aurora', isPrimary: true, onAir: true, listeners: 7, codec: 'aac', bitrate: 96 },
      { mount: '/aurora-32', isPrimary: false, onAir: true, listeners: 4, codec: 'mp3', bitrate: null },
    ]);
    const sample = await test.db
      .selectFrom('listener_samples')
      .select('listeners')
      .where('username', '=', 'aurora')
      .where('sample', '=', false)
      .executeTakeFirstOrThrow();
    expect(sample.listeners).toBe(11);
  });

  it('stays on air while any stream is live, and publishes each change', async () => {
    const events: string[] = [];
    const unsubscribe = await test.deps.bus.subscribe((topics) => void events.push(...(topics ?? [])));
    await report({ mount: '/aurora-32', listeners: 4, title: 'Low' });
    expect(await now()).toMatchObject({
      state: 'live',
      listeners: 4,
      title: 'Low',
      streams: [
        { onAir: false, listeners: null },
        { onAir: true, listeners: 4 },
      ],
    });
    await expect.poll(() => events).toContain('cast:aurora');
    unsubscribe();
    await report();
    expect(await now()).toMatchObject({ state: 'off_air', streams: [{ onAir: false }, { onAir: false }] });
  });

  it('has one primary and no mount of another cast', async () => {
    const wrong = [
      sql`update cast_streams set is_primary = true where mount = '/aurora-32'`,
      sql`update cast_streams set mount = '/meadow' where mount = '/aurora-32'`,
      sql`update cast_streams set bitrate = null where mount = '/aurora-32'`,
    ];
    for (const each of wrong) await expect(each.execute(test.db)).rejects.toMatchObject({ code: /^23/ });
  });
});

it('a cast created before multiple streams keeps its mount, and its password decrypts', async () => {
  const { secrets } = test.deps;
  const id = uuidv7();
  const sealed = secrets.seal('a password of before', { rowId: id, column: 'casts.source_password' });
  const undone = new Error('undone');
  const trial = test.db.transaction().execute(async (tx) => {
    await sql`create schema before_streams`.execute(tx);
    await sql`set local search_path to before_streams`.execute(tx);
    for (const [name, migration] of Object.entries(migrations)) {
      if (name < '0005') await migration.up(tx);
    }
    await sql`insert into customers (id, email, first_name, last_name, locale, timezone, password_hash)
      values (${id}, 'a@b.test', 'A', 'B', 'en', 'UTC', 'x')`.execute(tx);
    await sql`insert into casts (id, username, customer_id, name, group_name, server, plan, status, mount,
        listener_limit, source_password)
      values (${id}, 'older', ${id}, 'Older', 'g', 's', 'p', 'active', '/live', 10, ${sealed})`.execute(tx);
    await migrations['0005-streams']?.up(tx);
    const rows = await tx.selectFrom('cast_streams').selectAll().execute();
    expect(rows).toMatchObject([{ cast_id: id, mount: '/live', is_primary: true, position: 1 }]);
    const [row] = rows;
    expect(row && secrets.open(row.source_password, passwordPlace(row))).toBe('a password of before');
    throw undone;
  });
  await expect(trial).rejects.toBe(undone);
});
