import type { App, AppConfig, StaffApp, StaffAppList } from '@unmuted/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAppIds } from '#/composition/seed/demo-apps.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { appCalls, appPath } from '#/testing/apps/app-calls.ts';
import { accountIdOf } from '#/testing/examples/plan-preparations.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const { read, readStaff, save, move, submit, setSettings, create, createReady, uploadPicture } = appCalls(
  () => test,
);

const problemOf = async (response: Promise<Response> | Response) =>
  (await (await response).json()) as { readonly code: string; readonly errors?: readonly object[] };
const minute = () => test.clock.advance({ minutes: 1 });

describe('a new app', () => {
  it('is filled from its station, in the language of the owner', async () => {
    const app = await create();
    expect(app).toMatchObject({
      platform: 'android',
      state: 'draft',
      draft: { name: app.facts.source?.name, listings: [{ language: 'en-GB' }] },
      history: [{ state: 'draft', byStaff: false }],
    });
    expect(app.draft.packageId).toMatch(/^(?:fm\.[a-z0-9]+\.app)?$/);
    expect(app.draft.contactEmail).toBe('owner@studio.test');
  });

  it('has no package id if another app has the suggestion', async () => {
    const first = await create();
    const second = await create();
    expect([first.draft.packageId, second.draft.packageId]).toContain('');
  });

  it('is created by staff for a customer, and named', async () => {
    const accountId = await accountIdOf(test, 'second@studio.test');
    const json = { accountId, name: '牧場ラジオ', source: null };
    const response = await test.call('/api/admin/apps/ios', { as: 'admin', json });
    expect(response.status).toBe(201);
    const { app, customer } = (await response.json()) as StaffApp;
    expect(app).toMatchObject({ platform: 'ios', draft: { name: '牧場ラジオ', source: null } });
    expect(customer.id).toBe(accountId);
    expect(app.draft.packageId).toBe('fm.meadowlane.app');
  });
});

describe('a draft', () => {
  it('is saved with its pictures, and counts up its version', async () => {
    const { version } = await read();
    const icon = await uploadPicture('image.app');
    const saved = (await (await save({ icon, launcherName: 'Harbour' })).json()) as App;
    expect(saved).toMatchObject({ version: version + 1, draft: { icon, launcherName: 'Harbour' } });
  });

  it('is not saved over a change of somebody else', async () => {
    const { draft, version } = await read();
    await save({ hasAds: true });
    const response = await test.call(appPath, {
      as: 'owner',
      method: 'PUT',
      json: { ...draft, launcherName: 'Other' },
      headers: { 'if-match': String(version) },
    });
    expect(response.status).toBe(412);
    expect((await read()).draft.hasAds).toBe(true);
  });

  it('takes only stations and pictures of its own account', async () => {
    const foreign = await uploadPicture('image.screenshot', { as: 'second', width: 500, height: 800 });
    const { draft } = await read();
    const [listing] = draft.listings;
    const listings = listing ? [{ ...listing, phone: [foreign] }] : [];
    expect(await problemOf(save({ listings }))).toMatchObject({
      code: 'app.file_unknown',
      errors: [{ pointer: '/listings/0/phone' }],
    });
    const { sources } = await read();
    expect(sources.map(({ name }) => name)).toContain('Radio Aurora');
  });

  it('has a package id of its own, which stays once a store knows it', async () => {
    expect(await problemOf(save({ packageId: 'FM.AURORA.APP' }))).toMatchObject({
      code: 'app.package_taken',
      errors: [{ pointer: '/packageId' }],
    });
    const query = '?platform=android&packageId=fm.aurora.app';
    const check = await test.call(`/api/control/mobile/package-available${query}`, { as: 'second' });
    expect(await check.json()).toEqual({ isFree: false });
    expect(await problemOf(save({ packageId: 'fm.other.app' }, { id: demoAppIds.live }))).toMatchObject({
      code: 'app.package_frozen',
    });
  });
});

