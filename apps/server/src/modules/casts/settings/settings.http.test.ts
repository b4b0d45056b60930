import type {
  CastSection,
  SavedGeneral,
  SavedStreams,
  SettingsRevisionList,
  StatisticsSize,
} from '@unmuted/api/contract';
import { savedGeneral, savedStreams, settingsRevisionList } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { until } from '#/engine/testing/until.ts';
import { readMountConfigs } from '#/modules/casts/cast/mount-configs.ts';
import { resolveStagedChanges } from '#/modules/casts/settings/staged-changes.ts';
import { createListenerTracker } from '#/modules/listeners/listeners/listener-tracker.ts';
import { migrations } from '#/platform/db/migrations/index.ts';
import { expectExactly, problemOf } from '#/testing/app/contract.ts';
import { type Actor, createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { generalExample, serverExample } from '#/testing/examples/settings-examples.ts';
import { createFakeListeners } from '#/testing/stand-ins/fake-listeners.ts';
import { addListener, engineAnswers } from '#/testing/statistics/listeners.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const at = (section: string) => `/api/control/cast/${section}/aurora`;
const put = (section: string, json: unknown, version = 0, as: Actor = 'owner') =>
  test.call(at(section), { as, method: 'PUT', json, headers: { 'if-match': String(version) } });
const read = async <T>(section: string) =>
  (await (await test.call(at(section), { as: 'owner' })).json()) as T;
const revisionsOf = (section: CastSection) => `/api/control/cast/revisions/aurora/${section}`;
const history = async (section: CastSection) => {
  const body = (await (
    await test.call(revisionsOf(section), { as: 'owner' })
  ).json()) as SettingsRevisionList;
  expectExactly(settingsRevisionList, body);
  return body.items;
};
const restore = (section: CastSection, revision: number, version: number) =>
  test.call(`${revisionsOf(section)}/${revision}/restore`, {
    as: 'owner',
    method: 'POST',
    headers: { 'if-match': String(version) },
  });
const judge = () => resolveStagedChanges({ ...test.deps, db: test.db });
const configs = async () => {
  const mounts = await readMountConfigs(test.db, test.deps.secrets);
  return mounts.filter(({ mount }) => mount.startsWith('/aurora'));
};

describe('general settings', () => {
  it('are changed, recorded and restored, and a version conflict returns the current values', async () => {
    expect((await read<SavedGeneral>('general')).timeZone).toBe('Europe/Dublin');
    expect((await put('general', generalExample)).status).toBe(200);
    const second = { ...generalExample, name: 'Aurora Two', genres: [] };
    const late = await problemOf(await put('general', second));
    expect(late).toMatchObject({
      status: 412,
      code: 'resource.version_conflict',
      current: { ...generalExample, version: 1 },
    });
    // Saving the current values is a no-op.
    expect(await (await put('general', generalExample, 1)).json()).toMatchObject({ version: 1 });
    expect((await put('general', second, 1)).status).toBe(200);
    expect((await restore('general', 1, 2)).status).toBe(204);
    const current = await read<SavedGeneral>('general');
    expectExactly(savedGeneral, current);
    expect(current).toEqual({ ...generalExample, version: 3 });
    const items = await history('general');
    const by = { kind: 'customer', name: 'Maeve O’Brien' };
    expect(items.map((each) => [each.revision, each.by, each.restores])).toEqual([
      [3, by, 1],
      [2, by, null],
      [1, by, null],
      [0, null, null],
    ]);
    expect(items[1]).toMatchObject({ before: generalExample, after: second });
    const lines = await test.db
      .selectFrom('audit_trail')
      .select('details')
      .where('action', '=', 'settings.updated')
      .orderBy('id')
      .execute();
    expect(lines.map(({ details }) => details)).toEqual([
      { cast: 'aurora', section: 'general', rev: 1, restores: null },
      { cast: 'aurora', section: 'general', rev: 2, restores: null },
      { cast: 'aurora', section: 'general', rev: 3, restores: 1 },
    ]);
    expect((await configs())[0]).toMatchObject({
      genre: 'Indie, Folk',
      url: 'https://radio-aurora.example/',
      description: 'Independent music from the west. New releases by day.',
    });
  });

  it.each([
    ['name', 'A'],
    ['name', `Tab\there`],
    ['description', 'x'.repeat(501)],
    ['genres', ['a', 'b', 'c', 'd', 'e', 'f']],
    ['genres', ['Folk', 'folk']],
    ['website', 'htps://radioaurora.example'],
    ['website', 'https://somebody@radioaurora.example'],
    ['website', 'javascript:alert(1)'],
    ['timeZone', 'Europe/Nowhere'],
    ['language', 'english'],
  ])('reject a %s of %j', async (field, value) => {
    const answer = await problemOf(await put('general', { ...generalExample, [field]: value }));
    expect(answer).toMatchObject({ status: 422, code: 'request.invalid' });
    expect(JSON.stringify(answer)).toContain(`/${field}`);
  });
});

describe('the streams of a cast', () => {
  const current = () => read<SavedStreams>('streams');
  const plain = ({ streams }: SavedStreams) => ({ streams });

  it("reject more than the plan allows, another cast's mount, and changes while the engine is down", async () => {
    expect((await put('streams', plain(await current()))).status).toBe(503);
    await engineAnswers(test, { codecs: ['mp3', 'aac'] });
    const [first, second] = (await current()).streams;
    const problems = async (...streams: unknown[]) => {
      const { code, errors } = await problemOf(await put('streams', { streams }));
      expect(code).toBe('request.invalid');
      return (errors ?? []).map((each) => [each.pointer, each.code]);
    };
    expect(await problems({ ...first, mount: '/meadow' }, second)).toEqual([
      ['/streams/0/mount', 'duplicate'],
    ]);
    expect(await problems({ ...first, codec: 'opus' })).toEqual([['/streams/0/codec', 'enum']]);
    for (const mount of ['aurora', '/admin/stats', '/a/../b', '/', '/status-json.xsl', '/a b'])
      expect(await problems({ ...first, mount })).toContainEqual(['/streams/0/mount', expect.any(String)]);
    await test.db.updateTable('casts').set({ streams_limit: 1, bitrate_limit: 48 }).execute();
    expect(await problems({ ...first, name: 'Main' }, second)).toEqual([
      ['/streams/0/bitrate', 'range'],
      ['/streams', 'array_size'],
    ]);
    expect(await problems({ ...first, isPrimary: false })).toEqual([['/streams', 'enum']]);
    await engineAnswers(test, { configurable: false });
    expect(await problemOf(await put('streams', plain(await current())))).toMatchObject({
      code: 'engine.not_configurable',
    });
  });

  it('are saved once the connected sources are back', async () => {
    await engineAnswers(test, {}, ['/aurora']);
    const [first, second] = (await current()).streams;
    const streams = [
      { ...second, isPrimary: true },
      { ...first, isPrimary: false, mount: '/aurora-moved' },
      { id: null, name: 'New', mount: '/aurora-new', codec: 'aac', bitrate: 96, isPrimary: false },
    ];
    expect((await put('streams', { streams })).status).toBe(200);
    const applied = await current();
    expectExactly(savedStreams, applied);
    expect(applied.streams.map(({ mount }) => mount)).toEqual(['/aurora-32', '/aurora-moved', '/aurora-new']);
    expect(applied.staged).toMatchObject({ rev: 1, state: 'applying', waitingFor: [first?.id] });
    const passwords = (await configs()).map(({ sourcePassword }) => sourcePassword);
    expect(passwords.filter((password) => /^[\w-]{16}$/.test(password))).toHaveLength(1);
    expect(await problemOf(await put('streams', { streams }, 1))).toMatchObject({
      code: 'cast.change_pending',
    });
    test.clock.advance({ seconds: 30 });
    await engineAnswers(test, {}, ['/aurora-moved']);
    await judge();
    expect((await current()).staged).toMatchObject({ state: 'applied', until: null });
  });

  it('are rolled back, with their passwords, if a source is missing for a minute of engine uptime', async () => {
    await engineAnswers(test, {}, ['/aurora', '/aurora-32']);
    const before = await current();
    const mountsBefore = await configs();
    const [first] = before.streams;
    await put('streams', { streams: [{ ...first, mount: '/elsewhere' }] });
    test.clock.advance({ seconds: 50 });
    await judge();
    // Longer than the engine timeout: the minute restarts.
    test.clock.advance({ seconds: 50 });
    await judge();
    await engineAnswers(test);
    await judge();
    expect((await current()).staged).toMatchObject({ state: 'applying' });
    test.clock.advance({ seconds: 60 });
    await engineAnswers(test);
    await judge();
    const after = await current();
    expect(after).toMatchObject({ streams: before.streams, version: 2 });
    expect(after.staged).toMatchObject({ state: 'rolled_back', until: null });
    expect(await configs()).toEqual(mountsBefore);
    const [line] = await test.db
      .selectFrom('audit_trail')
      .select(['actor_kind', 'details'])
      .where('action', '=', 'settings.rolled_back')
      .execute();
    expect(line).toEqual({
      actor_kind: 'system',
      details: { cast: 'aurora', section: 'streams', rev: 1 },
    });
    // The next change clears the result of this one.
    const renamed = before.streams.map((each) => ({ ...each, name: `${each.name} fm` }));
    const [undone, change] = await history('streams');
    expect(undone).toMatchObject({
      revision: 2,
      by: { kind: 'system', name: null },
      after: { streams: before.streams },
    });
    expect(change).toMatchObject({ revision: 1, by: { kind: 'customer' } });
    expect((await put('streams', { streams: renamed }, 2)).status).toBe(200);
    expect((await current()).staged).toMatchObject({ rev: 2, state: 'applied', waitingFor: [] });
  });

  it('are restored by a revision, and a removed stream gets a new password', async () => {
    await engineAnswers(test);
    const before = await current();
    await put('streams', { streams: before.streams.map((each) => ({ ...each, name: `${each.name} fm` })) });
    await put('streams', { streams: [before.streams[0]] }, 1);
    expect((await restore('streams', 1, 2)).status).toBe(204);
    const { streams } = await current();
    expect(streams.map(({ name, mount }) => [name, mount])).toEqual([
      ['64kbps fm', '/aurora'],
      ['32kbps fm', '/aurora-32'],
    ]);
    expect(streams[1]?.id).not.toBe(before.streams[1]?.id);
    expect((await restore('streams', 99, 3)).status).toBe(404);
    // Passwords are not part of the history.
    expect(JSON.stringify(await history('streams'))).not.toMatch(/password|sealed/i);
  });
});

describe('the passwords of removed streams', () => {
  const sealed = async () => {
    const rows = await test.db.selectFrom('cast_changes').select('sealed').orderBy('rev').execute();
    return rows.map((row) => Object.keys(row.sealed));
  };

  it('are kept while the change can be rolled back, then deleted', async () => {
    await engineAnswers(test, {}, ['/aurora']);
    const [first, second] = (await read<SavedStreams>('streams')).streams;
    expect((await put('streams', { streams: [first] })).status).toBe(200);
    expect(await sealed()).toEqual([[second?.id]]);
    test.clock.advance({ seconds: 30 });
    await engineAnswers(test, {}, ['/aurora']);
    await judge();
    expect(await sealed()).toEqual([[]]);
  });

  it('are not stored when the change takes effect immediately', async () => {
    await engineAnswers(test);
    const [first] = (await read<SavedStreams>('streams')).streams;
    expect((await put('streams', { streams: [first] })).status).toBe(200);
    expect((await read<SavedStreams>('streams')).staged).toMatchObject({ state: 'applied' });
    expect(await sealed()).toEqual([[]]);
  });

  it('are deleted where an earlier version of the server had kept them', async () => {
    await engineAnswers(test);
    const { streams } = await read<SavedStreams>('streams');
    await put('streams', { streams: streams.slice(0, 1) });
    await engineAnswers(test, {}, ['/aurora']);
    await put('streams', { streams: [{ ...streams[0], name: 'Main' }] }, 1);
    await test.db
      .updateTable('cast_changes')
      .set({ sealed: JSON.stringify({ [test.deps.publicUrl()]: 'c2VhbGVk' }) })
      .execute();
    await test.db.transaction().execute(async (tx) => migrations['0024-forgotten-passwords']?.up(tx));
    expect(await sealed()).toEqual([[], [test.deps.publicUrl()]]);
  });
});

it('the second of two customers who claim one mount concurrently gets an error', async () => {
  await engineAnswers(test);
  const save = async (name: string, as: Actor) => {
    const path = `/api/control/cast/streams/${name}`;
    const { streams } = (await (await test.call(path, { as })).json()) as SavedStreams;
    const wanted = { streams: [{ ...streams[0], mount: '/wanted' }] };
    return test.call(path, { as, method: 'PUT', json: wanted, headers: { 'if-match': '0' } });
  };
  // Both transactions check that the mount is free before either commits.
  const saved = await test.db.transaction().execute(async (tx) => {
    await sql`lock table audit_trail in exclusive mode`.execute(tx);
    const saving = [save('aurora', 'owner'), save('meadow', 'second')];
    await until(async () => (await waitingForLocks()) === saving.length);
    return saving;
  });
  const answers = await Promise.all(saved);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  const refused = answers.find(({ status }) => status === 422);
  expect(refused && (await problemOf(refused))).toMatchObject({
    code: 'request.invalid',
    errors: [{ pointer: '/streams/0/mount', code: 'duplicate' }],
  });
});

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_locks
    where not granted`.execute(test.db);
  return rows[0]?.count ?? 0;
}

it('[F11] listeners of a dropped source wait ten seconds by default, at most a minute, or not at all', async () => {
  const holds = async () => (await configs()).map(({ reconnectHoldS }) => reconnectHoldS);
  expect(await holds()).toEqual([10, 10]);
  for (const [version, reconnectHoldS] of [0, 60].entries()) {
    expect((await put('server', { ...serverExample, reconnectHoldS }, version)).status).toBe(200);
    expect(await holds()).toEqual([reconnectHoldS, reconnectHoldS]);
  }
  for (const reconnectHoldS of [-1, 61, 1.5, null])
    expect((await put('server', { ...serverExample, reconnectHoldS }, 2)).status).toBe(422);
});

it('the engine enforces the listener limit and the maximum duration', async () => {
  await engineAnswers(test);
  const { id } = (await read<SavedStreams>('streams')).streams[1] ?? {};
  await put('server', { ...serverExample, perAddress: 2, maxListenS: 600, fallbackStreamId: id ?? null });
  expect((await configs()).map(({ mount, fallback }) => [mount, fallback])).toEqual([
    ['/aurora', '/aurora-32'],
    ['/aurora-32', null],
  ]);
  const players = createFakeListeners({ hooks: true });
  const tracker = createListenerTracker({
    ...test.deps,
    db: test.db,
    onError: (error) => {
      throw error;
    },
  });
  await tracker.prepare();
  tracker.follow(players.engine);
  const allowed = (ip: string, mount = '/aurora') => players.join(tracker, { ip, mount }).allowed;
  expect([allowed('192.0.2.1'), allowed('192.0.2.1', '/aurora-32')]).toEqual([true, true]);
  expect(allowed('192.0.2.1')).toBe(false);
  expect(allowed('192.0.2.2')).toBe(true);
  await test.db.updateTable('casts').set({ listener_limit: 3 }).execute();
  await tracker.prepare();
  expect(allowed('192.0.2.3')).toBe(false);
  test.clock.advance({ seconds: 599 });
  await tracker.settle();
  expect(players.present.size).toBe(3);
  test.clock.advance({ seconds: 1 });
  await tracker.settle();
  expect(players.present.size).toBe(0);
  await tracker.stop();
  expect((await put('server', { ...serverExample, fallbackStreamId: test.deps.publicUrl() }, 1)).status).toBe(
    422,
  );
});

it('statistics are deleted after typing the name, and listeners stay connected', async () => {
  const ended = { ended_at: test.clock.now(), end_reason: 'left' } as const;
  await addListener(test, ended);
  await addListener(test, { ...ended, cast: 'meadow' });
  const staying = await addListener(test);
  const size = await read<StatisticsSize>('reset-statistics');
  expect(size).toMatchObject({ sessions: 1 });
  expect(size.samples).toBeGreaterThan(100);
  const reset = (name: string) => test.call(at('reset-statistics'), { as: 'owner', json: { name } });
  expect((await reset('Radio')).status).toBe(422);
  const answer = await reset('Radio Aurora');
  expect(await answer.json()).toEqual(size);
  expect(await read('reset-statistics')).toEqual({ sessions: 0, samples: 0 });
  const rows = await test.db.selectFrom('listener_sessions').select('id').execute();
  expect(rows).toHaveLength(2);
  expect(rows.map(({ id }) => id)).toContain(staying);
  const [line] = await test.db
    .selectFrom('audit_trail')
    .select('details')
    .where('action', '=', 'statistics.reset')
    .execute();
  expect(line?.details).toEqual({ cast: 'aurora', ...size });
});
