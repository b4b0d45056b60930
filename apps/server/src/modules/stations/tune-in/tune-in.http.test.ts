import type { TuneIn, TuneInCall, TuneInLog } from '@unmuted/api/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { partner, startTuneIn, type TuneInStandIn } from '#/testing/stand-ins/tune-in.ts';
import { announceSong, putOnAir } from '#/testing/stations/playing-song.ts';

const id = demoStationIds.oldPier;
const address = `/api/control/tunein-air-integration/settings/${id}`;
const options = { sendAlbum: true, markAds: false, unknownSongs: 'skip', delayS: 0 };
const change = {
  isEnabled: true,
  stationId: 'S304112 ',
  partnerId: partner.partnerId,
  partnerKey: partner.partnerKey,
  options,
};

let test: TestApp;
let air: TuneInStandIn;
beforeEach(async () => {
  air = await startTuneIn({ now: () => test.clock.now() });
  test = await createTestApp(
    { tuneInConnector: air.tuneInConnector, tuneInOrigin: air.tuneInOrigin },
    { oneProcess: 'it calls a stand-in of TuneIn' },
  );
});
afterEach(async () => {
  await test.close();
  await air.stop();
});

const save = (json: object, version = 0) =>
  test.call(address, { as: 'owner', method: 'PUT', json, headers: { 'if-match': String(version) } });
const read = async () => (await (await test.call(address, { as: 'owner' })).json()) as TuneIn;
const requestTest = () => test.call(`${address}/test`, { as: 'owner', method: 'POST' });

async function onAir() {
  await putOnAir(test, id);
  await announceSong(test, id, { album: 'Harbour' });
}

describe('the settings', () => {
  it('are off and empty until they are saved', async () => {
    expect(await read()).toMatchObject({ state: 'off', settings: null, version: 0, stationName: 'Old Pier' });
  });

  it('are saved, and pending until TuneIn accepts a song', async () => {
    const saved = (await (await save(change)).json()) as TuneIn;
    expect(saved).toMatchObject({
      state: 'pending',
      version: 1,
      settings: { stationId: 's304112', partnerId: 'Aur0ra', partnerKeyHint: '-9Qz', options },
      lastAcceptedAt: null,
    });
    expect(await read()).toEqual(saved);
  });

  it('keep the key that is stored, and need one at first', async () => {
    const { partnerKey: _, ...withoutKey } = change;
    const refused = await save(withoutKey);
    expect(refused.status).toBe(422);
    expect(((await refused.json()) as { errors: { pointer: string }[] }).errors[0]?.pointer).toBe(
      '/partnerKey',
    );
    await save(change);
    const saved = (await (await save({ ...withoutKey, partnerId: 'Other' }, 1)).json()) as TuneIn;
    expect(saved.settings).toMatchObject({ partnerId: 'Other', partnerKeyHint: '-9Qz' });
  });

  it('are rejected with another version, with the current values', async () => {
    await save(change);
    const conflict = await save(change, 0);
    expect(conflict.status).toBe(412);
    expect(((await conflict.json()) as { current: TuneIn }).current.version).toBe(1);
  });

  it.each([
    ['stationId', '304112'],
    ['stationId', 's'],
    ['stationId', 's1234567890'],
    ['partnerKey', 'two words'],
    ['partnerId', ' '],
    ['options', { ...options, delayS: 121 }],
  ])('reject %s %j', async (field, value) => {
    expect((await save({ ...change, [field]: value })).status).toBe(422);
  });

  it('begin anew when the key or the switch changes, and not with an option', async () => {
    await save(change);
    await onAir();
    await requestTest();
    expect((await read()).state).toBe('ok');
    const { partnerKey: _, ...same } = change;
    await save({ ...same, options: { ...options, delayS: 5 } }, 1);
    expect((await read()).state).toBe('ok');
    await save(change, 2);
    expect(await read()).toMatchObject({ state: 'pending', lastAcceptedAt: null });
  });

  it('are deleted with the log', async () => {
    await save(change);
    await onAir();
    await requestTest();
    expect((await test.call(address, { as: 'owner', method: 'DELETE' })).status).toBe(204);
    expect(await read()).toMatchObject({ state: 'off', settings: null, lastCall: null });
    expect((await test.call(address, { as: 'owner', method: 'DELETE' })).status).toBe(404);
  });

  it('returns 404 for the station of another customer', async () => {
    for (const [method, to] of [
      ['GET', address],
      ['DELETE', address],
      ['POST', `${address}/test`],
      ['GET', `/api/control/tunein-air-integration/log/${id}`],
    ] as const) {
      expect((await test.call(to, { as: 'second', method })).status).toBe(404);
    }
  });
});

