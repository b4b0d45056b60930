import type { TuneIn, TuneInBulkResult, TuneInList, TuneInMetrics } from '@unmuted/api/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { purgeCalls } from '#/modules/stations/tune-in/queue/queue.repository.ts';
import { sendDue } from '#/modules/stations/tune-in/queue/sender.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { partner, startTuneIn, type TuneInStandIn } from '#/testing/stand-ins/tune-in.ts';
import { announceSong } from '#/testing/stations/playing-song.ts';

const { aurora, harbourRock, oldPier } = demoStationIds;
const missing = '00000000-0000-7000-8000-00000000dead';
const options = { sendAlbum: true, markAds: false, unknownSongs: 'skip', delayS: 0 };

let test: TestApp;
let air: TuneInStandIn;
beforeEach(async () => {
  air = await startTuneIn({ now: () => test.clock.now() });
  test = await createTestApp(
    { tuneInConnector: air.tuneInConnector, tuneInOrigin: air.tuneInOrigin },
    { oneProcess: 'it calls a stand-in of TuneIn' },
  );
  await setUp(aurora, 's304112', partner.partnerKey);
  await setUp(oldPier, 's11', 'another-key');
});
afterEach(async () => {
  await test.close();
  await air.stop();
});

async function setUp(id: string, stationId: string, partnerKey: string) {
  await test.call(`/api/control/tunein-air-integration/settings/${id}`, {
    as: 'admin',
    method: 'PUT',
    json: { isEnabled: true, stationId, partnerId: partner.partnerId, partnerKey, options },
    headers: { 'if-match': '0' },
  });
}

const list = async (query = '') =>
  (await (await test.call(`/api/admin/tunein${query}`, { as: 'admin' })).json()) as TuneInList;
const metrics = async () =>
  (await (await test.call('/api/admin/tunein/metrics', { as: 'admin' })).json()) as TuneInMetrics;
const act = (to: string, json?: object) =>
  test.call(`/api/admin/tunein/${to}`, { as: 'admin', method: 'POST', ...(json && { json }) });
const read = async (id: string) =>
  (await (
    await test.call(`/api/control/tunein-air-integration/settings/${id}`, { as: 'owner' })
  ).json()) as TuneIn;
const send = () => sendDue({ ...test.deps, db: test.db }, 'one');
const play = (id: string, title: string) => announceSong(test, id, { title });

/** One call is accepted and one refused twice. */
async function playAll() {
  await play(aurora, 'One');
  await play(oldPier, 'Tide');
  await send();
  test.clock.advance({ seconds: 30 });
  await send();
}

describe('the list', () => {
  it('has the stations that are set up, with their calls', async () => {
    await playAll();
    const { items, total } = await list();
    expect(total).toBe(2);
    expect(items).toMatchObject([
      {
        id: oldPier,
        name: 'Old Pier',
        stationId: 's11',
        state: 'refused',
        problem: '403',
        refusals: 2,
        calls24h: 2,
        accepted24h: 0,
        lastCall: { outcome: 'refused', status: 403 },
      },
      { id: aurora, state: 'ok', calls24h: 1, accepted24h: 1, sharedBy: 1 },
    ]);
  });

  it.each([
    ['?state=refused', ['Old Pier']],
    ['?state=ok,refused&sort=-name', ['Radio Aurora', 'Old Pier']],
    ['?q=S304112', ['Radio Aurora']],
    ['?q=pier%20s11', ['Old Pier']],
    ['?q=nobody', []],
    ['?sort=state', ['Old Pier', 'Radio Aurora']],
    ['?sort=-success', ['Radio Aurora', 'Old Pier']],
    ['?sort=-refusals', ['Old Pier', 'Radio Aurora']],
    ['?sort=name&page=2&pageSize=1', ['Radio Aurora']],
  ])('%s gives %j', async (query, names) => {
    await playAll();
    expect((await list(query)).items.map(({ name }) => name)).toEqual(names);
  });
});

