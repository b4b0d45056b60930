import type { Station, StationTimeline, StreamingService } from '@unmuted/api/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { leaseDueServices } from '#/modules/stations/checks/checks.repository.ts';
import { problemOf } from '#/testing/app/contract.ts';
import { type Actor, createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { reachableStream } from '#/testing/stand-ins/reachable-stream.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const { aurora, harbourRock, oldPier } = demoStationIds;

const call = (act: 'pause' | 'resume', id: string = oldPier, as: Actor = 'owner') =>
  test.call(`/api/control/station/${id}/${act}-checks`, { as, method: 'POST' });
const read = async (id: string = oldPier) =>
  (await (await test.call(`/api/control/station/${id}`, { as: 'owner' })).json()) as Station;
const timeline = async () =>
  (await (
    await test.call(`/api/control/station/${oldPier}/timeline`, { as: 'owner' })
  ).json()) as StationTimeline;

/** As the staff's page does. */
async function setByStaff(isPaused: boolean): Promise<Response> {
  const path = `/api/admin/streaming-services/${oldPier}`;
  const service = (await (await test.call(path, { as: 'admin' })).json()) as StreamingService;
  const { label, type, url, mount, sid, pollS, version } = service;
  return test.call(path, {
    as: 'admin',
    method: 'PUT',
    json: { label, type, url, mount, sid, pollS, isPaused },
    headers: { 'if-match': String(version) },
  });
}

const isDue = async () => {
  const now = test.clock.now();
  const later = new Date(now.getTime() + 3_600_000);
  const due = await leaseDueServices(test.db, { now: later, until: later, worker: 'test', limit: 10 });
  return due.some(({ id }) => id === oldPier);
};

afterEach(async () => {
  await setByStaff(false);
});

describe('paused checks', () => {
  it('are a state of the station with its start, and nothing is checked', async () => {
    const paused = (await (await call('pause')).json()) as Station;
    const at = test.clock.now().toISOString();
    expect(paused).toMatchObject({
      state: 'paused',
      since: at,
      listeners: null,
      song: null,
      service: { pausedAt: at, pausedBy: 'customer' },
    });
    expect(await isDue()).toBe(false);
    const { items } = (await (await test.call('/api/control/products', { as: 'owner' })).json()) as {
      items: { name: string; checksPausedAt?: string | null }[];
    };
    expect(items.find(({ name }) => name === 'Old Pier')?.checksPausedAt).toBe(at);
  });

  it('resume, and the stream is due at once', async () => {
    await call('pause');
    const resumed = (await (await call('resume')).json()) as Station;
    expect(resumed).toMatchObject({ state: 'unknown', service: { pausedAt: null, pausedBy: null } });
    expect(await isDue()).toBe(true);
  });

  it('are recorded as a time of their own, and each act once', async () => {
    const before = await timeline();
    await call('pause');
    await call('pause');
    test.clock.advance({ seconds: 60 });
    await call('resume');
    await call('resume');
    const { spans, changes } = await timeline();
    expect(spans.filter(({ state }) => state === 'paused').at(-1)).toMatchObject({ isOpen: false });
    const added = changes.slice(0, changes.length - before.changes.length);
    expect(added.map(({ action }) => action)).toEqual(['station.checks_resumed', 'station.checks_paused']);
  });

  it('stay a paused time while the address is changed', async () => {
    await call('pause');
    const { version } = await read();
    await test.call(`/api/control/station/${oldPier}/stream-url`, {
      as: 'owner',
      json: { url: reachableStream },
      headers: { 'if-match': String(version) },
    });
    test.clock.advance({ seconds: 60 });
    expect(await read()).toMatchObject({ streamUrl: reachableStream, state: 'paused' });
    const { spans } = await timeline();
    expect(spans.at(-1)).toMatchObject({ state: 'paused', isOpen: true });
  });

  it('are those of the other stations of the account that play the stream', async () => {
    const play = (serviceId: string) =>
      test.db.updateTable('stations').set({ service_id: serviceId }).where('id', '=', harbourRock).execute();
    await play(oldPier);
    const paused = (await (await call('pause')).json()) as Station;
    expect(paused.consumers.map(({ name }) => name)).toEqual(['Harbour Rock']);
    expect(await read(harbourRock)).toMatchObject({ state: 'paused' });
    await play(harbourRock);
  });

  it('by staff are shown as such, and the customer cannot resume them', async () => {
    await setByStaff(true);
    expect(await read()).toMatchObject({ state: 'paused', service: { pausedBy: 'staff' } });
    expect(await problemOf(await call('resume'))).toMatchObject({
      status: 409,
      code: 'station.paused_by_staff',
    });
    expect(await read()).toMatchObject({ state: 'paused' });
    expect((await call('resume', oldPier, 'admin')).status).toBe(200);
    expect(await read()).toMatchObject({ state: 'unknown' });
  });

  it('of the customer stay theirs when staff save other settings', async () => {
    await call('pause');
    await setByStaff(true);
    expect(await read()).toMatchObject({ service: { pausedBy: 'customer' } });
    expect((await call('resume')).status).toBe(200);
  });
});

describe('checks are not paused', () => {
  it.each(['pause', 'resume'] as const)('for another customer: %s', async (act) => {
    expect((await call(act, oldPier, 'second')).status).toBe(404);
    expect(await read()).toMatchObject({ service: { pausedAt: null } });
  });

  it('for a stream that is hosted here', async () => {
    expect(await problemOf(await call('pause', aurora))).toMatchObject({ code: 'station.hosted' });
  });

  it('for a suspended station', async () => {
    const set = (status: 'suspended' | 'active') =>
      test.db.updateTable('stations').set({ status }).where('id', '=', oldPier).execute();
    await set('suspended');
    expect(await problemOf(await call('pause'))).toMatchObject({ code: 'station.suspended' });
    await set('active');
  });

  it('for a station without a stream', async () => {
    const set = (serviceId: string | null) =>
      test.db.updateTable('stations').set({ service_id: serviceId }).where('id', '=', oldPier).execute();
    await set(null);
    expect(await problemOf(await call('pause'))).toMatchObject({ code: 'station.without_stream' });
    await set(oldPier);
  });
});
