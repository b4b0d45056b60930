import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { defaultSettings } from '#/modules/silence/settings/default-settings.ts';
import { endAbandoned } from '#/modules/silence/watching/end-abandoned.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import {
  createListeningServers,
  levelOf,
  loud,
  quiet,
  watchStation,
  zeros,
} from '#/testing/silence/listening-servers.ts';
import { webhookCalls } from '#/testing/webhooks/webhook-calls.ts';

const station = demoStationIds.harbourRock;
const offAir = { kind: 'off_air', reason: 'unreachable' } as const;
let test: TestApp;
let servers: ReturnType<typeof createListeningServers>;
beforeEach(async () => {
  test = await createTestApp({}, { oneProcess: 'it listens in this process' });
  servers = createListeningServers(test);
});
afterEach(async () => {
  await servers.stop();
  expect(servers.errors).toEqual([]);
  await test.close();
});

const incidents = () => test.db.selectFrom('silence_incidents').selectAll().orderBy('raised_at').execute();
const watch = () =>
  test.db.selectFrom('silence_watches').selectAll().where('station_id', '=', station).executeTakeFirst();
const spans = () =>
  test.db.selectFrom('silence_spans').select(['verdict', 'began_at', 'ended_at']).orderBy('id').execute();
const setListeners = (listeners: number) =>
  test.db.updateTable('service_checks').set({ listeners }).where('service_id', '=', station).execute();
const seconds = (from: Date | null | undefined, to: Date | null | undefined) =>
  from && to ? Math.round((to.getTime() - from.getTime()) / 1_000) : null;

describe('a silence', () => {
  it('is an incident after the chosen time, and over after the recovery', async () => {
    const hooks = webhookCalls(test);
    const { webhook } = await hooks.create({
      url: 'https://hooks.radio.example/studio',
      events: ['silence.started', 'silence.ended'],
    });
    await watchStation(test, station, { silenceS: 20, recoveryS: 5 });
    await setListeners(40);
    await servers.begin();
    expect(await watch()).toMatchObject({
      verdict: 'on_air',
      codec: 'mp3',
      capability: 'full',
      problem: null,
    });
    await servers.pass(19, quiet);
    expect(await incidents()).toEqual([]);
    expect((await watch())?.verdict).toBe('quiet');
    await servers.pass(2, quiet);
    const [incident] = await incidents();
    expect(incident).toMatchObject({
      kind: 'silent',
      ended_at: null,
      lowest_db: -70,
      listeners_at_start: 40,
    });
    expect(seconds(incident?.started_at, incident?.raised_at)).toBeGreaterThanOrEqual(19);
    expect(seconds(incident?.started_at, incident?.raised_at)).toBeLessThanOrEqual(21);
    expect((await watch())?.verdict).toBe('silent');
    expect(servers.published).toContain(`silence:${station}`);
    await setListeners(31);
    await servers.pass(30, quiet);
    // It becomes another kind of silence, and is the same one.
    await servers.pass(20, zeros);
    expect(await incidents()).toMatchObject([{ kind: 'silent', listeners_lost: 9, lowest_db: -120 }]);
    await servers.pass(4, loud);
    expect(await incidents()).toMatchObject([{ ended_at: null }]);
    await servers.pass(3, loud);
    const [ended] = await incidents();
    expect(seconds(ended?.started_at, ended?.ended_at)).toBeGreaterThanOrEqual(74);
    expect(ended?.listener_minutes).toBeGreaterThan(35);
    expect((await watch())?.verdict).toBe('on_air');
    expect((await spans()).map(({ verdict, ended_at: end }) => [verdict, end === null])).toEqual([
      ['on_air', false],
      ['silent', false],
      ['digital_zero', false],
      ['on_air', true],
    ]);
    const lengths = (await spans()).map(({ began_at: from, ended_at: to }) => seconds(from, to));
    expect(lengths[1]).toBeGreaterThanOrEqual(58);
    expect(lengths[2]).toBeGreaterThanOrEqual(8);
    expect((await hooks.deliveries(webhook.id)).map(({ event }) => event).sort()).toEqual([
      'silence.ended',
      'silence.started',
    ]);
  });

  it('of zeros is known sooner', async () => {
    await watchStation(test, station, { silenceS: 60 });
    await servers.begin();
    await servers.pass(12, zeros);
    expect(await incidents()).toMatchObject([{ kind: 'digital_zero' }]);
  });

  it('that a fresh connection does not hear is none', async () => {
    await watchStation(test, station, { silenceS: 20, confirmations: 3 });
    await servers.begin();
    servers.again.heard = [loud, loud, loud];
    await servers.pass(30, quiet);
    expect(await incidents()).toEqual([]);
    expect(servers.again.asked).toBeGreaterThan(0);
    // One that cannot connect knows nothing.
    servers.again.heard = null;
    await servers.pass(10, loud);
    const before = servers.again.asked;
    await servers.pass(22, quiet);
    expect(await incidents()).toHaveLength(1);
    expect(servers.again.asked - before).toBe(2);
  });

  it('of one channel is an alarm that fresh connections confirm', async () => {
    const alarms = { ...defaultSettings.alarms, oneChannelS: 20 };
    await watchStation(test, station, { confirmations: 3, alarms, recoveryS: 5 });
    await servers.begin();
    const oneSided = levelOf(-16, -80);
    servers.again.heard = [oneSided, oneSided, oneSided];
    await servers.pass(19, oneSided);
    expect(await incidents()).toEqual([]);
    await servers.pass(4, oneSided);
    expect(await incidents()).toMatchObject([{ kind: 'one_channel', channel: 'right', lowest_db: -16 }]);
    expect(servers.again.asked).toBe(2);
    // It is still so when another fault begins and ends.
    servers.again.heard = null;
    await servers.pass(40, quiet);
    await servers.pass(12, oneSided);
    expect((await incidents()).map(({ kind, ended_at: end }) => [kind, end === null])).toEqual([
      ['one_channel', true],
      ['silent', false],
    ]);
    await servers.pass(8, loud);
    expect(await incidents()).not.toContainEqual(expect.objectContaining({ ended_at: null }));
  });

  it('waits for the end of a quiet window, and for the threshold of another', async () => {
    const window = { name: '', weekdays: [], date: '2026-01-05' };
    await watchStation(test, station, {
      silenceS: 10,
      quietWindows: [
        { ...window, from: '12:00', until: '12:01', talk: null },
        { ...window, from: '12:02', until: '12:04', talk: { thresholdDb: -80, silenceS: 60 } },
      ],
    });
    await servers.begin();
    await servers.pass(40, quiet);
    expect(await incidents()).toEqual([]);
    await servers.pass(15, quiet);
    expect(await incidents()).toHaveLength(1);
    await servers.pass(60, loud);
    await servers.pass(30, quiet);
    expect((await incidents()).filter(({ ended_at: end }) => end === null)).toEqual([]);
  });

  it('follows settings at once', async () => {
    await watchStation(test, station, { silenceS: 300 });
    await servers.begin();
    await servers.pass(30, quiet);
    await watchStation(test, station, { silenceS: 10 });
    await servers.pass(3, quiet);
    expect(await incidents()).toHaveLength(1);
    await test.db.deleteFrom('silence_watches').where('station_id', '=', station).execute();
    await servers.pass(1, quiet);
    expect(servers.connections.size).toBe(0);
    await endAbandoned({ db: test.db, bus: { publish: () => {} }, clock: servers.clock });
    expect(await incidents()).not.toMatchObject([{ ended_at: null }]);
  });

  it('that comes and goes is one incident', async () => {
    await watchStation(test, station, { silenceS: 10, recoveryS: 5 });
    await servers.begin();
    for (let time = 0; time < 4; time += 1) {
      await servers.pass(15, quiet);
      await servers.pass(15, loud);
    }
    expect((await incidents()).map(({ ended_at: end }) => end === null)).toEqual([false, false, true]);
    await servers.pass(300, loud);
    expect((await incidents()).every(({ ended_at: end }) => end !== null)).toBe(true);
  });
});

