import {
  type AdminCast,
  type AdminCastEventList,
  type AdminCastList,
  adminCast,
  adminCastEventList,
  adminCastList,
} from '@unmuted/api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mountsTopic, readMountConfigs } from '#/modules/casts/cast/mount-configs.ts';
import { expectExactly, problemOf } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { examples as castExamples } from '#/testing/examples/cast.examples.ts';
import { engineAnswers } from '#/testing/statistics/listeners.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function list(query: Readonly<Record<string, string>> = {}): Promise<AdminCastList> {
  const response = await test.call(`/api/admin/cast?${new URLSearchParams(query)}`, { as: 'admin' });
  const body = (await response.json()) as AdminCastList;
  expectExactly(adminCastList, body);
  return body;
}
const namesOf = async (query: Readonly<Record<string, string>>) =>
  (await list(query)).items.map(({ username }) => username);

async function read(username: string): Promise<AdminCast> {
  const body = (await (await test.call(`/api/admin/cast/${username}`, { as: 'admin' })).json()) as AdminCast;
  expectExactly(adminCast, body);
  return body;
}

beforeEach(async () => {
  test.clock.advance({ seconds: 1 });
  await engineAnswers(test, {}, ['/aurora', '/meadow']);
});

describe('the list of all casts', () => {
  it('lists those of every customer, each with its owner and status', async () => {
    const { items, total, page, pageSize, engine } = await list();
    expect({ total, page, pageSize, engine: engine.state }).toEqual({
      total: 6,
      page: 1,
      pageSize: 25,
      engine: 'up',
    });
    expect(items.map(({ name }) => name)).toEqual([
      'Atlantic Talk',
      'Harbour Sessions',
      'Meadow Lane Radio',
      'Nightfall FM',
      'Radio Aurora',
      'Tidewater',
    ]);
    expect(items.find(({ username }) => username === 'meadow')).toMatchObject({
      customer: { name: 'Jun Sakamoto', company: 'Meadow Lane', email: 'second@studio.test' },
      state: 'live',
      listeners: 0,
      listenerLimit: 100,
      streamCount: 1,
      bitrate: 64,
      lastSourceAt: null,
      suspension: null,
    });
    const of = (username: string) => items.find((item) => item.username === username);
    expect(of('harbour')).toMatchObject({
      state: 'off_air',
      listeners: null,
      lastSourceAt: expect.any(String),
    });
    expect(of('nightfall')).toMatchObject({ state: 'never_connected', lastSourceAt: null });
    expect(of('tidewater')).toMatchObject({
      state: 'suspended',
      suspension: { reason: 'The last invoice has not been paid.', since: expect.any(String) },
    });
  });

  it.each([
    ['username', ['atlantic', 'aurora', 'harbour', 'meadow', 'nightfall', 'tidewater']],
    ['-username', ['tidewater', 'nightfall', 'meadow', 'harbour', 'aurora', 'atlantic']],
    // Equal sort keys are ordered by user name, in either direction.
    ['customer', ['atlantic', 'aurora', 'harbour', 'nightfall', 'tidewater', 'meadow']],
    ['-customer', ['meadow', 'atlantic', 'aurora', 'harbour', 'nightfall', 'tidewater']],
    ['limit', ['meadow', 'nightfall', 'tidewater', 'atlantic', 'harbour', 'aurora']],
    // Casts without a count come last, in either direction.
    ['-listeners', ['aurora', 'meadow', 'atlantic', 'harbour', 'nightfall', 'tidewater']],
    ['state', ['aurora', 'meadow', 'harbour', 'atlantic', 'nightfall', 'tidewater']],
    ['-source', ['aurora', 'meadow', 'harbour', 'atlantic', 'nightfall', 'tidewater']],
  ])('is sorted by %s', async (sort, expected) => {
    expect(await namesOf({ sort })).toEqual(expected);
  });

  it('is paginated without gaps or duplicates', async () => {
    await sql`insert into casts (id, username, account_id, name, group_name, server, plan, status, listener_limit)
      select gen_random_uuid(), 'copy-of-' || username, account_id, name, group_name, server, plan, 'active',
        listener_limit from casts`.execute(test.db);
    const query = { sort: '-limit', pageSize: '10' };
    const first = await namesOf({ ...query, page: '1' });
    const second = await namesOf({ ...query, page: '2' });
    expect([first.length, second.length]).toEqual([10, 2]);
    expect(new Set([...first, ...second]).size).toBe(12);
    expect(await list({ ...query, page: '9' })).toMatchObject({ items: [], total: 12, page: 9 });
    await test.db.deleteFrom('casts').where('username', 'like', 'copy-of-%').execute();
  });

  it.each([
    ['a user name', 'tidew', ['tidewater']],
    ['a name, without case', 'RADIO', ['aurora', 'meadow']],
    ['a company', 'meadow lane', ['meadow']],
    ['a person', 'o’brien harbour', ['harbour']],
    ['an e-mail address', 'SECOND@studio', ['meadow']],
    ['words that are of two casts', 'aurora meadow', []],
    ['a percent sign', '%', []],
    ['an underscore', '_', []],
    ['a backslash', '\\', []],
    ['quotes', `'"); drop table casts; --`, []],
    ['nothing but spaces', '   ', ['atlantic', 'aurora', 'harbour', 'meadow', 'nightfall', 'tidewater']],
  ])('searches for %s', async (_what, q, expected) => {
    expect(await namesOf({ q, sort: 'username' })).toEqual(expected);
  });

  it('filters by current status', async () => {
    expect(await namesOf({ state: 'live' })).toEqual(['meadow', 'aurora']);
    expect(await namesOf({ state: 'suspended,off_air' })).toEqual(['harbour', 'tidewater']);
    test.clock.advance({ seconds: 60 });
    expect(await namesOf({ state: 'live' })).toEqual([]);
    const unknown = await list({ state: 'unknown' });
    expect(unknown).toMatchObject({ total: 5, engine: { state: 'down' } });
    expect(new Set(unknown.items.map(({ state, listeners }) => `${state} ${listeners}`))).toEqual(
      new Set(['unknown null']),
    );
  });

  it.each([
    { page: '0' },
    { pageSize: '7' },
    { sort: 'password' },
    { sort: 'name;drop' },
    { state: 'asleep' },
    { q: 'x'.repeat(101) },
    { q: 'a\u0000b' },
    { customer: '1' },
  ])('rejects %o', async (query) => {
    const reply = test.call(`/api/admin/cast?${new URLSearchParams(query)}`, { as: 'admin' });
    expect((await problemOf(await reply)).code).toBe('request.invalid');
  });
});

