import { type CastNow, type CastOverviewList, castNow, castOverviewList } from '@unmuted/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EngineStats, MountStats } from '#/engine/engine.ts';
import { saveEngineOffline } from '#/modules/casts/engine/engine-state.repository.ts';
import { expectExactly } from '#/testing/app/contract.ts';
import { type Actor, createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { clearCounts } from '#/testing/databases/clear-counts.ts';
import { mountStats } from '#/testing/stand-ins/mount-stats.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Simulates an engine report. */
async function report(...mounts: MountStats[]): Promise<string> {
  const stats: EngineStats = {
    serverStart: null,
    version: 'test 1',
    checkedAt: test.clock.now().toISOString(),
    mounts,
  };
  await test.sink.stats(stats);
  return stats.checkedAt;
}

async function now(username: string, as: Actor = 'owner'): Promise<CastNow> {
  const body = (await (await test.call(`/cast-api/api/${username}/now`, { as })).json()) as CastNow;
  expectExactly(castNow, body);
  return body;
}

async function overview(as: Actor, query = ''): Promise<CastOverviewList> {
  const body = (await (await test.call(`/cast-api/api/overview${query}`, { as })).json()) as CastOverviewList;
  expectExactly(castOverviewList, body);
  return body;
}

describe('without an engine report', () => {
  beforeEach(() => test.db.deleteFrom('engine_state').execute());

  it('returns no state, counts, title or start time for any cast', async () => {
    expect(await now('aurora')).toEqual({
      streams: [
        expect.objectContaining({ mount: '/aurora', onAir: null, listeners: null }),
        expect.objectContaining({ mount: '/aurora-32', onAir: null, listeners: null }),
      ],
      username: 'aurora',
      state: 'unknown',
      listeners: null,
      title: null,
      titleSince: null,
      stoppedBy: null,
      suspension: null,
      since: null,
      fullSince: null,
      turnedAway: null,
      checkedAt: null,
      lastKnown: null,
    });
  });

  it('returns the suspended status, which is stored by the server', async () => {
    expect(await now('tidewater')).toMatchObject({ state: 'suspended', listeners: null });
  });

  it('returns no figures, not even sample history', async () => {
    const { items, history } = await overview('owner');
    expect(history).toMatchObject({ values: Array(48).fill(null), sample: false });
    const histories = items.map(({ peak24h, history: { values, sample } }) => ({ peak24h, values, sample }));
    expect(histories).toEqual(
      items.map(() => ({ peak24h: null, values: Array(48).fill(null), sample: false })),
    );
  });

  it('reports that the engine is off', async () => {
    const { engine } = await overview('owner');
    expect(engine).toEqual({ kind: 'off', state: 'off', version: null, capabilities: null, checkedAt: null });
  });
});

describe('the current state of a cast', () => {
  it('is what the engine reports', async () => {
    const checkedAt = await report(
      mountStats('/aurora', {
        listeners: 7,
        title: 'Nora Vale - 夜明け',
        connectedSince: '2026-03-02T08:00:00.000Z',
      }),
    );
    expect(await now('aurora')).toEqual({
      streams: [
        expect.objectContaining({ mount: '/aurora', onAir: true, listeners: 7 }),
        expect.objectContaining({ mount: '/aurora-32', onAir: false, listeners: null }),
      ],
      username: 'aurora',
      state: 'live',
      listeners: 7,
      title: 'Nora Vale - 夜明け',
      titleSince: checkedAt,
      stoppedBy: null,
      suspension: null,
      fullSince: null,
      turnedAway: null,
      since: '2026-03-02T08:00:00.000Z',
      checkedAt,
      lastKnown: null,
    });
  });

  it('keeps the start time of a title until the title changes', async () => {
    const first = await report(mountStats('/aurora', { title: 'A' }));
    test.clock.advance({ seconds: 5 });
    await report(mountStats('/aurora', { title: 'A', listeners: 1 }));
    expect(await now('aurora')).toMatchObject({ titleSince: first });
    test.clock.advance({ seconds: 5 });
    const changed = await report(mountStats('/aurora', { title: 'B' }));
    expect(await now('aurora')).toMatchObject({ titleSince: changed });
  });

  it('is off air from the time of detection once the engine no longer reports it', async () => {
    await report(mountStats('/aurora', { listeners: 3, title: 'A' }));
    test.clock.advance({ seconds: 5 });
    const gone = await report();
    test.clock.advance({ seconds: 5 });
    await report();
    expect(await now('aurora')).toMatchObject({
      state: 'off_air',
      since: gone,
      listeners: null,
      title: null,
    });
  });

  it('is never connected before the first source', async () => {
    await report();
    expect(await now('nightfall')).toMatchObject({ state: 'never_connected', since: null, listeners: null });
  });

  it('is suspended whatever the engine reports', async () => {
    await report(mountStats('/tidewater', { listeners: 9 }));
    expect(await now('tidewater')).toMatchObject({ state: 'suspended', listeners: null, title: null });
  });

  it('[H7] is unknown while the engine is down, and the last known state has its age', async () => {
    const at = await report(mountStats('/aurora', { listeners: 3, title: 'A' }));
    expect(await now('aurora')).toMatchObject({ state: 'live', lastKnown: null });
    await test.sink.engineDown({ at: test.clock.now().toISOString(), error: new Error('gone') });
    expect(await now('aurora')).toMatchObject({
      state: 'unknown',
      listeners: null,
      title: null,
      lastKnown: { at, onAir: true, listeners: 3, title: 'A' },
    });
    expect(await now('nightfall')).toMatchObject({ state: 'unknown', lastKnown: null });
    await report(mountStats('/aurora', { listeners: 4 }));
    expect(await now('aurora')).toMatchObject({ state: 'live', listeners: 4, lastKnown: null });
  });

  it('[D15] is unknown when the last report is older than 20 s', async () => {
    const checkedAt = await report(mountStats('/aurora', { listeners: 3 }));
    test.clock.advance({ seconds: 20 });
    expect(await now('aurora')).toMatchObject({ state: 'live' });
    test.clock.advance({ seconds: 1 });
    expect(await now('aurora')).toMatchObject({ state: 'unknown', listeners: null, checkedAt });
    expect((await overview('owner')).engine.state).toBe('down');
  });

  it('is unknown once a server runs without an engine, whatever was reported before', async () => {
    await report(mountStats('/aurora', { listeners: 3, title: 'A' }));
    await saveEngineOffline(test.db, test.clock.now());
    expect(await now('aurora')).toMatchObject({
      state: 'unknown',
      listeners: null,
      title: null,
      since: null,
      lastKnown: null,
    });
    expect((await overview('owner')).engine.state).toBe('off');
  });

  it('is the same for an admin', async () => {
    await report(mountStats('/meadow', { listeners: 2 }));
    expect(await now('meadow', 'admin')).toEqual(await now('meadow', 'second'));
  });
});

describe('the overview', () => {
  it("lists only the customer's casts, sorted by name", async () => {
    const [mine, theirs, all] = await Promise.all([overview('owner'), overview('second'), overview('admin')]);
    expect(mine.items.map(({ name }) => name)).toEqual([
      'Atlantic Talk',
      'Harbour Sessions',
      'Nightfall FM',
      'Radio Aurora',
      'Tidewater',
    ]);
    expect(theirs.items.map(({ now: { username } }) => username)).toEqual(['meadow']);
    expect(all.total).toBe(6);
  });

  it('filters by name', async () => {
    const { items, total } = await overview('owner', '?usernames=harbour,aurora');
    expect(items.map(({ now: { username } }) => username)).toEqual(['harbour', 'aurora']);
    expect(total).toBe(2);
  });

  it('marks sample history and returns null where nothing was measured', async () => {
    await report();
    const { items } = await overview('owner');
    const histories = new Map(items.map(({ now: { username }, history }) => [username, history]));
    expect(histories.get('aurora')).toMatchObject({ sample: true, stepS: 1800 });
    expect(histories.get('aurora')?.values).toHaveLength(48);
    expect(histories.get('nightfall')).toMatchObject({ sample: false, values: Array(48).fill(null) });
    expect(items.find(({ now: { username } }) => username === 'nightfall')?.peak24h).toBeNull();
  });

  it('keeps the highest reported count of each half hour', async () => {
    await clearCounts(test.db);
    for (const listeners of [4, 9, 6]) {
      test.clock.advance({ seconds: 10 });
      await report(mountStats('/aurora', { listeners }));
    }
    const [aurora] = (await overview('owner', '?usernames=aurora')).items;
    expect(aurora).toMatchObject({ peak24h: 9, history: { sample: false } });
    expect(aurora?.history.values.filter((value) => value !== null)).toEqual([9]);
    expect(aurora?.history.values.at(-1)).toBe(9);
  });

  it("sums the customer's casts at the same moment", async () => {
    await clearCounts(test.db);
    for (const [aurora, harbour, meadow] of [
      [9, 1, 70],
      [2, 4, 70],
    ] as const) {
      test.clock.advance({ seconds: 10 });
      await report(
        mountStats('/aurora', { listeners: aurora }),
        mountStats('/harbour', { listeners: harbour }),
        mountStats('/meadow', { listeners: meadow }),
      );
    }
    const peak = async (as: Actor, query = '') =>
      (await overview(as, query)).history.values.filter((value) => value !== null);
    expect(await peak('owner')).toEqual([10]);
    expect(await peak('owner', '?usernames=harbour')).toEqual([4]);
    expect(await peak('second')).toEqual([70]);
    expect(await peak('admin')).toEqual([80]);
  });

  it('samples at most every 10 s, however often the engine is polled', async () => {
    await clearCounts(test.db);
    for (let poll = 0; poll < 10; poll += 1) {
      test.clock.advance({ seconds: 2 });
      await report(mountStats('/aurora', { listeners: poll }));
    }
    const rows = await test.db.selectFrom('listener_samples').select('sample').execute();
    expect(rows).toEqual([{ sample: false }, { sample: false }]);
  });

  it('lists the capabilities of the engine', async () => {
    await report();
    expect((await overview('owner')).engine).toMatchObject({
      kind: 'relay',
      state: 'up',
      version: 'test 1',
      capabilities: { denyStatus: 403, hls: false },
    });
  });
});

describe('[D8] a full cast', () => {
  const limit = (listeners: number) =>
    test.db
      .updateTable('casts')
      .set({ listener_limit: listeners })
      .where('username', '=', 'aurora')
      .execute();
  const turnAway = async (rows: readonly { hour: string; count: number }[]) => {
    const cast = test.db.selectFrom('casts').select('id').where('username', '=', 'aurora');
    const { id } = await cast.executeTakeFirstOrThrow();
    const values = rows.map(({ hour, count }) => ({ cast_id: id, hour: new Date(hour), count }));
    await test.db
      .insertInto('full_rejections')
      .values(values.map((row) => ({ ...row, last_at: row.hour })))
      .execute();
  };

  it('states since when its limit is reached', async () => {
    await limit(3);
    await report(mountStats('/aurora', { listeners: 2 }));
    expect((await now('aurora')).fullSince).toBeNull();
    test.clock.advance({ seconds: 10 });
    const since = await report(
      mountStats('/aurora', { listeners: 2 }),
      mountStats('/aurora-32', { listeners: 1 }),
    );
    test.clock.advance({ seconds: 10 });
    await report(mountStats('/aurora', { listeners: 3 }));
    expect((await now('aurora')).fullSince).toBe(since);
    await report(mountStats('/aurora', { listeners: 2 }));
    expect((await now('aurora')).fullSince).toBeNull();
    await report(mountStats('/aurora', { listeners: 3 }));
    await report();
    expect((await now('aurora')).fullSince).toBeNull();
  });

  it('counts whom it rejected today, by its own clock', async () => {
    await test.db
      .updateTable('casts')
      .set({ timezone: 'Asia/Tokyo' })
      .where('username', '=', 'aurora')
      .execute();
    const day = test.clock.now().toISOString().slice(0, 10);
    const { turnedAway: none } = await now('aurora');
    expect(none).toBeNull();
    const yesterday = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
    // Midnight in Tokyo was at 15:00 UTC.
    await turnAway([
      { hour: `${yesterday}T14:00:00Z`, count: 5 },
      { hour: `${yesterday}T15:00:00Z`, count: 2 },
      { hour: `${day}T01:00:00Z`, count: 1 },
    ]);
    const turnedAway = { count: 3, lastAt: `${day}T01:00:00.000Z` };
    expect(await now('aurora')).toMatchObject({ turnedAway });
    const { items } = await overview('owner');
    expect(items.filter((item) => item.now.turnedAway).map((item) => item.now.username)).toEqual(['aurora']);
  });
});
