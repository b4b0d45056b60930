import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { deliverDue } from '#/modules/webhooks/queue/deliver.ts';
import { mailsTo } from '#/testing/app/people.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { mountStats } from '#/testing/stand-ins/mount-stats.ts';
import { type HookReceiver, startHookReceiver } from '#/testing/webhooks/hook-receiver.ts';
import { reaching, webhookCalls } from '#/testing/webhooks/webhook-calls.ts';

const { aurora, oldPier } = demoStationIds;

let receiver: HookReceiver;
let test: TestApp;
let hooks: ReturnType<typeof webhookCalls>;
beforeEach(async () => {
  receiver = await startHookReceiver();
  test = await createTestApp(reaching(receiver), { oneProcess: 'its receiver is of this process' });
  hooks = webhookCalls(test);
});
afterEach(async () => {
  vi.useRealTimers();
  await test.close();
  await receiver.close();
});

const types = () => receiver.received.map(({ event }) => event.type);
const last = () => receiver.received.at(-1) ?? fail();
/** Verifies the last message as a receiver does, at the time of the server. */
function verify(secret: string): unknown {
  vi.useFakeTimers({ toFake: ['Date'], now: test.clock.now() });
  return new Webhook(secret).verify(last().body, { ...last().headers });
}

describe('an event', () => {
  it('is sent once, signed, to the endpoints that are subscribed to it', async () => {
    const { webhook, secret } = await hooks.create({ url: receiver.url });
    await hooks.create({ url: receiver.url, events: ['cast.off_air'] });
    await hooks.happens('cast.on_air');
    expect(await hooks.deliver()).toBe(1);
    expect(await hooks.deliver()).toBe(0);
    expect(verify(secret)).toEqual({
      type: 'cast.on_air',
      timestamp: '2026-03-02T09:10:00.000Z',
      data: { cast: 'aurora', name: 'Radio Aurora' },
    });
    expect(last().headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Studio tests webhooks',
      'webhook-id': expect.stringMatching(/^msg_[0-9a-f]{32}$/),
    });
    const [delivery = fail()] = await hooks.deliveries(webhook.id);
    expect(delivery).toMatchObject({ state: 'delivered', status: 200, tries: 1, isTest: false });
    expect(await hooks.delivery(webhook.id, delivery.id)).toMatchObject({
      body: last().body,
      log: [{ status: 200, error: null, response: 'answer 200' }],
    });
    expect(await hooks.read(webhook.id)).toMatchObject({ lastSuccessAt: '2026-03-02T09:10:00.000Z' });
  });

  it('is sent only for the chosen casts', async () => {
    await hooks.create({ url: receiver.url, casts: ['harbour'] });
    await hooks.happens('cast.on_air', 'aurora');
    await hooks.happens('cast.on_air', 'harbour');
    await hooks.deliver();
    expect(receiver.received.map(({ event }) => event.data.cast)).toEqual(['harbour']);
  });

  it.each([
    ['a station', { casts: [], stations: [aurora] }, ['station.down Radio Aurora']],
    ['casts', { casts: ['aurora'] }, ['cast.off_air Radio Aurora']],
    [
      'casts, and all stations',
      { casts: ['harbour'], stations: null },
      ['station.down Radio Aurora', 'station.down Old Pier'],
    ],
    [
      'a station, and all casts',
      { casts: null, stations: [oldPier] },
      ['cast.off_air Radio Aurora', 'station.down Old Pier'],
    ],
  ])('of a station is sent to a webhook limited to %s as selected', async (_name, selection, expected) => {
    await hooks.create({ url: receiver.url, events: ['cast.off_air', 'station.down'], ...selection });
    await hooks.happens('cast.off_air', 'aurora');
    await hooks.happensTo(aurora, 'station.down');
    await hooks.happensTo(oldPier, 'station.down');
    for (const _message of expected) await hooks.deliver();
    const heard = receiver.received.map(({ event }) => `${event.type} ${event.data.name}`);
    expect(heard.sort()).toEqual([...expected].sort());
  });

  it('of another account is not sent', async () => {
    await hooks.create({ url: receiver.url });
    await hooks.happens('cast.on_air', 'meadow');
    expect(await hooks.deliver()).toBe(0);
  });

  it('is sent by one of two servers', async () => {
    const endpoints = await Promise.all([1, 2, 3].map(() => hooks.create({ url: receiver.url })));
    await hooks.happens('cast.on_air');
    await hooks.happens('cast.on_air');
    const tries = await Promise.all([hooks.deliver(), hooks.deliver(), hooks.deliver()]);
    await hooks.deliver();
    expect(tries.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(0);
    const sent = receiver.received.map(({ headers }) => headers['webhook-signature']);
    expect(new Set(sent).size).toBe(2 * endpoints.length);
    expect(sent).toHaveLength(2 * endpoints.length);
  });
});

