import {
  type AdminCast,
  type AdminCastList,
  adminCast,
  type BulkResult,
  bulkResult,
  type CastLog,
  castLog,
  castNoteList,
  limits,
  planPreview,
  terminationPreview,
  type UsernameAvailability,
} from '@unmuted/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purge } from '#/composition/purge.ts';
import { readMountConfigs } from '#/modules/casts/cast/mount-configs.ts';
import { expectExactly, problemOf } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { accountIdOf, castDraft, publicPlanId, withNewCast } from '#/testing/examples/plan-preparations.ts';
import { engineAnswers } from '#/testing/statistics/listeners.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.advance({ seconds: 1 });
  test.mails.length = 0;
  await engineAnswers(test, {}, ['/aurora', '/meadow']);
});

type Method = 'POST' | 'DELETE';
async function act(
  path: string,
  {
    method = 'POST' as Method,
    version = 0,
    json = undefined as unknown,
    as = 'superadmin' as 'admin' | 'superadmin',
  } = {},
) {
  return test.call(`/api/admin/cast/${path}`, {
    as,
    method,
    headers: { 'if-match': String(version) },
    ...(json !== undefined && { json }),
  });
}
async function read(username: string): Promise<AdminCast> {
  const body = (await (await test.call(`/api/admin/cast/${username}`, { as: 'admin' })).json()) as AdminCast;
  expectExactly(adminCast, body);
  return body;
}
const namesOf = async (query: string): Promise<string[]> =>
  ((await (await test.call(`/api/admin/cast${query}`, { as: 'admin' })).json()) as AdminCastList).items.map(
    ({ username }) => username,
  );
const mounts = async () => (await readMountConfigs(test.db, test.deps.secrets)).map(({ mount }) => mount);