it('belongs to its account: other customers and their calls get 404', async () => {
  for (const [path, call] of [
    ['', {}],
    ['/withdraw', { json: {} }],
    ['/unpublish', { json: {} }],
    ['/submit', { json: {}, headers: { 'if-match': '1' } }],
  ] as const)
    expect((await test.call(`${appPath}${path}`, { as: 'second', ...call })).status, path).toBe(404);
});

describe('the life of an app', () => {
  it('goes from the draft over review, a build and the store to live, with a step for each', async () => {
    const { id } = await createReady();
    minute();
    expect((await submit(id)).status).toBe(200);
    minute();
    const comments = [{ field: 'icon', language: null, text: 'Too dark' }];
    expect((await move('request_changes', { id, reason: 'The icon', comments })).status).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'changes_requested', reason: 'The icon', comments });
    minute();
    await submit(id);
    expect(await read(id)).toMatchObject({ state: 'in_review', reason: '', comments: [] });
    minute();
    expect((await move('approve', { id })).status).toBe(200);
    expect((await read(id)).state).toBe('queued');
    await test.db.updateTable('mobile_apps').set({ status: 'ready' }).where('id', '=', id).execute();
    minute();
    await move('send', { id });
    expect(await read(id)).toMatchObject({ state: 'submitted', isPackageFrozen: true });
    await setSettings(id, { storeUrl: 'https://store.example/app' });
    minute();
    expect((await move('publish', { id })).status).toBe(200);
    const live = await read(id);
    expect(live).toMatchObject({
      state: 'live',
      live: { versionName: '1.0.0' },
      store: { url: 'https://store.example/app' },
    });
    expect(live.history.map(({ state, byStaff }) => [state, byStaff])).toEqual([
      ['live', true],
      ['submitted', true],
      ['queued', true],
      ['in_review', false],
      ['changes_requested', true],
      ['in_review', false],
      ['draft', true],
    ]);
    // The names of staff stay among staff.
    expect(live.history[0]?.by).toBeNull();
    expect(live.history.at(-2)?.by).toBe('Maeve O’Brien');
  });

  it('keeps the live version while an update is withdrawn, and lets its owner unpublish it', async () => {
    const { id } = await createReady();
    const live = JSON.stringify((await read(id)).draft);
    await test.db.updateTable('mobile_apps').set({ status: 'live', live }).where('id', '=', id).execute();
    await submit(id);
    const withdrawn = await test.call(`/api/control/mobile/${id}/withdraw`, { as: 'owner', json: {} });
    expect(await withdrawn.json()).toMatchObject({ state: 'live' });
    const unpublished = await test.call(`/api/control/mobile/${id}/unpublish`, { as: 'owner', json: {} });
    expect(await unpublished.json()).toMatchObject({ state: 'unpublished' });
    const config = await test.call(`/cast-api/public/apps/${id}`);
    expect(await config.json()).toMatchObject({ isUnpublished: true });
  });

  it('needs a complete draft, a reason where the owner has to act, and legal moves', async () => {
    expect(await problemOf(submit(demoAppIds.draft))).toMatchObject({ code: 'app.not_ready' });
    expect(await problemOf(move('hold', { id: demoAppIds.draft }))).toMatchObject({
      code: 'app.reason_required',
      errors: [{ pointer: '/reason' }],
    });
    expect(await problemOf(move('publish', { id: demoAppIds.draft }))).toMatchObject({
      code: 'app.not_in_review',
    });
  });

  it('returns from a hold to where it was; a customer cannot lift it', async () => {
    const { id } = await createReady();
    await submit(id);
    await move('hold', { id, reason: 'Invoice 4711' });
    expect(await problemOf(submit(id))).toMatchObject({ code: 'app.on_hold' });
    await move('resume', { id });
    expect((await read(id)).state).toBe('in_review');
  });

  it('needs another package id after Google removed it', async () => {
    const { id } = await createReady();
    await test.db.updateTable('mobile_apps').set({ status: 'live' }).where('id', '=', id).execute();
    await move('remove', { id, reason: 'Policy 4.8' });
    await move('recover', { id });
    expect(await read(id)).toMatchObject({
      state: 'draft',
      isPackageFrozen: false,
      draft: { packageId: '' },
    });
  });
});

