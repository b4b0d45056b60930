import type { PublicStatus, PublicWidget, Widget } from '@unmuted/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { problemOf } from '#/testing/app/contract.ts';
import { type CallOptions, createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { widgetExample } from '#/testing/examples/widget-example.ts';
import { engineAnswers } from '#/testing/statistics/listeners.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp(
    { publicCalls: { limit: 200 }, trustedProxies: ['192.0.2.1'] },
    { oneProcess: 'each remembers for itself' },
  );
});
afterAll(() => test.close());
beforeEach(() => {
  // Expires caches and resets rate limits.
  test.clock.advance({ minutes: 2 });
});

const own = '/cast-api/api/aurora/widgets';
const made = async (settings: object = {}, more: object = {}) => {
  const json = { ...widgetExample, ...more, settings: { ...widgetExample.settings, ...settings } };
  return (await (await test.call(own, { as: 'owner', json })).json()) as Widget;
};
const get = (path: string, options?: CallOptions) => test.call(`/cast-api/public/${path}`, options);
const statusOf = async (query = '', options?: CallOptions) =>
  (await (await get(`casts/aurora/status${query}`, options)).json()) as PublicStatus;
const setTitle = (title: string) =>
  test.db.updateTable('cast_live').set({ title, title_since: test.clock.now() }).execute();

describe('public widget data', () => {
  it('contains what a page needs, and nothing about the owner', async () => {
    const widget = await made();
    const response = await get(`widgets/${widget.id}`);
    const found = (await response.json()) as PublicWidget;
    expect(Object.keys(found).sort()).toEqual([
      'castName',
      'id',
      'settings',
      'streams',
      'type',
      'username',
      'version',
    ]);
    expect(found).toMatchObject({
      id: widget.id,
      castName: 'Radio Aurora',
      settings: widgetExample.settings,
    });
    expect(found.streams.map(({ listenUrl }) => listenUrl)).toContain('https://streams.example/aurora');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.has('set-cookie')).toBe(false);
  });

  it('returns 304 for a known tag until something changes', async () => {
    const widget = await made();
    const etag = (await get(`widgets/${widget.id}`)).headers.get('etag') ?? '';
    const again = () => get(`widgets/${widget.id}`, { headers: { 'if-none-match': `"other", ${etag}` } });
    expect((await again()).status).toBe(304);
    await test.call(`${own}/${widget.id}`, {
      as: 'owner',
      method: 'PUT',
      headers: { 'if-match': '0' },
      json: { ...widgetExample, type: 'player-large' },
    });
    const changed = await again();
    expect(changed.status).toBe(200);
    expect(await changed.json()).toMatchObject({ type: 'player-large', version: 1 });
  });

  it('returns 404 immediately after deletion', async () => {
    const widget = await made();
    await get(`widgets/${widget.id}`);
    await test.call(`${own}/${widget.id}`, { as: 'owner', method: 'DELETE' });
    const gone = await get(`widgets/${widget.id}`, { headers: { origin: 'null' } });
    expect(gone.headers.get('access-control-allow-origin')).toBe('*');
    expect(await problemOf(gone)).toMatchObject({ code: 'resource.not_found' });
    const reply = await get(`casts/aurora/status?widget=${widget.id}`);
    expect(await problemOf(reply)).toMatchObject({ code: 'resource.not_found' });
  });
});

it("closes a browser's connection after each response, and never a proxy's", async () => {
  const direct = await get('casts/aurora/status', { from: '203.0.113.9' });
  const behind = await get('casts/aurora/status', {
    from: '192.0.2.1',
    headers: { 'x-forwarded-for': '203.0.113.9' },
  });
  expect(direct.headers.get('connection')).toBe('close');
  expect(behind.headers.get('connection')).not.toBe('close');
});

