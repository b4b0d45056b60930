import { type OnAirDay, onAirDay, type PlayedTitleList, playedTitleList } from '@unmuted/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purge } from '#/composition/purge.ts';
import type { MountStats } from '#/engine/engine.ts';
import { trackOnAir } from '#/modules/casts/on-air/on-air-tracker.ts';
import { expectExactly } from '#/testing/app/contract.ts';
import { type Actor, createTestApp, credentialsOf, type TestApp } from '#/testing/app/test-app.ts';
import { mountStats } from '#/testing/stand-ins/mount-stats.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['engine_watches', 'on_air_spans', 'played_titles', 'cast_suspensions'] as const)
    await test.db.deleteFrom(table).execute();
});

/** Simulates an engine report. */
const report = (...mounts: MountStats[]) =>
  test.sink.stats({
    serverStart: null,
    version: 'test 1',
    checkedAt: test.clock.now().toISOString(),
    mounts,
  });
/** Repeats the engine report every ten seconds. */
async function lasts(minutes: number, ...mounts: MountStats[]): Promise<void> {
  for (let round = 0; round < minutes * 6; round += 1) {
    await report(...mounts);
    test.clock.advance({ seconds: 10 });
  }
}
const aurora = (rest: Partial<MountStats> = {}) => mountStats('/aurora', rest);
const since = () => test.clock.now().toISOString();

/** Signs in for each request: these tests advance the clock past the session lifetime. */
async function get(path: string, as: Actor = 'owner'): Promise<Response> {
  const { path: signIn, json } = credentialsOf(as);
  const { token } = (await (await test.call(signIn, { json })).json()) as { token: string };
  return test.call(path, { token });
}
async function titles(query = '', as: Actor = 'owner'): Promise<PlayedTitleList> {
  const body = (await (
    await get(`/cast-api/api/aurora/past-metadata${query}`, as)
  ).json()) as PlayedTitleList;
  expectExactly(playedTitleList, body);
  return body;
}
async function day(username = 'aurora', as: Actor = 'owner'): Promise<OnAirDay> {
  const body = (await (await get(`/cast-api/api/${username}/on-air`, as)).json()) as OnAirDay;
  expectExactly(onAirDay, body);
  return body;
}
/** Sets the title of each mount and advances the clock by ten seconds. */
async function plays(titleOf: Readonly<Record<string, string | null>>, listeners = 0): Promise<void> {
  const sources = Object.entries(titleOf).map(([mount, title]) => mountStats(mount, { title, listeners }));
  await report(...sources);
  test.clock.advance({ seconds: 10 });
}
const minutesOf = ({ spans }: OnAirDay) =>
  spans.map(({ state, from, to }) => [state, (Date.parse(to) - Date.parse(from)) / 60_000]);