describe('creating a cast', () => {
  it('with a plan gives it the limits of the plan, and emails the owner without a password', async () => {
    const draft = await castDraft(test);
    const response = await test.call('/api/admin/cast', { as: 'admin', json: draft });
    expect(response.status).toBe(201);
    const body = (await response.json()) as AdminCast;
    expectExactly(adminCast, body);
    expect(body).toMatchObject({
      username: draft.username,
      plan: 'Cast 100',
      state: 'never_connected',
      limits: { listenerLimit: 100, streamsLimit: 1, bitrateLimit: 128 },
      planEdition: { planId: draft.planId, isCurrent: true },
    });
    expect(JSON.stringify([body, test.mails])).not.toMatch(/password/i);
    expect(test.mails).toMatchObject([{ to: { email: 'second@studio.test' }, mail: { kind: 'cast_ready' } }]);
    expect(await mounts()).toContain(`/${draft.username}`);
    const stream = await test.call(`/api/control/cast/streams/${draft.username}`, { as: 'second' });
    expect(await stream.json()).toMatchObject({ streams: [{ mount: `/${draft.username}`, bitrate: 128 }] });
  });

  it('with individual limits, and with neither or both', async () => {
    const draft = await castDraft(test);
    const own = { listenerLimit: 7, streamsLimit: 2, bitrateLimit: 64 };
    const create = (json: object) => test.call('/api/admin/cast', { as: 'admin', json });
    for (const wrong of [
      { ...draft, planId: null },
      { ...draft, limits: own },
    ])
      expect((await problemOf(await create(wrong))).errors).toMatchObject([{ pointer: '/planId' }]);
    expect(await (await create({ ...draft, planId: null, limits: own })).json()).toMatchObject({
      plan: 'Custom',
      limits: own,
      planEdition: null,
    });
  });

  it('of two at once with the same name, one succeeds', async () => {
    const json = await castDraft(test);
    const responses = await Promise.all(
      [1, 2].map(() => test.call('/api/admin/cast', { as: 'admin', json })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it.each([
    ['quiet-hill-2', null],
    ['aurora', 'taken'],
    ['aurora-32', 'taken'],
    ['admin', 'reserved'],
    ['availability', 'reserved'],
    ['Quiet', 'invalid'],
    ['', 'invalid'],
    ['xn--quiet', 'invalid'],
  ])('checks the username "%s"', async (username, problem) => {
    const response = await test.call(`/api/admin/cast/availability?username=${username}`, { as: 'admin' });
    const body = (await response.json()) as UsernameAvailability;
    expect(body).toEqual({ username, isAvailable: problem === null, problem });
  });
});

describe('terminating a cast', () => {
  it('tells what it costs, closes it, hides it from its customer, and can be undone', async () => {
    const preview = await (await test.call('/api/admin/cast/aurora/termination', { as: 'admin' })).json();
    expectExactly(terminationPreview, preview);
    expect(preview).toMatchObject({ streams: 2, sources: 1, stations: 1 });
    const { version } = await read('aurora');
    const body = await (await act('aurora', { method: 'DELETE', version })).json();
    expect(body).toMatchObject({
      state: 'terminated',
      listeners: null,
      termination: { since: expect.any(String) },
    });
    expect(test.mails).toMatchObject([{ mail: { kind: 'cast_terminated', cast: 'aurora' } }]);
    expect(await mounts()).not.toContain('/aurora');
    const paths = [
      '/cast-api/api/aurora/now',
      '/api/control/cast/general/aurora',
      '/cast-api/api/overview?usernames=aurora',
      '/cast-api/api/aurora/statistics/summary?from=2026-02-23T00:00:00Z&to=2026-03-02T00:00:00Z',
    ];
    for (const path of paths)
      expect([path, (await test.call(path, { as: 'owner' })).status]).toEqual([path, 404]);
    const products = await (await test.call('/api/control/products', { as: 'owner' })).text();
    expect(products).not.toContain('"username":"aurora"');
    expect(await namesOf('')).not.toContain('aurora');
    expect(await namesOf('?state=terminated')).toEqual(['aurora']);
    expect((await problemOf(await act('aurora/unsuspend', { version: version + 1 }))).code).toBe(
      'cast.terminated',
    );

    await act('aurora/restore', { version: version + 1 });
    expect(await read('aurora')).toMatchObject({ termination: null, version: version + 2 });
    expect(await mounts()).toContain('/aurora');
    expect((await test.call('/cast-api/api/aurora/now', { as: 'owner' })).status).toBe(200);
  });

  it('is permitted to superadmins only', async () => {
    const response = await act('meadow', { method: 'DELETE', as: 'admin' });
    expect((await problemOf(response)).code).toBe('account.not_permitted');
  });

  it('is rejected by an engine whose mounts cannot be closed', async () => {
    await engineAnswers(test, { configurable: false }, ['/meadow']);
    expect((await problemOf(await act('meadow', { method: 'DELETE' }))).code).toBe('engine.not_configurable');
  });

  it('deletes the cast and its data once it can no longer be undone', async () => {
    const { params } = await withNewCast(test);
    await act(`${params.username}/notes`, { json: { text: 'Internal' }, as: 'admin' });
    await act(params.username, { method: 'DELETE' });
    const { db } = test;
    const at = (days: number) => ({ now: () => new Date(test.clock.now().getTime() + days * 86_400_000) });
    await purge({ db, clock: at(limits.terminationDays - 0.1) });
    expect(await namesOf('?state=terminated')).toContain(params.username);
    await purge({ db, clock: at(limits.terminationDays + 0.1) });
    expect(await namesOf('?state=terminated')).not.toContain(params.username);
    expect((await act(`${params.username}/restore`, { version: 1 })).status).toBe(404);
    const trail = await db
      .selectFrom('audit_trail')
      .select('actor_kind')
      .where('action', '=', 'cast.deleted')
      .execute();
    expect(trail).toEqual([{ actor_kind: 'system' }]);
  });
});

describe('changing the plan', () => {
  it('tells what exceeds the new limits and keeps it', async () => {
    const planId = await publicPlanId(test, 'Cast 25');
    const preview = await (
      await test.call('/api/admin/cast/aurora/plan/preview', { as: 'admin', json: { planId } })
    ).json();
    expectExactly(planPreview, preview);
    expect(preview).toMatchObject({
      before: { listenerLimit: 500 },
      after: { listenerLimit: 25 },
      exceeds: [{ limit: 'streams', value: 2, allowed: 1 }],
    });
    const { version } = await read('aurora');
    await act('aurora/plan', { version, json: { planId }, as: 'admin' });
    expect(await read('aurora')).toMatchObject({ plan: 'Cast 25', listenerLimit: 25, streamCount: 2 });
    const history = await test.call('/api/control/cast/revisions/aurora/limits', { as: 'admin' });
    expect(JSON.stringify(await history.json())).toContain('500');
  });
});

describe('transferring a cast', () => {
  it('moves it with its stations and history; the former account no longer sees it', async () => {
    const accountId = await accountIdOf(test, 'second@studio.test');
    const { version } = await read('aurora');
    const response = await act('aurora/transfer', { version, json: { accountId }, as: 'admin' });
    expect(await response.json()).toMatchObject({ customer: { id: accountId } });
    expect((await test.call('/cast-api/api/aurora/now', { as: 'owner' })).status).toBe(404);
    expect((await test.call('/cast-api/api/aurora/now', { as: 'second' })).status).toBe(200);
    const { items } = (await (await test.call('/api/control/products', { as: 'second' })).json()) as {
      items: { type: string; streamUrl: string | null }[];
    };
    expect(items.filter(({ type }) => type === 'station')).toMatchObject([
      { streamUrl: 'https://streams.example/aurora' },
    ]);
    const trail = await test.db
      .selectFrom('audit_trail')
      .select('account_id')
      .where('action', '=', 'cast.transferred')
      .execute();
    expect(new Set(trail.map(({ account_id }) => account_id)).size).toBe(2);
    const back = await accountIdOf(test, 'owner@studio.test');
    await act('aurora/transfer', { version: version + 1, json: { accountId: back }, as: 'admin' });
  });
});

describe('bulk actions', () => {
  const bulk = async (json: object): Promise<BulkResult['items']> => {
    const body = (await (await act('bulk', { json, as: 'admin' })).json()) as BulkResult;
    expectExactly(bulkResult, body);
    return body.items;
  };

  it('have a result for each cast', async () => {
    const usernames = ['harbour', 'tidewater', 'nowhere'];
    expect(await bulk({ action: 'suspend', usernames, text: 'The invoice is overdue.' })).toEqual([
      { username: 'harbour', outcome: 'done', code: null },
      { username: 'tidewater', outcome: 'done', code: null },
      { username: 'nowhere', outcome: 'failed', code: 'resource.not_found' },
    ]);
    expect(await bulk({ action: 'unsuspend', usernames: ['harbour', 'atlantic'], text: null })).toEqual([
      { username: 'harbour', outcome: 'done', code: null },
      { username: 'atlantic', outcome: 'unchanged', code: null },
    ]);
    expect(await bulk({ action: 'restart', usernames: ['meadow', 'nightfall'], text: null })).toEqual([
      { username: 'meadow', outcome: 'done', code: null },
      { username: 'nightfall', outcome: 'failed', code: 'cast.off_air' },
    ]);
  });

  it('send one message to each owner', async () => {
    await bulk({
      action: 'message',
      usernames: ['harbour', 'atlantic', 'meadow'],
      text: 'We move on Sunday.',
    });
    expect(test.mails.map(({ to, mail }) => [to.email, 'cast' in mail && mail.cast]).sort()).toEqual([
      ['owner@studio.test', 'atlantic, harbour'],
      ['second@studio.test', 'meadow'],
    ]);
  });

  it('need a text for a suspension and a message only', async () => {
    for (const json of [
      { action: 'suspend', usernames: ['harbour'], text: null },
      { action: 'restart', usernames: ['harbour'], text: 'x' },
    ])
      expect((await act('bulk', { json, as: 'admin' })).status).toBe(422);
  });
});

it('notes are internal and in the order of time', async () => {
  await act('meadow/notes', { json: { text: 'First' }, as: 'admin' });
  test.clock.advance({ seconds: 5 });
  const note = (await (await act('meadow/notes', { json: { text: 'Second' }, as: 'admin' })).json()) as {
    id: string;
  };
  const list = async () => {
    const body = await (await test.call('/api/admin/cast/meadow/notes', { as: 'admin' })).json();
    expectExactly(castNoteList, body);
    return (body as { items: { text: string; by: string }[] }).items;
  };
  expect(await list()).toMatchObject([{ text: 'Second', by: 'Tomás Reyes' }, { text: 'First' }]);
  await act(`meadow/notes/${note.id}`, { method: 'DELETE', as: 'admin' });
  expect(await list()).toMatchObject([{ text: 'First' }]);
  const activity = await (await test.call('/api/control/activity', { as: 'second' })).text();
  expect(activity).not.toContain('cast.note');
});

it('the log lists recorded events, latest first', async () => {
  const body = (await (await test.call('/api/admin/cast/aurora/log', { as: 'admin' })).json()) as CastLog;
  expectExactly(castLog, body);
  const kinds = new Set(body.items.map(({ kind }) => kind));
  expect([...kinds]).toEqual(expect.arrayContaining(['source.connected', 'action']));
  const times = body.items.map(({ at }) => at);
  expect(times).toEqual([...times].sort().reverse());
});