describe('a stream that is not heard', () => {
  it('plays no new song, if it played any', async () => {
    const alarms = { ...defaultSettings.alarms, noNewSongMin: 5 };
    await watchStation(test, station, { alarms });
    await servers.begin();
    await servers.pass(310, loud);
    expect(await incidents()).toEqual([]);
    const begunAt = servers.clock.now();
    const song = {
      station_id: station,
      kind: 'song',
      raw: 'A - B',
      raw_key: 'a b',
      artist: 'A',
      title: 'B',
    } as const;
    const times = { started_at: begunAt, ended_at: null, announce_at: begunAt, announced_at: begunAt };
    const more = { album: null, source: 'stream', listeners: null } as const;
    await test.db
      .insertInto('songs')
      .values({ ...song, ...times, ...more })
      .execute();
    await servers.pass(335, loud);
    expect(await incidents()).toMatchObject([{ kind: 'no_new_song', started_at: begunAt, lowest_db: null }]);
    expect((await watch())?.verdict).toBe('no_new_song');
    const next = servers.clock.now();
    await test.db.updateTable('songs').set({ ended_at: next }).where('station_id', '=', station).execute();
    await test.db
      .insertInto('songs')
      .values({ ...song, ...times, ...more, raw_key: 'c', started_at: next })
      .execute();
    await servers.pass(35, loud);
    expect(await incidents()).not.toMatchObject([{ ended_at: null }]);
  });

  it('is off air after several failed connections, and no silence', async () => {
    await watchStation(test, station, { silenceS: 20, confirmations: 3, recoveryS: 5 });
    await servers.begin();
    await servers.pass(30, quiet);
    await servers.pass(1, offAir);
    await servers.pass(10, null);
    expect(await watch()).toMatchObject({ verdict: 'off_air', problem: 'unreachable', level: null });
    await servers.pass(60, null);
    expect(await incidents()).toMatchObject([{ kind: 'silent' }]);
    await servers.pass(2, offAir);
    expect(await incidents()).toMatchObject([{ kind: 'silent' }, { kind: 'off_air', ended_at: null }]);
    expect((await incidents())[0]?.ended_at).not.toBeNull();
    await servers.pass(12, loud);
    expect((await incidents())[1]?.ended_at).not.toBeNull();
    expect((await watch())?.verdict).toBe('on_air');
  });

  it('and cannot be decoded is neither', async () => {
    await watchStation(test, station, { silenceS: 10 });
    await servers.begin();
    await servers.pass(200, { kind: 'cannot_check', problem: 'damaged' });
    expect(await incidents()).toEqual([]);
    expect(await watch()).toMatchObject({ verdict: 'cannot_check', problem: 'damaged', level: null });
  });

  it('because its server does not admit this one is neither', async () => {
    await watchStation(test, station);
    await servers.begin();
    await servers.pass(120, { kind: 'off_air', reason: 403 });
    expect(await incidents()).toEqual([]);
    expect(await watch()).toMatchObject({ verdict: 'cannot_check', problem: '403' });
  });

  it('because its checks are paused is left alone', async () => {
    await watchStation(test, station);
    await servers.begin();
    await test.db
      .updateTable('streaming_services')
      .set({ paused_at: servers.clock.now(), paused_by: 'customer' })
      .where('id', '=', station)
      .execute();
    await servers.pass(2, loud);
    expect(servers.connections.size).toBe(0);
    expect(await watch()).toMatchObject({ verdict: 'waiting', leased_by: null });
    expect((await spans()).at(-1)?.ended_at).not.toBeNull();
  });
});