describe('the titles of a cast', () => {
  it('are stored with times and listeners, latest first, and end with their source', async () => {
    const connectedSince = since();
    const times = [since()];
    await report(aurora({ title: 'A', listeners: 3, connectedSince }));
    test.clock.advance({ seconds: 10 });
    await report(aurora({ title: 'A', listeners: 9, connectedSince }));
    for (const title of ['B', null, 'C']) {
      test.clock.advance({ seconds: 10 });
      times.push(since());
      await report(aurora({ title, listeners: 5, connectedSince }));
    }
    const list = await titles();
    expect(list).toMatchObject({ total: 3, page: 1, pageSize: 20 });
    expect(list.items.map(({ id: _, ...item }) => item)).toEqual([
      { title: 'C', startedAt: times[3], endedAt: null, listeners: 5 },
      { title: 'B', startedAt: times[1], endedAt: times[2], listeners: 5 },
      { title: 'A', startedAt: times[0], endedAt: times[1], listeners: 3 },
    ]);
    expect(await titles('?limit=1', 'admin')).toMatchObject({ items: [{ title: 'C' }], total: 3 });
    test.clock.advance({ seconds: 10 });
    await report();
    expect((await titles('?limit=1')).items).toMatchObject([{ title: 'C', endedAt: since() }]);
  });

  it('[B5] continue after a reconnect within a minute, and start again later', async () => {
    const start = since();
    await plays({ '/aurora': 'A' });
    await report();
    test.clock.advance({ seconds: 20 });
    await plays({ '/aurora': 'A' });
    expect((await titles()).items).toMatchObject([{ title: 'A', startedAt: start, endedAt: null }]);
    await report();
    test.clock.advance({ seconds: 70 });
    await plays({ '/aurora': 'A' });
    expect((await titles()).items).toMatchObject([{ title: 'A' }, { title: 'A', startedAt: start }]);
  });

  it('[F10] leave out the placeholder of encoders without a title', async () => {
    await plays({ '/aurora': 'Unknown - Unknown' });
    expect((await titles()).items).toEqual([]);
  });

  it('are stored once when several mounts play them', async () => {
    await plays({ '/aurora': 'A', '/aurora-32': 'A' }, 4);
    await plays({ '/aurora': 'A', '/aurora-32': 'A' }, 4);
    await plays({ '/aurora': 'B', '/aurora-32': 'B' }, 4);
    expect((await titles()).items).toMatchObject([
      { title: 'B', listeners: 8 },
      { title: 'A', listeners: 8 },
    ]);
  });

  it('are stored once when one mount is ahead of another, and last while any mount plays them', async () => {
    const began = [since()];
    await plays({ '/aurora': 'A', '/aurora-32': 'A' });
    for (const title of ['B', 'C']) {
      const former = title === 'B' ? 'A' : 'B';
      began.push(since());
      await plays({ '/aurora': title, '/aurora-32': former });
      await plays({ '/aurora': title, '/aurora-32': title });
    }
    const changed = since();
    // The first mount briefly sends no title; then the mounts swap titles.
    await plays({ '/aurora': null, '/aurora-32': 'C' });
    await plays({ '/aurora': 'D', '/aurora-32': 'C' });
    await plays({ '/aurora': 'C', '/aurora-32': 'D' });
    await plays({ '/aurora': 'D', '/aurora-32': 'D' });
    const { items } = await titles();
    expect(items.map(({ title, startedAt }) => [title, startedAt])).toEqual([
      ['D', new Date(Date.parse(changed) + 10_000).toISOString()],
      ['C', began[2]],
      ['B', began[1]],
      ['A', began[0]],
    ]);
    expect(items.map(({ endedAt }) => endedAt)).toEqual([
      null,
      new Date(Date.parse(changed) + 30_000).toISOString(),
      new Date(Date.parse(began[2] ?? '') + 10_000).toISOString(),
      new Date(Date.parse(began[1] ?? '') + 10_000).toISOString(),
    ]);
  });

  it.each(['?limit=0', '?limit=101', '?limit=x', '?page=2'])('are not available to %s', async (query) => {
    expect((await get(`/cast-api/api/aurora/past-metadata${query}`)).status).toBe(422);
  });

  it('are deleted after 30 days, as are the on-air periods', async () => {
    await report(aurora({ title: 'A', connectedSince: since() }));
    test.clock.advance({ seconds: 10 });
    await report();
    test.clock.advance({ minutes: 29 * 24 * 60 });
    await purge(test);
    expect((await titles()).total).toBe(1);
    test.clock.advance({ minutes: 2 * 24 * 60 });
    await purge(test);
    expect((await titles()).total).toBe(0);
    expect(await test.db.selectFrom('on_air_spans').select('id').execute()).toEqual([]);
  });
});

