import { limits } from '@unmuted/api/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { purge } from '#/composition/purge.ts';
import { demoAppIds } from '#/composition/seed/demo-apps.ts';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { demoSkillIds } from '#/composition/seed/demo-skills.ts';
import { problemOf } from '#/testing/app/contract.ts';
import { newMember } from '#/testing/app/members.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { type HookReceiver, startHookReceiver } from '#/testing/webhooks/hook-receiver.ts';
import { reaching, webhookCalls } from '#/testing/webhooks/webhook-calls.ts';

let receiver: HookReceiver;
let test: TestApp;
let hooks: ReturnType<typeof webhookCalls>;
beforeEach(async () => {
  receiver = await startHookReceiver();
  test = await createTestApp(reaching(receiver), { oneProcess: 'its receiver is of this process' });
  hooks = webhookCalls(test);
});
afterEach(async () => {
  await test.close();
  await receiver.close();
});

const { aurora } = demoStationIds;
const { live: skill } = demoSkillIds;
const { live: app } = demoAppIds;
const url = 'https://hooks.radio.example/studio?token=1';
const draft = { url, description: 'Automation', events: ['cast.on_air'], casts: ['aurora'] };
const send = (json: object) => hooks.call('', { json });

describe('a webhook', () => {
  it('is created with a secret that is not shown again', async () => {
    const { webhook, secret } = await hooks.create({ url, casts: ['aurora'] });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(webhook).toMatchObject({ url, casts: ['aurora'], version: 0, disabledAt: null, deliveries: 0 });
    const list = await (await hooks.call('')).text();
    expect(list).toContain(webhook.id);
    expect(list).not.toContain('whsec_');
    const rows = await test.db.selectFrom('webhook_endpoints').selectAll().execute();
    expect(JSON.stringify(rows) + String(rows[0]?.secret.toString('latin1'))).not.toContain(secret.slice(6));
    const trail = await test.db
      .selectFrom('audit_trail')
      .selectAll()
      .where('action', '=', 'webhook.created')
      .execute();
    expect(trail).toMatchObject([{ details: { webhook: webhook.id, host: 'hooks.radio.example' } }]);
    expect(JSON.stringify(trail)).not.toContain('token=1');
  });

  it.each([
    'http://hooks.radio.example/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    'https://server.internal/',
    'https://localhost/',
    'https://user:word@hooks.radio.example/',
    'ftp://hooks.radio.example/',
    'hooks.radio.example',
  ])('is not sent to %s', async (wrong) => {
    const problem = await problemOf(await send({ ...draft, url: wrong }));
    expect(problem).toMatchObject({ code: 'request.invalid', errors: [{ pointer: '/url' }] });
  });

  it('requires casts of the account and events', async () => {
    expect(await problemOf(await send({ ...draft, casts: ['meadow'] }))).toMatchObject({
      errors: [{ pointer: '/casts', code: 'enum' }],
    });
    expect(await problemOf(await send({ ...draft, casts: [] }))).toMatchObject({
      errors: [{ pointer: '/casts', code: 'array_size' }],
    });
    expect((await send({ ...draft, casts: [], stations: [], sites: [], skills: [] })).status).toBe(422);
    expect(await problemOf(await send({ ...draft, casts: [], sites: ['meadow-lane'] }))).toMatchObject({
      errors: [{ pointer: '/sites', code: 'enum' }],
    });
    expect(await problemOf(await send({ ...draft, casts: [], skills: [aurora] }))).toMatchObject({
      errors: [{ pointer: '/skills', code: 'enum' }],
    });
    expect(await problemOf(await send({ ...draft, events: [] }))).toMatchObject({
      errors: [{ pointer: '/events', code: 'array_size' }],
    });
  });

  it.each([
    ['casts as before', { casts: ['aurora'] }, { casts: ['aurora'], stations: [], sites: [], skills: [] }],
    [
      'all products as before',
      { casts: null },
      { casts: null, stations: null, sites: null, skills: null, apps: null },
    ],
    ['sites', { casts: [], sites: ['harbour'] }, { casts: [], stations: [], sites: ['harbour'] }],
    ['all sites', { casts: [], sites: null }, { casts: [], stations: [], sites: null }],
    ['skills', { casts: [], skills: [skill] }, { casts: [], stations: [], sites: [], skills: [skill] }],
    ['all skills', { casts: [], skills: null }, { casts: [], stations: [], sites: [], skills: null }],
    ['all but skills', { casts: null, skills: [] }, { casts: null, stations: null, sites: null, skills: [] }],
    ['apps', { casts: [], apps: [app] }, { casts: [], stations: [], sites: [], skills: [], apps: [app] }],
    ['all but apps', { casts: null, apps: [] }, { casts: null, skills: null, apps: [] }],
    ['stations', { casts: [], stations: [aurora] }, { casts: [], stations: [aurora] }],
    ['stations and all casts', { casts: null, stations: [aurora] }, { casts: null, stations: [aurora] }],
    ['casts and all stations', { casts: ['aurora'], stations: null }, { casts: ['aurora'], stations: null }],
  ])('is limited to %s', async (_name, selection, expected) => {
    const { webhook } = await hooks.create({ url, ...selection });
    expect(webhook).toMatchObject(expected);
    expect(await hooks.read(webhook.id)).toMatchObject(expected);
  });

  it("is not limited to another customer's station", async () => {
    const { account_id: customerId } = await test.db
      .selectFrom('casts')
      .select('account_id')
      .where('username', '=', 'meadow')
      .executeTakeFirstOrThrow();
    const service = {
      label: 'Meadow',
      type: 'url',
      url: 'https://meadow.example/live',
      mount: null,
      sid: null,
    };
    await test.call('/api/admin/streaming-services', {
      as: 'superadmin',
      json: { ...service, customerId, pollS: 30, stationName: 'Meadow' },
    });
    const { id } = await test.db
      .selectFrom('stations')
      .select('id')
      .where('account_id', '=', customerId)
      .executeTakeFirstOrThrow();
    for (const wrong of [id, '00000000-0000-7000-8000-00000000ffff'])
      expect(await problemOf(await send({ ...draft, casts: [], stations: [aurora, wrong] }))).toMatchObject({
        code: 'request.invalid',
        errors: [{ pointer: '/stations', code: 'enum' }],
      });
  });

  it('is one of at most 20', async () => {
    for (let count = 0; count < limits.webhooks; count += 1) await hooks.create({ url });
    expect((await problemOf(await send(draft))).code).toBe('resource.limit_reached');
  });

  it('is not overwritten by an older version', async () => {
    const { webhook } = await hooks.create({ url });
    const save = () =>
      hooks.call(`/${webhook.id}`, {
        method: 'PUT',
        json: { ...draft, isEnabled: false },
        headers: { 'if-match': '0' },
      });
    expect(await (await save()).json()).toMatchObject({
      version: 1,
      disabledReason: 'person',
      casts: ['aurora'],
    });
    const late = await save();
    expect(late.status).toBe(412);
    expect(await late.json()).toMatchObject({ current: { version: 1, description: 'Automation' } });
  });

  it('is deleted with its deliveries', async () => {
    const { webhook } = await hooks.create({ url });
    await hooks.happens('cast.on_air');
    expect((await hooks.call(`/${webhook.id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await hooks.call(`/${webhook.id}`)).status).toBe(404);
    for (const table of ['webhook_deliveries', 'webhook_messages'] as const)
      expect(await test.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('is visible only to its account, and to a limited person only with casts of theirs', async () => {
    const { webhook } = await hooks.create({ url, casts: ['aurora'] });
    const { webhook: all } = await hooks.create({ url });
    expect((await hooks.call(`/${webhook.id}`, {}, 'second')).status).toBe(404);
    const cast = await test.db
      .selectFrom('casts')
      .select('id')
      .where('username', '=', 'aurora')
      .executeTakeFirstOrThrow();
    const products = [{ kind: 'cast', id: cast.id }] as const;
    const member = await newMember(test, await test.tokenOf('owner'), { role: 'manager', products });
    const statusOf = async (path: string, json?: object) =>
      (await member.call(`/api/control/webhooks${path}`, json && { json })).status;
    expect([await statusOf(`/${webhook.id}`), await statusOf(`/${all.id}`)]).toEqual([200, 404]);
    expect([
      await statusOf('', { ...draft, casts: ['aurora'] }),
      await statusOf('', { ...draft, casts: ['harbour'] }),
      await statusOf('', { ...draft, casts: null }),
    ]).toEqual([201, 422, 422]);
    const stations = { ...draft, casts: [], events: ['song.changed'] };
    expect([
      await statusOf('', { ...draft, casts: ['aurora'], stations: null }),
      await statusOf('', { ...draft, casts: ['aurora'], sites: null }),
      await statusOf('', { ...draft, casts: ['aurora'], skills: [skill] }),
      await statusOf('', { ...stations, stations: [aurora] }),
    ]).toEqual([422, 422, 422, 422]);
    await test.db
      .insertInto('customer_products')
      .values({ customer_id: member.id, kind: 'station', product_id: aurora })
      .execute();
    const { webhook: station } = await hooks.create({ url, casts: [], stations: [aurora] });
    const { webhook: others } = await hooks.create({ url, casts: [], stations: null });
    expect([
      await statusOf('', { ...stations, stations: [aurora] }),
      await statusOf('', { ...stations, stations: [demoStationIds.oldPier] }),
      await statusOf(`/${station.id}`),
      await statusOf(`/${others.id}`),
    ]).toEqual([201, 422, 200, 404]);
    await test.db.updateTable('customers').set({ role: 'analyst' }).where('id', '=', member.id).execute();
    expect((await problemOf(await member.call('/api/control/webhooks'))).code).toBe('account.not_permitted');
  });
});

describe('a test', () => {
  it('sends an example once and returns the reply, also while the webhook is off', async () => {
    const { webhook } = await hooks.create({ url: receiver.url });
    await test.db
      .updateTable('webhook_endpoints')
      .set({ disabled_at: test.clock.now(), disabled_reason: 'gone' })
      .execute();
    receiver.status = 503;
    const answer = await hooks.call(`/${webhook.id}/test`, {
      json: { event: 'cast.listener_limit_reached' },
    });
    expect(await answer.json()).toMatchObject({
      isTest: true,
      state: 'failed',
      event: 'cast.listener_limit_reached',
      log: [{ status: 503, response: 'answer 503' }],
      nextTryAt: null,
    });
    expect(receiver.received[0]?.event.data).toMatchObject({ test: true, listenerLimit: 100 });
    expect((await hooks.read(webhook.id)).failingSince).toBeNull();
  });

  it('reports an address that became private', async () => {
    const { webhook } = await hooks.create({ url });
    await test.db.updateTable('webhook_endpoints').set({ url: 'https://127.0.0.1/' }).execute();
    const answer = await hooks.call(`/${webhook.id}/test`, { json: { event: 'cast.on_air' } });
    expect(await answer.json()).toMatchObject({
      status: null,
      error: 'forbidden',
      log: [{ response: null }],
    });
  });
});

describe('a replay', () => {
  it('sends the message again with its id and its signature of now', async () => {
    const { webhook } = await hooks.create({ url: receiver.url });
    await hooks.happens('cast.on_air');
    await hooks.deliver();
    test.clock.advance({ minutes: 10 });
    const [delivery] = await hooks.deliveries(webhook.id);
    const path = `/${webhook.id}/deliveries/${delivery?.id}/replay`;
    expect((await hooks.call(path, { method: 'POST' })).status).toBe(202);
    await hooks.deliver();
    const [first, again] = receiver.received;
    expect(again?.body).toBe(first?.body);
    expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(again?.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp']);
    expect(await hooks.deliveries(webhook.id)).toMatchObject([{ state: 'delivered', tries: 2 }]);
  });

  it('is not possible while the webhook is off, or for another account', async () => {
    const { webhook } = await hooks.create({ url: receiver.url });
    await hooks.happens('cast.on_air');
    const [delivery] = await hooks.deliveries(webhook.id);
    const path = `/${webhook.id}/deliveries/${delivery?.id}`;
    expect((await hooks.call(path, {}, 'second')).status).toBe(404);
    expect((await hooks.call(`${path}/replay`, { method: 'POST' }, 'second')).status).toBe(404);
    await test.db
      .updateTable('webhook_endpoints')
      .set({ disabled_at: test.clock.now(), disabled_reason: 'person' })
      .execute();
    expect((await problemOf(await hooks.call(`${path}/replay`, { method: 'POST' }))).code).toBe(
      'webhook.disabled',
    );
  });
});

it('keeps deliveries for 30 days', async () => {
  const { webhook } = await hooks.create({ url: receiver.url });
  await hooks.happens('cast.on_air');
  await hooks.deliver();
  test.clock.advance({ minutes: 29 * 24 * 60 });
  await purge({ db: test.db, clock: test.clock });
  expect(await hooks.deliveries(webhook.id)).toHaveLength(1);
  test.clock.advance({ minutes: 2 * 24 * 60 });
  await purge({ db: test.db, clock: test.clock });
  expect(await hooks.deliveries(webhook.id)).toEqual([]);
});