describe('servers', () => {
  it('divide the stations, and take over those of a dead one with its incidents', async () => {
    await watchStation(test, station, { silenceS: 10, recoveryS: 5 });
    const [one, two] = [servers.createServer(), servers.createServer()];
    await servers.pass(3, null);
    expect(servers.connections.size).toBe(1);
    await servers.pass(5, loud);
    await servers.pass(15, quiet);
    const holder = (await watch())?.leased_by;
    const [dead, other] = holder === one.worker ? [one, two] : [two, one];
    const lost = [...servers.connections];
    await servers.pass(14, quiet, [other]);
    expect((await watch())?.leased_by).toBe(dead.worker);
    await servers.pass(10, quiet, [other]);
    expect((await watch())?.leased_by).toBe(other.worker);
    expect(await incidents()).toMatchObject([{ kind: 'silent', ended_at: null }]);
    // The dead one was only slow: it stores nothing, and stops.
    await dead.tick();
    expect((await watch())?.leased_by).toBe(other.worker);
    expect(servers.connections.has(lost[0] as never)).toBe(false);
    await servers.pass(12, loud, [other]);
    expect(await incidents()).toHaveLength(1);
    expect((await incidents())[0]?.ended_at).not.toBeNull();
    // What was recorded ends where the dead one stopped.
    const [, silent, taken] = await spans();
    expect(seconds(silent?.ended_at, taken?.began_at)).toBeGreaterThanOrEqual(15);
  });

  it('tell how they are, and open no incident while they are blind', async () => {
    const ids = [station, demoStationIds.aurora, demoStationIds.oldPier];
    for (const id of ids)
      await watchStation(test, id, { silenceS: 10, alarms: { ...defaultSettings.alarms, offAirS: 10 } });
    await servers.begin();
    expect(await test.db.selectFrom('silence_checkers').selectAll().execute()).toMatchObject([
      { streams: 3, capacity: 10, is_blind: false },
    ]);
    await servers.pass(40, offAir);
    expect(await incidents()).toEqual([]);
    expect(await watch()).toMatchObject({ verdict: 'cannot_check', problem: 'blind' });
    expect((await test.db.selectFrom('silence_checkers').selectAll().execute())[0]?.is_blind).toBe(true);
  });

  it('listen to casts without being listeners', async () => {
    await watchStation(test, demoStationIds.aurora);
    await servers.begin();
    const [connection] = servers.connections;
    expect(connection?.url).toBe('https://streams.example/aurora');
    expect(connection?.headers?.['x-studio-watch']).toMatch(/^[\w-]{43}$/);
  });

  it('store the level of each second, and each second for those who look', async () => {
    await watchStation(test, station);
    await servers.begin();
    await servers.pass(140, loud);
    const rows = await test.db.selectFrom('silence_minutes').selectAll().orderBy('minute').execute();
    expect(rows.at(-1)).toMatchObject({ known: 60, low: -160, mean: -160, high: -160 });
    expect(await test.db.selectFrom('silence_live').selectAll().execute()).toEqual([]);
    const until = new Date(servers.clock.now().getTime() + 10_000);
    await test.db.updateTable('silence_watches').set({ viewed_until: until }).execute();
    await servers.pass(5, loud);
    const [live] = await test.db.selectFrom('silence_live').selectAll().execute();
    expect(live?.levels).toHaveLength(60);
    expect(live?.levels.at(-1)).toMatchObject({ rms: [-16, -16], shortTerm: -16 });
  });
});
