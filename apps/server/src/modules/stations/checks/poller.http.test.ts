import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PollerDeps, startPolling } from '#/modules/stations/checks/poller.ts';
import { createConnector } from '#/platform/connector/connector.ts';
import { type StandIn, startStandIn } from '#/platform/connector/testing/stand-in.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { mp3Frames } from '#/testing/stand-ins/reachable-stream.ts';
import { webhookCalls } from '#/testing/webhooks/webhook-calls.ts';

let test: TestApp;
let server: StandIn;
let isUp = true;
let pollers: (() => Promise<void>)[] = [];
beforeEach(async () => {
  isUp = true;
  server = await startStandIn((socket) => {
    socket.end(
      isUp
        ? Buffer.concat([
            Buffer.from('HTTP/1.0 200 OK\r\nContent-Type: audio/mpeg\r\nicy-br: 128\r\n\r\n'),
            mp3Frames,
          ])
        : 'HTTP/1.0 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n',
    );
  });
  test = await createTestApp(
    {
      stationConnector: createConnector({ userAgent: 'checks', allow: [server.place], ports: [[1, 65_535]] }),
    },
    { oneProcess: 'it polls in this process' },
  );
});
afterEach(async () => {
  await Promise.all(pollers.map((stop) => stop()));
  pollers = [];
  await test.close();
  await server.close();
});

async function addService(label = 'Elsewhere'): Promise<string> {
  const { account_id: customerId } = await test.db
    .selectFrom('stations')
    .select('account_id')
    .executeTakeFirstOrThrow();
  const json = {
    customerId,
    label,
    type: 'url',
    url: `http://${server.place}/${label.replaceAll(' ', '-')}`,
    mount: null,
    sid: null,
    pollS: 30,
    stationName: label,
  };
  const response = await test.call('/api/admin/streaming-services', { as: 'superadmin', json });
  return ((await response.json()) as { id: string }).id;
}

/** A poller whose ticks the test triggers. */
function poll(overrides: Partial<PollerDeps> = {}) {
  let next: (() => void) | null = null;
  const errors: unknown[] = [];
  const stop = startPolling({
    ...test.deps,
    db: test.db,
    clock: {
      now: () => test.clock.now(),
      after: (_ms, task) => {
        next = task;
        return () => {
          next = null;
        };
      },
    },
    onError: (error) => errors.push(error),
    ...overrides,
  });
  pollers.push(stop);
  return { errors, tick: () => next?.() };
}

const check = (id: string) =>
  test.db.selectFrom('service_checks').selectAll().where('service_id', '=', id).executeTakeFirstOrThrow();
const spans = (id: string) =>
  test.db
    .selectFrom('service_spans')
    .select(['state', 'ended_at'])
    .where('service_id', '=', id)
    .orderBy('id')
    .execute();

async function checked(id: string, after: Date | null) {
  await vi.waitFor(async () => expect((await check(id)).checked_at).not.toEqual(after), { timeout: 20_000 });
  return check(id);
}

describe('the poller', () => {
  it('checks what is due, and a failure is confirmed before the state moves', async () => {
    const id = await addService();
    const hooks = webhookCalls(test);
    const { webhook } = await hooks.create({
      url: 'https://hooks.radio.example/studio',
      events: ['station.down', 'station.up'],
    });
    const { tick, errors } = poll();
    tick();
    const first = await checked(id, null);
    expect(first).toMatchObject({ state: 'on_air', codec: 'mp3', bitrate_kbps: 128, leased_by: null });
    expect(await spans(id)).toEqual([{ state: 'on_air', ended_at: null }]);

    isUp = false;
    test.clock.advance({ seconds: 31 });
    tick();
    const second = await checked(id, first.checked_at);
    expect(second).toMatchObject({ state: 'on_air', pending_state: 'refused', problem: '503' });
    test.clock.advance({ seconds: 11 });
    tick();
    const third = await checked(id, second.checked_at);
    expect(third).toMatchObject({ state: 'refused', pending_state: null });
    expect(await spans(id)).toEqual([
      { state: 'on_air', ended_at: third.checked_at },
      { state: 'refused', ended_at: null },
    ]);
    expect((await hooks.deliveries(webhook.id)).map(({ event }) => event)).toEqual(['station.down']);
    expect(errors).toEqual([]);
  });

  it('shares the services with other servers: each is checked once', async () => {
    const ids = await Promise.all(['One', 'Two', 'Three', 'Four'].map(addService));
    const [a, b] = [poll(), poll()];
    a.tick();
    b.tick();
    for (const id of ids) await checked(id, null);
    expect(server.requests).toHaveLength(ids.length);
  });

  it('takes over what a dead server leased, whose late result is dropped', async () => {
    const id = await addService();
    const until = new Date(test.clock.now().getTime() + 60_000);
    const lease = { leased_by: 'a dead server', lease_until: until };
    await test.db.updateTable('service_checks').set(lease).where('service_id', '=', id).execute();
    const { tick } = poll();
    tick();
    await vi.waitFor(async () => expect((await check(id)).leased_by).toBe('a dead server'));
    expect(server.requests).toEqual([]);
    test.clock.advance({ seconds: 61 });
    tick();
    expect(await checked(id, null)).toMatchObject({ state: 'on_air', leased_by: null });
  });

  it('records and sends nothing about a paused service that a person checks', async () => {
    const id = await addService();
    const hooks = webhookCalls(test);
    const { webhook } = await hooks.create({
      url: 'https://hooks.radio.example/studio',
      events: ['station.down', 'station.up'],
    });
    await test.db
      .updateTable('streaming_services')
      .set({ paused_at: test.clock.now(), paused_by: 'customer' })
      .where('id', '=', id)
      .execute();
    const probe = () =>
      test.call(`/api/admin/streaming-services/${id}/probe`, { as: 'superadmin', method: 'POST' });
    await probe();
    isUp = false;
    for (let count = 0; count < 2; count += 1) {
      test.clock.advance({ seconds: 31 });
      await probe();
    }
    expect(await check(id)).toMatchObject({ state: 'refused' });
    expect(await spans(id)).toEqual([]);
    expect(await hooks.deliveries(webhook.id)).toEqual([]);
  });

  it('skips paused services', async () => {
    const id = await addService();
    await test.db
      .updateTable('streaming_services')
      .set({ paused_at: test.clock.now(), paused_by: 'staff' })
      .where('id', '=', id)
      .execute();
    const other = await addService('Other');
    const { tick } = poll();
    tick();
    await checked(other, null);
    expect((await check(id)).checked_at).toBeNull();
  });
});