describe('the engine and staff', () => {
  const report = (listeners: number | null) =>
    test.sink.stats({
      serverStart: null,
      version: 'test 1',
      checkedAt: test.clock.now().toISOString(),
      mounts: listeners === null ? [] : [mountStats('/aurora', { listeners })],
    });

  it('report a cast on air, at its listener limit, off air, suspended and changed', async () => {
    await test.db.deleteFrom('cast_live').execute();
    await test.db.updateTable('casts').set({ listener_limit: 2 }).where('username', '=', 'aurora').execute();
    await hooks.create({
      url: receiver.url,
      events: [
        'cast.on_air',
        'cast.off_air',
        'cast.listener_limit_reached',
        'cast.suspended',
        'cast.unsuspended',
        'cast.settings_changed',
      ],
      casts: ['aurora'],
    });
    for (const listeners of [1, 2, 1, 2, null]) {
      await report(listeners);
      await hooks.deliver();
      test.clock.advance({ seconds: 2 });
    }
    expect(types()).toEqual(['cast.on_air', 'cast.listener_limit_reached', 'cast.off_air']);
    expect(receiver.received[1]?.event.data).toMatchObject({ listeners: 2, listenerLimit: 2 });
    const change = async (path: string, method: string, json: object) => {
      const cast = (await (await test.call('/api/admin/cast/aurora', { as: 'admin' })).json()) as {
        version: number;
      };
      const headers = { 'if-match': String(cast.version) };
      const answer = await test.call(`/api/admin/cast/aurora/${path}`, {
        as: 'admin',
        method,
        json,
        headers,
      });
      expect(answer.status, await answer.text()).toBe(200);
      await hooks.deliver();
    };
    await change('suspend', 'POST', { reason: 'Invoice' });
    expect(last().event).toMatchObject({ type: 'cast.suspended', data: { reason: 'Invoice' } });
    await change('unsuspend', 'POST', {});
    await change('limits', 'PUT', { listenerLimit: 5, streamsLimit: 2, bitrateLimit: 320 });
    expect(types().slice(-2)).toEqual(['cast.unsuspended', 'cast.settings_changed']);
    expect(last().event.data).toMatchObject({ cast: 'aurora', section: 'limits' });
  });
});