describe('pause, disable and resume', () => {
  it('stop the calls, tell the owner why, and begin anew with the next song', async () => {
    await playAll();
    expect((await act(`${aurora}/pause`, { reason: 'TuneIn asked us' })).status).toBe(200);
    expect(await read(aurora)).toMatchObject({ state: 'paused', disableReason: 'TuneIn asked us' });
    await play(aurora, 'Two');
    test.clock.advance({ minutes: 5 });
    expect(await send()).toBe(0);
    expect((await act(`${aurora}/disable`, { reason: 'Blocked' })).status).toBe(200);
    expect((await act(`${aurora}/pause`, { reason: 'Again' })).status).toBe(409);
    expect((await act(`${aurora}/resume`)).status).toBe(200);
    expect(await read(aurora)).toMatchObject({ state: 'pending', disableReason: null });
    await play(aurora, 'Three');
    expect(await send()).toBe(1);
    expect(air.callsOf('s304112').map(({ title }) => title)).toEqual(['One', 'Three']);
  });

  it('keep the owner from tests and from deleting the settings', async () => {
    await act(`${aurora}/disable`, { reason: 'Blocked' });
    const to = `/api/control/tunein-air-integration/settings/${aurora}`;
    for (const [path, method] of [
      [`${to}/test`, 'POST'],
      [to, 'DELETE'],
    ] as const) {
      const response = await test.call(path, { as: 'owner', method });
      expect(await response.json()).toMatchObject({ code: 'tune_in.disabled' });
    }
  });

  it('have a result for each station', async () => {
    await act(`${aurora}/pause`, { reason: 'Earlier' });
    const bulk = { action: 'pause', ids: [aurora, oldPier, harbourRock, missing], reason: 'Maintenance' };
    const { items } = (await (await act('bulk', bulk)).json()) as TuneInBulkResult;
    expect(items.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['unchanged', null],
      ['done', null],
      ['failed', 'resource.not_found'],
      ['failed', 'resource.not_found'],
    ]);
    expect(await read(aurora)).toMatchObject({ disableReason: 'Earlier' });
    const entries = await test.db
      .selectFrom('audit_trail')
      .select(['action', 'after'])
      .where('action', '=', 'tune_in.paused')
      .orderBy('id')
      .execute();
    expect(entries).toHaveLength(2);
    expect(entries[1]?.after).toMatchObject({ state: 'paused', reason: 'Maintenance' });
  });

  it('need a reason, except to resume', async () => {
    expect((await act('bulk', { action: 'pause', ids: [aurora], reason: null })).status).toBe(422);
    expect((await act('bulk', { action: 'resume', ids: [aurora], reason: 'x' })).status).toBe(422);
    expect((await act(`${missing}/resume`)).status).toBe(404);
  });
});

describe('the metrics', () => {
  it('count the calls by hour and reply', async () => {
    await playAll();
    const { hours, replies, states, breaker, duplicates } = await metrics();
    expect(hours).toHaveLength(24);
    expect(hours.at(-1)).toMatchObject({
      from: '2026-03-02T09:00:00.000Z',
      accepted: 1,
      refused: 2,
      failed: 0,
      p95Ms: expect.any(Number),
    });
    expect(hours[0]).toMatchObject({ accepted: 0, p95Ms: null });
    expect(replies).toEqual([
      { reply: '403', outcome: 'refused', calls: 2 },
      { reply: '200', outcome: 'accepted', calls: 1 },
    ]);
    expect(states).toEqual([
      { state: 'ok', stations: 1 },
      { state: 'refused', stations: 1 },
    ]);
    expect(breaker).toMatchObject({ state: 'closed', since: null, waiting: 0 });
    expect(duplicates).toEqual([]);
  });

  it('name stations with the same id at TuneIn', async () => {
    await setUp(harbourRock, 's11', 'another-key');
    expect((await metrics()).duplicates).toMatchObject([
      { stationId: 's11', stations: [{ name: 'Harbour Rock' }, { name: 'Old Pier' }] },
    ]);
    expect((await list('?q=pier')).items[0]).toMatchObject({ sharedBy: 2 });
  });
});

it('keeps the latest calls of each station, and all of the last day', async () => {
  for (let index = 0; index < 5; index += 1) {
    await play(aurora, `Song ${index}`);
    await send();
    test.clock.advance({ minutes: 60 });
  }
  const now = test.clock.now();
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const count = async () => (await test.db.selectFrom('tune_in_calls').select('id').execute()).length;
  await purgeCalls(test.db, { before: hoursAgo(24), dayAgo: hoursAgo(4.5), keep: 1 });
  expect(await count()).toBe(4);
  await purgeCalls(test.db, { before: hoursAgo(24), dayAgo: hoursAgo(0), keep: 2 });
  expect(await count()).toBe(2);
  await purgeCalls(test.db, { before: hoursAgo(1.5), dayAgo: hoursAgo(24), keep: 2 });
  expect(await count()).toBe(1);
});