async function act(username: string, what: string, version: number, json?: unknown): Promise<Response> {
  test.clock.advance({ seconds: 1 });
  return test.call(`/api/admin/cast/${username}/${what}`, {
    as: 'admin',
    method: what === 'limits' ? 'PUT' : 'POST',
    json,
    headers: { 'if-match': String(version) },
  });
}
const trailOf = (action: 'cast.suspended' | 'cast.unsuspended' | 'cast.limits_updated') =>
  test.db
    .selectFrom('audit_trail')
    .select(['actor_kind', 'actor_id', 'account_id', 'details'])
    .where('action', '=', action)
    .execute();
const mountsNow = async () => (await readMountConfigs(test.db, test.deps.secrets)).map(({ mount }) => mount);

describe('a suspended cast', () => {
  const reason = 'The invoice of October is open.\nPlease write to us.';

  it('is closed immediately, shows the reason to its customer, and returns to its previous status', async () => {
    const published: string[] = [];
    const unsubscribe = await test.deps.bus.subscribe((topics) => void published.push(...(topics ?? [])));
    const { version } = await read('aurora');
    const suspended = (await (await act('aurora', 'suspend', version, { reason })).json()) as AdminCast;
    const since = test.clock.now().toISOString();
    expectExactly(adminCast, suspended);
    expect(suspended).toMatchObject({
      state: 'suspended',
      suspension: { reason, since },
      version: version + 1,
    });
    await expect.poll(() => published).toEqual(expect.arrayContaining([mountsTopic, 'cast:aurora', 'fleet']));
    unsubscribe();
    expect(await mountsNow()).not.toContain('/aurora');
    const now = await (await test.call('/cast-api/api/aurora/now', { as: 'owner' })).json();
    expect(now).toMatchObject({ state: 'suspended', since, suspension: { reason, since }, listeners: null });

    // Repeating the call with the old version is a no-op.
    expect((await act('aurora', 'suspend', version, { reason })).status).toBe(200);
    const stale = await problemOf(await act('aurora', 'suspend', version, { reason: 'Another one.' }));
    expect(stale).toMatchObject({ code: 'resource.version_conflict', current: { version: version + 1 } });
    expect(await trailOf('cast.suspended')).toMatchObject([
      { actor_kind: 'admin', details: { cast: 'aurora', reason, listeners: 0, sources: 1 } },
    ]);
    const other = await (await act('aurora', 'suspend', version + 1, { reason: 'Another one.' })).json();
    expect(other).toMatchObject({ suspension: { reason: 'Another one.', since }, version: version + 2 });

    const back = await act('aurora', 'unsuspend', version + 2);
    await engineAnswers(test, {}, ['/aurora']);
    expect(await back.json()).toMatchObject({ state: 'live', suspension: null, version: version + 3 });
    expect(await mountsNow()).toContain('/aurora');
    expect((await act('aurora', 'unsuspend', 0)).status).toBe(200);
    expect(await trailOf('cast.unsuspended')).toHaveLength(1);
  });

  it('becomes pending or stopped again', async () => {
    await test.db
      .updateTable('casts')
      .set({ status: 'pending' })
      .where('username', '=', 'nightfall')
      .execute();
    await test.call('/api/control/cast/stop/nightfall', { as: 'owner', method: 'POST' });
    const { version } = await read('nightfall');
    await act('nightfall', 'suspend', version, { reason });
    await act('nightfall', 'unsuspend', version + 1);
    expect((await read('nightfall')).state).toBe('stopped');
    const status = test.db.selectFrom('casts').select('status').where('username', '=', 'nightfall');
    expect(await status.executeTakeFirst()).toEqual({ status: 'pending' });
    const asBefore = { status: 'active', stopped_at: null, stopped_by: null } as const;
    await test.db.updateTable('casts').set(asBefore).where('username', '=', 'nightfall').execute();
  });

  it('can be suspended while the engine is down, but not if its mounts cannot be closed', async () => {
    const { version } = await read('harbour');
    await engineAnswers(test, { configurable: false });
    const refused = await problemOf(await act('harbour', 'suspend', version, { reason }));
    expect(refused.code).toBe('engine.not_configurable');
    test.clock.advance({ seconds: 60 });
    expect((await act('harbour', 'suspend', version, { reason })).status).toBe(200);
    await act('harbour', 'unsuspend', version + 1);
  });

  const body = { target: { by: 'agent', agent: 'ripper' }, durationS: null, reason: 'No' };
  it.each([
    [
      'settings',
      'PUT',
      'cast/server/tidewater',
      { maxListenS: 60, perAddress: null, fallbackStreamId: null, reconnectHoldS: 10 },
    ],
    ['rules by country', 'PUT', 'cast/geolock/tidewater', castExamples['geolock.update']?.json],
    ['bans', 'POST', 'cast/bans/tidewater', body],
    ['statistics', 'POST', 'cast/reset-statistics/tidewater', { name: 'Tidewater' }],
    ['running', 'POST', 'cast/start/tidewater', undefined],
  ])('prevents its customer from changing its %s', async (_what, method, path, json) => {
    const response = await test.call(`/api/control/${path}`, {
      as: 'owner',
      method,
      json,
      headers: { 'if-match': '0' },
    });
    expect((await problemOf(response)).code).toBe('cast.suspended');
  });

  it('can be changed by staff', async () => {
    const response = await test.call('/api/control/cast/server/tidewater', {
      as: 'admin',
      method: 'PUT',
      json: { maxListenS: 60, perAddress: null, fallbackStreamId: null, reconnectHoldS: 10 },
      headers: { 'if-match': '0' },
    });
    expect(response.status).toBe(200);
  });

  it.each(['', '   ', 'x'.repeat(501), 'a\u0007b', 'a\ud800'])('requires a reason: not %j', async (bad) => {
    const answer = await act('atlantic', 'suspend', 0, { reason: bad });
    expect((await problemOf(answer)).errors).toMatchObject([{ pointer: '/reason' }]);
  });
});