describe('a failing endpoint', () => {
  it('is tried ten times in about three days, then the delivery has failed', async () => {
    receiver.status = 500;
    const { webhook } = await hooks.create({ url: receiver.url });
    await hooks.happens('cast.on_air');
    const waits: number[] = [];
    let waited = 0;
    await hooks.deliver();
    for (let minutes = 0; minutes < 100 * 60; minutes += 1) {
      test.clock.advance({ minutes: 1 });
      waited += 1;
      if ((await hooks.deliver()) === 0) continue;
      waits.push(waited);
      waited = 0;
    }
    const hours = waits.map((wait) => wait / 60);
    const expected = [0, 0, 0.5, 2, 5, 10, 14, 20, 24];
    expect(hours).toHaveLength(expected.length);
    for (const [index, hour] of expected.entries())
      expect(Math.abs((hours[index] ?? 0) - hour)).toBeLessThanOrEqual(0.11 * hour + 0.1);
    expect(await hooks.deliveries(webhook.id)).toMatchObject([{ state: 'failed', tries: 10, status: 500 }]);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await hooks.read(webhook.id)).toMatchObject({ disabledAt: null, pending: 0 });
  });

  it('is retried after a broken connection, and a redirect is not followed', async () => {
    const { webhook } = await hooks.create({ url: receiver.url });
    await hooks.happens('cast.on_air');
    const [delivery = fail()] = await hooks.deliveries(webhook.id);
    for (const status of [0, 302, 200]) {
      receiver.status = status;
      await hooks.deliver();
      test.clock.advance({ minutes: 6 });
    }
    const { log, state } = await hooks.delivery(webhook.id, delivery.id);
    expect(log.map(({ status, error }) => status ?? error)).toEqual([200, 302, 'bad_reply']);
    expect(state).toBe('delivered');
    expect((await hooks.read(webhook.id)).failingSince).toBeNull();
  });

  it('that is gone is turned off at once, and turned on again by a person', async () => {
    receiver.status = 410;
    const { webhook } = await hooks.create({ url: receiver.url });
    await hooks.happens('cast.on_air');
    await hooks.happens('cast.on_air');
    await hooks.deliver();
    const off = await hooks.read(webhook.id);
    expect(off).toMatchObject({ disabledReason: 'gone', pending: 0, deliveries: 2 });
    expect(mailsTo(test, 'owner@studio.test')).toMatchObject([
      {
        kind: 'webhook_gone',
        host: receiver.place,
        link: 'https://studio.example/template/pages/setting/webhooks',
      },
    ]);
    await hooks.happens('cast.on_air');
    expect(await hooks.deliver()).toBe(0);
    const { url, description, events, casts, version } = off;
    const on = await hooks.call(`/${webhook.id}`, {
      method: 'PUT',
      json: { url, description, events, casts, isEnabled: true },
      headers: { 'if-match': String(version) },
    });
    expect(await on.json()).toMatchObject({ disabledAt: null, disabledReason: null, failingSince: null });
    receiver.status = 200;
    await hooks.happens('cast.on_air');
    expect(await hooks.deliver()).toBe(1);
  });

  it('is turned off after five days', async () => {
    receiver.status = 503;
    const { webhook } = await hooks.create({ url: receiver.url });
    for (let day = 0; day < 5; day += 1) {
      await hooks.happens('cast.on_air');
      await hooks.deliver();
      expect(await hooks.read(webhook.id)).toMatchObject({ disabledAt: null });
      test.clock.advance({ minutes: 24 * 60 });
    }
    await hooks.deliver();
    expect(await hooks.read(webhook.id)).toMatchObject({ disabledReason: 'failing', pending: 0 });
    const trail = await test.db
      .selectFrom('audit_trail')
      .selectAll()
      .where('action', '=', 'webhook.disabled')
      .execute();
    expect(trail).toMatchObject([
      { actor_kind: 'system', details: { reason: 'failing', host: receiver.place } },
    ]);
  });

  it('delays no other', async () => {
    const slow = await startHookReceiver();
    slow.status = -1;
    const { webhook: hanging } = await hooks.create({ url: receiver.url });
    await test.db.updateTable('webhook_endpoints').set({ url: slow.url }).execute();
    const deps = { ...test.deps, ...reaching(slow, receiver), db: test.db };
    const { webhook } = await hooks.create({ url: receiver.url });
    for (let count = 0; count < 3; count += 1) await hooks.happens('cast.on_air');
    const stuck = deliverDue(deps);
    try {
      await vi.waitFor(() => expect(slow.received).toHaveLength(1));
      // The first run may hold the other endpoint until its call is saved.
      await vi.waitFor(async () => {
        await deliverDue(deps);
        expect(receiver.received).toHaveLength(3);
        expect(await hooks.read(webhook.id)).toMatchObject({ pending: 0 });
      }, 10_000);
      expect(await hooks.read(hanging.id)).toMatchObject({ pending: 3 });
    } finally {
      await slow.close();
      await stuck;
    }
  });
});

describe('a new secret', () => {
  it('is used next to the previous one for a day', async () => {
    const { webhook, secret: previous } = await hooks.create({ url: receiver.url });
    const { secret, previousSecretUntil } = await hooks.json<{ secret: string; previousSecretUntil: string }>(
      hooks.call(`/${webhook.id}/secret`, { method: 'POST' }),
    );
    expect(previousSecretUntil).toBe('2026-03-03T09:10:00.000Z');
    await hooks.happens('cast.on_air');
    await hooks.deliver();
    expect(() => verify(secret)).not.toThrow();
    expect(() => verify(previous)).not.toThrow();
    vi.useRealTimers();
    test.clock.advance({ minutes: 24 * 60 });
    await hooks.happens('cast.on_air');
    await hooks.deliver();
    expect(() => verify(secret)).not.toThrow();
    expect(() => verify(previous)).toThrow();
  });
});

function fail(): never {
  throw new Error('There is none.');
}