describe('a test call', () => {
  it('sends the song that plays, shows the reply, and confirms the settings', async () => {
    await save(change);
    await onAir();
    const response = await requestTest();
    expect(response.status).toBe(200);
    const call = (await response.json()) as TuneInCall;
    expect(call).toMatchObject({
      kind: 'song',
      artist: 'Orla Finch',
      title: 'A Quiet Engine',
      isTest: true,
      outcome: 'accepted',
      status: 200,
      opmlStatus: 200,
    });
    expect(call.body).toContain('<status>200</status>');
    expect(air.callsOf('s304112')).toEqual([
      {
        partnerId: 'Aur0ra',
        partnerKey: 'k+y/7=&f2c-9Qz',
        id: 's304112',
        title: 'A Quiet Engine',
        artist: 'Orla Finch',
        album: 'Harbour',
      },
    ]);
    expect(await read()).toMatchObject({ state: 'ok', last24h: { accepted: 1 }, nextCallAt: null });
  });

  it.each(['html', 'empty', 'opml_403', 'opml_500', 'error_500', 'redirect'] as const)(
    'is no success with %s',
    async (fault) => {
      await save(change);
      await onAir();
      air.setFault(fault);
      const call = (await (await requestTest()).json()) as TuneInCall;
      expect(call.outcome).not.toBe('accepted');
      expect(await read()).toMatchObject({ state: 'failing', lastAcceptedAt: null });
      // The redirect was not followed: its address would have had the key.
      expect(air.queries).toHaveLength(1);
    },
  );

  it('ends when TuneIn does not reply', async () => {
    await save(change);
    await onAir();
    air.setFault('hang');
    expect(await (await requestTest()).json()).toMatchObject({
      outcome: 'network',
      error: 'time_out',
      body: null,
    });
  });

  it('sends no invented song: off air, in a jingle, before the first announcement', async () => {
    await save(change);
    const codeOf = async () => ((await (await requestTest()).json()) as { code: string }).code;
    await putOnAir(test, id);
    expect(await codeOf()).toBe('tune_in.no_song');
    await announceSong(test, id, { kind: 'jingle', artist: null, title: null });
    expect(await codeOf()).toBe('tune_in.no_song');
    await announceSong(test, id);
    await test.db.updateTable('service_checks').set({ state: 'off_air' }).execute();
    expect(await codeOf()).toBe('tune_in.no_song');
    expect(air.queries).toEqual([]);
  });

  it('is made at most twice a minute', async () => {
    await save(change);
    await onAir();
    await requestTest();
    const early = await requestTest();
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '30']);
    test.clock.advance({ seconds: 30 });
    expect((await requestTest()).status).toBe(200);
  });
});

it('never reveals the key: not in replies, the log, the audit log or the log of the server', async () => {
  await save(change);
  await onAir();
  air.setFault('echo');
  const replies = [await requestTest(), await test.call(address, { as: 'owner' })];
  const log = await test.call(`/api/control/tunein-air-integration/log/${id}?limit=1`, { as: 'owner' });
  const texts = await Promise.all([...replies, log.clone()].map((response) => response.text()));
  const trail = await test.db.selectFrom('audit_trail').selectAll().execute();
  const calls = await test.db.selectFrom('tune_in_calls').selectAll().execute();
  const everything = [...texts, JSON.stringify(trail), JSON.stringify(calls), ...test.logs].join('\n');
  for (const form of [partner.partnerKey, 'k+y/7=&f2c', 'k%2By%2F7', 'f2c-9Qz']) {
    expect(everything).not.toContain(form);
  }
  const { items } = (await log.json()) as TuneInLog;
  expect(items[0]).toMatchObject({ status: 400, outcome: 'rejected' });
  expect(items[0]?.request).toContain('partnerKey=••••-9Qz');
  expect(items[0]?.body).toContain('partnerKey=••••-9Qz');
});

it('records changes with their values', async () => {
  await save(change);
  const { partnerKey: _, ...same } = change;
  await save({ ...same, isEnabled: false }, 1);
  const rows = await test.db
    .selectFrom('audit_trail')
    .select(['action', 'before', 'after'])
    .where('action', '=', 'tune_in.updated')
    .orderBy('id')
    .execute();
  expect(rows.map(({ after }) => after)).toEqual([
    expect.objectContaining({ stationId: 's304112', partnerKey: 'new' }),
    { isEnabled: false },
  ]);
});