describe('cast limits', () => {
  it('are changed by staff with a version check, and apply to the customer and the engine', async () => {
    const { version, limits } = await read('meadow');
    expect(limits).toEqual({ listenerLimit: 100, streamsLimit: 1, bitrateLimit: 128 });
    const wanted = { listenerLimit: 100_000, streamsLimit: 3, bitrateLimit: 320 };
    const changed = await act('meadow', 'limits', version, wanted);
    expect(await changed.json()).toMatchObject({
      limits: wanted,
      listenerLimit: 100_000,
      version: version + 1,
    });
    const configs = await readMountConfigs(test.db, test.deps.secrets);
    expect(configs.find(({ mount }) => mount === '/meadow')).toMatchObject({ maxListeners: 100_000 });
    const streams = await (await test.call('/api/control/cast/streams/meadow', { as: 'second' })).json();
    expect(streams).toMatchObject({ streamsLimit: 3, bitrateLimit: 320 });
    const stale = await problemOf(await act('meadow', 'limits', version, limits));
    expect(stale).toMatchObject({ code: 'resource.version_conflict', current: { limits: wanted } });
    expect(await trailOf('cast.limits_updated')).toMatchObject([
      { actor_kind: 'admin', details: { cast: 'meadow', ...wanted } },
    ]);
    expect((await act('meadow', 'limits', version + 1, limits)).status).toBe(200);
  });

  it.each([
    [{ listenerLimit: 0, streamsLimit: 1, bitrateLimit: 64 }, '/listenerLimit'],
    [{ listenerLimit: 100_001, streamsLimit: 1, bitrateLimit: 64 }, '/listenerLimit'],
    [{ listenerLimit: 1.5, streamsLimit: 1, bitrateLimit: 64 }, '/listenerLimit'],
    [{ listenerLimit: 1, streamsLimit: 4, bitrateLimit: 64 }, '/streamsLimit'],
    [{ listenerLimit: 1, streamsLimit: 1, bitrateLimit: 15 }, '/bitrateLimit'],
    [{ listenerLimit: 1, streamsLimit: 1, bitrateLimit: 321 }, '/bitrateLimit'],
  ])('reject %o', async (json, pointer) => {
    const { errors } = await problemOf(await act('meadow', 'limits', 0, json));
    expect(errors).toMatchObject([{ pointer }]);
  });
});