describe('staff', () => {
  it('list the apps of a platform, those that wait for them first, and find by package id', async () => {
    const list = async (query: string, platform = 'android') =>
      (await (
        await test.call(`/api/admin/apps/${platform}?${query}`, { as: 'admin' })
      ).json()) as StaffAppList;
    const { items, counts } = await list('search=fm.aurora.app');
    expect(items.map(({ id }) => id)).toEqual([demoAppIds.live]);
    expect(counts.find(({ state }) => state === 'draft')?.count).toBeGreaterThan(0);
    const ios = await list('state=in_review', 'ios');
    expect(ios.items.map(({ id }) => id)).toContain(demoAppIds.ios);
    expect(items.every(({ platform }) => platform === 'android')).toBe(true);
  });

  it('set the store and the next version; an app of the other platform is not found', async () => {
    const { settings } = await readStaff(demoAppIds.live);
    const response = await setSettings(demoAppIds.live, { testers: 9, track: 'closed' });
    expect(response.status).toBe(200);
    expect(await readStaff(demoAppIds.live)).toMatchObject({
      settings: { ...settings, testers: 9, track: 'closed' },
      app: { store: { testers: 9, track: 'closed' } },
    });
    const other = await test.call(`/api/admin/apps/ios/${demoAppIds.live}`, { as: 'admin' });
    expect(other.status).toBe(404);
    const moved = await move('hold', { id: demoAppIds.live, platform: 'ios', reason: 'Other platform' });
    expect(moved.status).toBe(404);
  });

  it('delete an app; its configuration is gone', async () => {
    const { id } = await create();
    const deleted = await test.call(`/api/admin/apps/android/${id}`, { as: 'superadmin', method: 'DELETE' });
    expect(deleted.status).toBe(204);
    expect((await test.call(`/cast-api/public/apps/${id}`)).status).toBe(404);
  });
});

describe('the public configuration', () => {
  it('has the streams, links and tabs of the draft, and nothing of the account', async () => {
    await save({ streams: [{ name: 'Ambient', url: 'https://streams.example/ambient' }] });
    const { facts, draft } = await read();
    const response = await test.call(`/cast-api/public/apps/${demoAppIds.draft}`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    const config = (await response.json()) as AppConfig;
    expect(config).toMatchObject({
      schema: 1,
      name: draft.name,
      streams: [{ url: facts.source?.listenUrl }, { name: 'Ambient' }],
      tabs: draft.tabs,
      isUnpublished: false,
    });
    expect(JSON.stringify(config)).not.toContain('owner@studio.test');
  });
});

it('each move is in the audit log, told to webhooks, and mailed to the people who manage the app', async () => {
  await test.call('/api/control/webhooks', {
    as: 'owner',
    json: { url: 'https://hooks.example/apps', description: '', events: ['app.state'], casts: null },
  });
  const { id, draft } = await createReady();
  await submit(id);
  minute();
  await move('request_changes', { id, reason: 'The icon' });
  const message = await test.db
    .selectFrom('webhook_messages')
    .select('body')
    .where('type', '=', 'app.state')
    .orderBy('at', 'desc')
    .executeTakeFirstOrThrow();
  expect(message.body).toContain('"state":"changes_requested","previous":"in_review"');
  expect(test.mails.at(-1)?.mail).toMatchObject({
    kind: 'app_changes_requested',
    app: draft.name,
    quote: 'The icon',
    link: expect.stringContaining(`/apps/android/${id}`),
  });
  const moves = await test.db
    .selectFrom('audit_trail')
    .select('action')
    .where('action', '=', 'app.moved')
    .execute();
  expect(moves.length).toBeGreaterThan(1);
});
