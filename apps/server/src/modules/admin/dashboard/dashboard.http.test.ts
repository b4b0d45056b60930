import { randomUUID } from 'node:crypto';
import { type AdminDashboard, adminDashboard } from '@unmuted/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAppIds } from '#/composition/seed/demo-apps.ts';
import type { MountStats } from '#/engine/engine.ts';
import { expectExactly } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { clearCounts } from '#/testing/databases/clear-counts.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function dashboard(): Promise<AdminDashboard> {
  const body = (await (await test.call('/api/admin/dashboard', { as: 'admin' })).json()) as AdminDashboard;
  expectExactly(adminDashboard, body);
  return body;
}

const mount = (name: string, listeners: number): MountStats => ({
  mount: name,
  listeners,
  listenerPeak: listeners,
  title: null,
  contentType: null,
  bitrate: null,
  connectedSince: null,
  sourceAgent: null,
  bytesSent: null,
  measuredKbps: null,
});

function report(...mounts: MountStats[]) {
  return test.sink.stats({
    serverStart: null,
    version: null,
    checkedAt: test.clock.now().toISOString(),
    mounts,
  });
}

describe('the admin dashboard', () => {
  it('returns null listeners without an engine report', async () => {
    const { now, busiest, troubled, history } = await dashboard();
    expect(now).toMatchObject({
      listeners: null,
      checkedAt: null,
      casts: { total: 6, unknown: 5, suspended: 1 },
    });
    expect([busiest, troubled]).toEqual([[], []]);
    expect(history).toMatchObject({ sample: false, values: Array(48).fill(null) });
  });

  it('sums the reported listeners of all customers', async () => {
    await report(mount('/aurora', 11), mount('/meadow', 4), mount('/not-ours', 100));
    const { now } = await dashboard();
    expect(now).toMatchObject({
      listeners: 15,
      casts: { total: 6, live: 2, offAir: 1, neverConnected: 2, stopped: 0, suspended: 1, unknown: 0 },
    });
  });

  it('lists the casts with most listeners and their owners', async () => {
    await report(mount('/aurora', 3), mount('/meadow', 8));
    const { busiest } = await dashboard();
    expect(busiest.map(({ name, customer, listeners }) => [name, customer, listeners])).toEqual([
      ['Meadow Lane Radio', 'Meadow Lane', 8],
      ['Radio Aurora', 'Aurora Media', 3],
    ]);
  });

  it('[faults D2] lists casts off air, longest first, before those never connected', async () => {
    await report(mount('/aurora', 3), mount('/meadow', 8));
    test.clock.advance({ minutes: 1 });
    await report(mount('/meadow', 8));
    const { troubled } = await dashboard();
    expect(troubled.map(({ username, state }) => [username, state])).toEqual([
      ['harbour', 'off_air'],
      ['aurora', 'off_air'],
      ['atlantic', 'never_connected'],
      ['nightfall', 'never_connected'],
    ]);
  });

  it('[D8] lists full casts after those off air, with the listeners they turned away', async () => {
    await test.db.updateTable('casts').set({ listener_limit: 8 }).where('username', '=', 'meadow').execute();
    test.clock.advance({ seconds: 10 });
    await report(mount('/meadow', 8), mount('/aurora', 3));
    const since = test.clock.now().toISOString();
    const { troubled } = await dashboard();
    expect(troubled.map(({ username, state }) => [username, state])).toEqual([
      ['harbour', 'off_air'],
      ['meadow', 'live'],
      ['atlantic', 'never_connected'],
      ['nightfall', 'never_connected'],
    ]);
    expect(troubled[1]).toMatchObject({ fullSince: since, turnedAway: null });
    // Never connected: since it was created.
    expect(troubled[2]?.since).toEqual(expect.any(String));
  });

  it('counts customers and pending work', async () => {
    const { customers, waiting } = await dashboard();
    expect({ customers, waiting }).toEqual({
      customers: 2,
      waiting: { apps: 1, skills: 0, requests: 1, oldestRequestAt: expect.any(String) },
    });
  });

  it('lists what to do about apps, by kind and platform', async () => {
    const { db, clock } = test;
    const ends = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString();
    const store = async (days: number, appId: string | null) => {
      const row = {
        id: randomUUID(),
        reference: String(days),
        secret: Buffer.alloc(1),
        is_play_signing: true,
      };
      const facts = JSON.stringify({ certificate: { expiresAt: ends(days) } });
      await db
        .insertInto('keystores')
        .values({ ...row, facts, reset_at: null, revoked_at: null })
        .execute();
      const settings = JSON.stringify({ signingId: row.id });
      await db.updateTable('mobile_apps').set({ settings }).where('id', '=', appId).execute();
    };
    await db.deleteFrom('keystores').execute();
    await db.deleteFrom('signing_bundles').execute();
    await store(29, demoAppIds.draft);
    await store(-2, demoAppIds.returned);
    await store(31, demoAppIds.live);
    await store(3, null);
    await db
      .updateTable('mobile_apps')
      .set({ status: 'build_failed' })
      .where('id', '=', demoAppIds.returned)
      .execute();
    expect((await dashboard()).appWork).toEqual([
      { kind: 'in_review', platform: 'ios', count: 1, at: expect.any(String) },
      { kind: 'build_failed', platform: 'android', count: 1, at: expect.any(String) },
      { kind: 'credentials', platform: 'android', count: 2, at: ends(-2) },
    ]);
  });

  it('sums listeners of the same moment, not peaks of different ones', async () => {
    await clearCounts(test.db);
    test.clock.advance({ seconds: 10 });
    await report(mount('/aurora', 10), mount('/meadow', 1));
    test.clock.advance({ seconds: 10 });
    await report(mount('/aurora', 2), mount('/meadow', 6));
    const { history } = await dashboard();
    expect(history.values.at(-1)).toBe(11);
    expect(history.sample).toBe(false);
  });
});