it('actions on a cast are listed with their actor, latest first', async () => {
  const post = (path: string, as: 'second' | 'admin') =>
    test.call(`/api/control/cast/${path}`, { as, method: 'POST' });
  await post('stop/meadow', 'second');
  await post('start/meadow', 'admin');
  const answer = await test.call('/api/admin/cast/meadow/audit?pageSize=2', { as: 'admin' });
  const events = (await answer.json()) as AdminCastEventList;
  expectExactly(adminCastEventList, events);
  expect(events).toMatchObject({
    page: 1,
    pageSize: 2,
    items: [
      { action: 'cast.started', by: { kind: 'admin', name: 'Tomás Reyes' }, details: { cast: 'meadow' } },
      { action: 'cast.stopped', by: { kind: 'customer', name: 'Jun Sakamoto' }, details: { listeners: 0 } },
    ],
  });
  expect(events.total).toBeGreaterThanOrEqual(2);
  const other = await (await test.call('/api/admin/cast/tidewater/audit', { as: 'admin' })).json();
  expect((other as AdminCastEventList).items.map(({ details }) => details.cast)).not.toContain('meadow');
});

it('an unknown cast returns 404 for every operation', async () => {
  const answers = await Promise.all([
    test.call('/api/admin/cast/nowhere', { as: 'admin' }),
    test.call('/api/admin/cast/nowhere/audit', { as: 'admin' }),
    act('nowhere', 'suspend', 0, { reason: 'Gone' }),
    act('nowhere', 'unsuspend', 0),
    act('nowhere', 'limits', 0, { listenerLimit: 1, streamsLimit: 1, bitrateLimit: 64 }),
  ]);
  for (const answer of answers) expect((await problemOf(answer)).code).toBe('resource.not_found');
});

it('a cast stopped by staff can be started by staff only, even if its customer had stopped it', async () => {
  const post = (what: 'start' | 'stop', as: 'owner' | 'admin') =>
    test.call(`/api/control/cast/${what}/atlantic`, { as, method: 'POST' });
  await post('stop', 'owner');
  expect(await (await post('stop', 'admin')).json()).toMatchObject({ stoppedBy: 'admin' });
  // A stop by the customer does not replace the staff's.
  expect(await (await post('stop', 'owner')).json()).toMatchObject({ stoppedBy: 'admin' });
  expect((await problemOf(await post('start', 'owner'))).code).toBe('cast.stopped_by_admin');
  expect(await (await post('start', 'admin')).json()).toMatchObject({ stoppedBy: null });
});