describe('the day of a cast', () => {
  it('[D9] is unknown while unobserved and before the first source, and off air only where observed', async () => {
    expect(minutesOf(await day())).toEqual([['unknown', 1_440]]);
    await lasts(10);
    await lasts(30, aurora({ connectedSince: since(), sourceAgent: 'BUTT 0.1.40' }));
    await lasts(5);
    await report();
    const onAir = await day();
    expect(minutesOf(onAir)).toEqual([
      ['unknown', 1_405],
      ['on_air', 30],
      ['off_air', 5],
    ]);
    expect(onAir).toMatchObject({ reconnects: 0, onAirS: 1_800, offAirS: 300, to: since() });
    expect(onAir.spans[1]?.agent).toBe('BUTT 0.1.40');
    expect(await day('aurora', 'admin')).toEqual(onAir);
  });

  it('ends an on-air period when it was last seen, and includes a returning source', async () => {
    await lasts(10, aurora({ connectedSince: since() }));
    // The server and its engine were down.
    test.clock.advance({ minutes: 60 });
    await lasts(10);
    await lasts(10, aurora({ connectedSince: since() }));
    await report();
    const onAir = await day();
    const [, ...known] = minutesOf(onAir);
    // The last observation before the gap was ten seconds earlier.
    expect(known).toEqual([
      ['on_air', 9 + 5 / 6],
      ['unknown', 60 + 1 / 6],
      ['off_air', 10],
      ['on_air', 10],
    ]);
    expect(onAir.reconnects).toBe(1);
  });

  it('[D15] shows a suspension, also after it was lifted, and not as off air', async () => {
    const source = aurora({ connectedSince: since() });
    await lasts(10, source);
    const setStatus = async (action: 'suspend' | 'unsuspend', version: number) => {
      const { path, json } = credentialsOf('admin');
      const { token } = (await (await test.call(path, { json })).json()) as { token: string };
      const response = await test.call(`/api/admin/cast/aurora/${action}`, {
        token,
        method: 'POST',
        headers: { 'if-match': String(version) },
        json: action === 'suspend' ? { reason: 'The invoice is open.' } : {},
      });
      expect(response.status).toBe(200);
    };
    await setStatus('suspend', 0);
    await lasts(20);
    await report();
    const suspended = await day();
    expect(minutesOf(suspended).slice(1)).toEqual([
      ['on_air', 10],
      ['suspended', 20],
    ]);
    await setStatus('unsuspend', 1);
    await lasts(5);
    await report();
    const lifted = await day();
    expect(minutesOf(lifted).slice(1)).toEqual([
      ['on_air', 10],
      ['suspended', 20],
      ['off_air', 5],
    ]);
    expect(lifted).toMatchObject({ onAirS: 600, offAirS: 300 });
  });

  it('continues over a gap when the same source is still connected', async () => {
    const connectedSince = since();
    await lasts(10, aurora({ connectedSince }));
    test.clock.advance({ minutes: 60 });
    await report(aurora({ connectedSince }));
    expect(minutesOf(await day())).toEqual([
      ['unknown', 1_370],
      ['on_air', 70],
    ]);
    expect((await day()).reconnects).toBe(0);
  });

  it('ends when the cast loses the mount', async () => {
    await lasts(10, aurora({ title: 'A', connectedSince: since() }));
    const gone = { ...aurora({ title: 'A' }), mount: '/elsewhere' };
    const stats = { serverStart: null, version: null, checkedAt: since(), mounts: [gone] };
    await test.db.transaction().execute((tx) => trackOnAir(tx, [], stats));
    expect((await titles()).items).toMatchObject([{ title: 'A', endedAt: since() }]);
    expect(await day()).toMatchObject({ onAirS: 600 });
  });

  it('detects a reconnect between two observations by its start time', async () => {
    await lasts(10, aurora({ connectedSince: since() }));
    await report(aurora({ connectedSince: since() }));
    expect(await day()).toMatchObject({ reconnects: 1, onAirS: 600, offAirS: 0 });
  });

  it('is unknown from the time the engine stopped responding', async () => {
    await lasts(10, aurora({ connectedSince: since() }));
    await test.sink.engineDown({ at: since(), error: new Error('gone') });
    test.clock.advance({ minutes: 5 });
    expect(minutesOf(await day()).at(-1)).toEqual(['unknown', 5 + 1 / 6]);
  });
});