describe('public on-air data', () => {
  beforeEach(() => engineAnswers(test, {}, ['/aurora']));

  it('contains artist, title and the live streams', async () => {
    await setTitle('Mara Quill - Low Water - Live');
    const status = await statusOf();
    expect(status).toMatchObject({
      reason: 'ok',
      track: { artist: 'Mara Quill', title: 'Low Water - Live' },
      listeners: null,
      songs: null,
      widgetVersion: null,
    });
    expect(status.streamsOnAir).toHaveLength(1);
    test.clock.advance({ seconds: 3 });
    await setTitle('Station ident');
    expect((await statusOf()).track).toMatchObject({ artist: null, title: 'Station ident' });
  });

  it('contains listeners and songs only if the widget shows them', async () => {
    const plain = await made();
    const counting = await made({ showListeners: true });
    const listing = await made({ songs: 5 }, { type: 'recent-songs' });
    const { id } = await test.db
      .selectFrom('casts')
      .select('id')
      .where('username', '=', 'aurora')
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: 7 }, (_, at) => ({
      cast_id: id,
      mount: '/aurora',
      title: `Artist ${at} - Song ${at}`,
      listeners: null,
      started_at: new Date(test.clock.now().getTime() - at * 60_000),
      ended_at: test.clock.now(),
    }));
    await test.db.insertInto('played_titles').values(rows).execute();
    expect(await statusOf(`?widget=${plain.id}`)).toMatchObject({ listeners: null, songs: null });
    expect((await statusOf(`?widget=${counting.id}`)).listeners).toEqual(expect.any(Number));
    const { songs, widgetVersion } = await statusOf(`?widget=${listing.id}`);
    expect(songs?.map(({ title }) => title)).toEqual(['Song 0', 'Song 1', 'Song 2', 'Song 3', 'Song 4']);
    expect(widgetVersion).toBe(0);
    await test.db.deleteFrom('played_titles').execute();
  });

  it('contains the songs as the station that plays the cast reads them', async () => {
    const listing = await made({ songs: 5 }, { type: 'recent-songs' });
    const now = test.clock.now();
    const song = (title: string | null, minutes: number, endedAt: Date | null) => ({
      station_id: demoStationIds.aurora,
      kind: title === null ? ('jingle' as const) : ('song' as const),
      raw: `raw ${minutes}`,
      raw_key: `raw${minutes}`,
      artist: title && 'Rosa Quay',
      title,
      album: null,
      source: 'stream' as const,
      listeners: null,
      started_at: new Date(now.getTime() - minutes * 60_000),
      ended_at: endedAt,
      announce_at: now,
      announced_at: now,
    });
    await setTitle('rosa_quay-low_tide [128k]');
    await test.db
      .insertInto('songs')
      .values([song('Salt Road', 4, now), song(null, 3, now), song('Low Tide', 2, null)])
      .execute();
    const { track, songs } = await statusOf(`?widget=${listing.id}`);
    expect(track).toMatchObject({ artist: 'Rosa Quay', title: 'Low Tide', coverUrl: null });
    expect(songs?.map(({ title }) => title)).toEqual(['Low Tide', 'Salt Road']);
    await test.db.updateTable('songs').set({ ended_at: now }).execute();
    await test.db
      .insertInto('songs')
      .values(song(null, 1, null))
      .execute();
    test.clock.advance({ seconds: 3 });
    expect((await statusOf()).track).toBeNull();
    await test.db.deleteFrom('songs').execute();
  });

  it('applies the same rules to the client address as the engine', async () => {
    const rules = {
      enabled: true,
      mode: 'deny',
      countries: ['FR'],
      allowUnknown: true,
      allowNetworks: [{ network: '198.51.100.7', note: '' }],
    };
    const lock = (version: number, enabled: boolean) =>
      test.call('/api/control/cast/geolock/aurora', {
        as: 'owner',
        method: 'PUT',
        json: { rules: { ...rules, enabled }, disconnectListeners: false },
        headers: { 'if-match': String(version) },
      });
    expect((await statusOf('', { from: '198.51.100.8' })).reason).toBe('ok');
    await lock(0, true);
    test.clock.advance({ seconds: 30 });
    await engineAnswers(test, {}, ['/aurora']);
    expect((await statusOf('', { from: '198.51.100.8' })).reason).toBe('geoblocked');
    expect((await statusOf('', { from: '198.51.100.7' })).reason).toBe('ok');
    expect((await statusOf('', { from: '203.0.113.7' })).reason).toBe('ok');
    const target = { by: 'network', network: '203.0.113.7' };
    const json = { target, durationS: null, reason: 'x' };
    await test.call('/api/control/cast/bans/aurora', { as: 'owner', json });
    test.clock.advance({ seconds: 30 });
    await engineAnswers(test, {}, ['/aurora']);
    expect((await statusOf('', { from: '203.0.113.7' })).reason).toBe('geoblocked');
    await lock(1, false);
  });

  it('reports why nothing is audible', async () => {
    const reasonOf = async (username: string) =>
      ((await (await get(`casts/${username}/status`)).json()) as PublicStatus).reason;
    expect(await reasonOf('tidewater')).toBe('suspended');
    expect(await reasonOf('nightfall')).toBe('off_air');
    test.clock.advance({ minutes: 1 });
    expect(await reasonOf('aurora')).toBe('unknown');
    await engineAnswers(test, {}, ['/aurora']);
    test.clock.advance({ seconds: 3 });
    await test.db.updateTable('cast_live').set({ listeners: 1_000_000 }).execute();
    expect(await reasonOf('aurora')).toBe('full');
  });

  it('queries the database once per two seconds for all clients', async () => {
    await statusOf();
    await setTitle('Not yet told');
    const all = await Promise.all(Array.from({ length: 50 }, () => statusOf()));
    expect(new Set(all.map(({ track }) => track?.title)).size).toBe(1);
    expect(all[0]?.track?.title).not.toBe('Not yet told');
    test.clock.advance({ seconds: 2 });
    expect((await statusOf()).track?.title).toBe('Not yet told');
  });

  it("contains nothing of another cast's widget", async () => {
    const { id } = await made();
    const response = await get(`casts/harbour/status?widget=${id}`);
    expect(await problemOf(response)).toMatchObject({ code: 'resource.not_found' });
  });
});

it('is rate limited per address', async () => {
  const from = '192.0.2.9';
  const statuses: number[] = [];
  for (let calls = 0; calls < 201; calls += 1) {
    const response = await get('casts/aurora/status', { from });
    statuses.push(response.status);
    await response.body?.cancel();
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(200);
  const refused = await get('casts/aurora/status', { from });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await problemOf(refused)).toMatchObject({ code: 'request.rate_limited' });
  expect((await get('casts/aurora/status', { from: '192.0.2.10' })).status).toBe(200);
  test.clock.advance({ minutes: 1 });
  expect((await get('casts/aurora/status', { from })).status).toBe(200);
});
