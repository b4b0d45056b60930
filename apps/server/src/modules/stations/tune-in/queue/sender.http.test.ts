import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TuneInFault } from '#/composition/demo/tune-in-server.ts';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { readBreaker } from '#/modules/stations/tune-in/queue/breaker.repository.ts';
import { reportRefusals } from '#/modules/stations/tune-in/queue/report-refusals.ts';
import { sendDue, startSending } from '#/modules/stations/tune-in/queue/sender.ts';
import { mailsTo } from '#/testing/app/people.ts';
import { createTestApp, credentialsOf, type TestApp } from '#/testing/app/test-app.ts';
import { partner, startTuneIn, type TuneInStandIn } from '#/testing/stand-ins/tune-in.ts';
import { announceSong } from '#/testing/stations/playing-song.ts';

const { aurora: first, oldPier: second } = demoStationIds;
const options = { sendAlbum: true, markAds: true, unknownSongs: 'skip', delayS: 0 };
const noSong = { kind: 'jingle', artist: null, title: null } as const;

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

const deps = () => ({ ...test.deps, db: test.db });
const send = (worker = 'one') => sendDue(deps(), worker);
const titles = (stationId = 's304112') =>
  air.callsOf(stationId).map(({ title, commercial }) => title ?? commercial);
const play = (title: string, id: string = first) => announceSong(test, id, { title });

async function setUp(id: string, stationId: string, changes: object = {}) {
  const response = await test.call(`/api/control/tunein-air-integration/settings/${id}`, {
    as: 'owner',
    method: 'PUT',
    json: { isEnabled: true, stationId, ...partner, stations: undefined, options, ...changes },
    headers: { 'if-match': '0' },
  });
  expect(response.status).toBe(200);
}

/** Not over HTTP: the sessions end within the hours of a test. */
function stateOf(id: string = first) {
  return test.db
    .selectFrom('tune_in_queue')
    .select(['state', 'problem', 'due_at'])
    .where('station_id', '=', id)
    .executeTakeFirstOrThrow();
}

const isOpen = async () => (await readBreaker(test.db)).opened_at !== null;

async function wait(seconds: number) {
  test.clock.advance({ seconds });
  return send();
}

describe('one call a song', () => {
  it('sends each song once, of two stations, and none by a timer', async () => {
    await setUp(first, 's304112');
    await setUp(second, 's11');
    await play('One');
    await play('Tide', second);
    expect(await send()).toBe(2);
    expect(await stateOf()).toMatchObject({ state: 'ok', problem: null });
    for (let minutes = 0; minutes < 5; minutes += 1) expect(await wait(60)).toBe(0);
    await play('Two');
    await send();
    expect([titles(), titles('s11')]).toEqual([['One', 'Two'], ['Tide']]);
  });

  it('never sends the same song twice in a row, but again after another', async () => {
    await setUp(first, 's304112');
    for (const title of ['One', 'One', 'ONE!', 'Two', 'One']) {
      await play(title);
      await send();
      await wait(10);
    }
    await announceSong(test, first, noSong);
    await play('One');
    expect(await send()).toBe(0);
    expect(titles()).toEqual(['One', 'Two', 'One']);
  });

  it('waits for the delay and for 10 s after the previous call, and drops a song that was replaced', async () => {
    await setUp(first, 's304112', { options: { ...options, delayS: 30 } });
    await play('One');
    expect(await wait(29)).toBe(0);
    await play('Two');
    expect(await wait(29)).toBe(0);
    expect(await wait(1)).toBe(1);
    await announceSong(test, first, {
      title: 'Three',
      startedAt: new Date(test.clock.now().getTime() - 60_000),
    });
    expect(await wait(9)).toBe(0);
    expect(await wait(1)).toBe(1);
    await play('Four');
    await announceSong(test, first, noSong);
    expect(await wait(60)).toBe(0);
    expect(titles()).toEqual(['Two', 'Three']);
  });

  it('marks an ad break once', async () => {
    await setUp(first, 's304112');
    for (const kind of ['ad', 'jingle', 'ad', 'station', 'ad'] as const) {
      await announceSong(test, first, { ...noSong, kind });
      await send();
      await wait(10);
    }
    expect(titles()).toEqual(['true']);
  });

  it('sends nothing while it is off, paused or suspended, and starts with the next song', async () => {
    await setUp(first, 's304112', { isEnabled: false });
    await play('One');
    expect(await wait(60)).toBe(0);
    const version = { 'if-match': '1' };
    const on = { isEnabled: true, stationId: 's304112', partnerId: partner.partnerId, options };
    const to = `/api/control/tunein-air-integration/settings/${first}`;
    await test.call(to, { as: 'owner', method: 'PUT', json: on, headers: version });
    expect(await wait(60)).toBe(0);
    await test.db.updateTable('stations').set({ status: 'suspended' }).where('id', '=', first).execute();
    await play('Two');
    expect(await wait(60)).toBe(0);
    await test.db.updateTable('stations').set({ status: 'active' }).where('id', '=', first).execute();
    expect(await wait(0)).toBe(1);
    expect(titles()).toEqual(['Two']);
  });

  it('lets a song that was announced during a call wait for its turn', async () => {
    await setUp(first, 's304112');
    await play('One');
    air.setFault('hang');
    const sending = send();
    await expect.poll(() => air.queries.length).toBe(1);
    await play('Two');
    await sending;
    air.setFault(null);
    expect(await wait(9)).toBe(0);
    expect(await wait(1)).toBe(1);
    expect(titles()).toEqual(['One', 'Two']);
  });
});

describe('failures', () => {
  it('repeats after 15 s and 60 s, and then waits for the next song', async () => {
    await setUp(first, 's304112');
    await play('One');
    air.setFault('error_500');
    const made = [
      await send(),
      await wait(14),
      await wait(1),
      await wait(59),
      await wait(1),
      await wait(3_600),
    ];
    expect(made).toEqual([1, 0, 1, 0, 1, 0]);
    expect(await stateOf()).toMatchObject({ state: 'failing', problem: '500' });
    air.setFault(null);
    await play('Two');
    await send();
    expect(await stateOf()).toMatchObject({ state: 'ok', problem: null });
  });

  it('does not repeat a song that was replaced meanwhile', async () => {
    await setUp(first, 's304112');
    await play('One');
    air.setFault('error_500');
    await send();
    air.setFault(null);
    await play('Two');
    await wait(15);
    await wait(60);
    expect(titles()).toEqual(['One', 'Two']);
  });

  it('does not repeat after a reply that says nothing', async () => {
    await setUp(first, 's304112');
    await play('One');
    air.setFault('html');
    await send();
    expect(await stateOf()).toMatchObject({ state: 'failing', problem: 'unknown_reply', due_at: null });
    expect(await wait(3_600)).toBe(0);
  });

  it('tries once more after a refusal, then after 1 h, 6 h and daily with the song that plays', async () => {
    await setUp(first, 's304112', { partnerKey: 'another-key' });
    await play('One');
    await send();
    expect(await stateOf()).toMatchObject({ state: 'pending', problem: '403' });
    expect(await wait(29)).toBe(0);
    expect(await wait(1)).toBe(1);
    expect((await stateOf()).state).toBe('refused');
    for (const [title, hours] of [
      ['Two', 1],
      ['Three', 6],
      ['Four', 24],
      ['Five', 24],
    ] as const) {
      await play(`Replaced ${title}`);
      expect(await wait(hours * 3_600 - 60)).toBe(0);
      await play(title);
      expect(await wait(59)).toBe(0);
      expect(await wait(1)).toBe(1);
    }
    expect(titles()).toEqual(['One', 'One', 'Two', 'Three', 'Four', 'Five']);
    expect(await stateOf()).toMatchObject({ state: 'refused', problem: '403' });
  });

  it('says that a key cannot be read, without a call', async () => {
    await setUp(first, 's304112');
    await test.db
      .updateTable('tune_in_settings')
      .set({ partner_key: Buffer.from('other') })
      .execute();
    await play('One');
    await send();
    expect(await stateOf()).toMatchObject({ state: 'failing', problem: 'key_unreadable' });
    expect(air.queries).toEqual([]);
  });
});

describe('several servers', () => {
  it('one of them makes a call', async () => {
    await setUp(first, 's304112');
    await play('One');
    const made = await Promise.all([send('one'), send('two'), send('three')]);
    expect(made.toSorted()).toEqual([0, 0, 1]);
    expect(titles()).toEqual(['One']);
  });

  it('another one takes over the lease of one that died, which then changes nothing', async () => {
    await setUp(first, 's304112');
    await play('One');
    air.setFault('hang');
    const dying = send('one');
    await expect.poll(() => air.queries.length).toBe(1);
    expect(await send('two')).toBe(0);
    test.clock.advance({ seconds: 60 });
    air.setFault(null);
    expect(await send('two')).toBe(1);
    await dying;
    expect(await stateOf()).toMatchObject({ state: 'ok', problem: null, due_at: null });
  });

  it('runs by itself and finishes its calls when it stops', async () => {
    await setUp(first, 's304112');
    await play('One');
    const errors: unknown[] = [];
    let tick = () => {};
    const stop = startSending({
      ...deps(),
      clock: {
        now: () => test.clock.now(),
        after: (_ms, task) => {
          tick = task;
          return () => {};
        },
      },
      onError: (error) => errors.push(error),
    });
    tick();
    await expect.poll(() => titles()).toEqual(['One']);
    await stop();
    expect([await stateOf(), errors]).toMatchObject([{ state: 'ok' }, []]);
  });
});

describe('refusals for three hours', () => {
  const owner = String(credentialsOf('owner').json.email);
  const report = () => reportRefusals(deps());
  const mails = () => mailsTo(test, owner);
  async function refuse() {
    air.setFault('opml_403');
    await play('One');
    await wait(10);
    await wait(30);
    expect(await stateOf()).toMatchObject({ state: 'refused' });
  }

  it('are mailed once, and again only after TuneIn accepted a song', async () => {
    await setUp(first, 's304112');
    await refuse();
    test.clock.advance({ minutes: 179 });
    await report();
    expect(mails()).toEqual([]);
    test.clock.advance({ minutes: 2 });
    await Promise.all([report(), report()]);
    const link = `https://studio.example/station/${first}/tunein`;
    expect(mails()).toMatchObject([
      { kind: 'tune_in_refused', station: 'Radio Aurora', status: '403', link },
    ]);
    for (let day = 0; day < 3; day += 1) {
      test.clock.advance({ minutes: 24 * 60 });
      await play(`Day ${day}`);
      await send();
      await report();
    }
    expect(mails()).toHaveLength(1);
    air.setFault(null);
    test.clock.advance({ minutes: 24 * 60 });
    await play('Two');
    await send();
    expect(await stateOf()).toMatchObject({ state: 'ok' });
    await refuse();
    test.clock.advance({ minutes: 181 });
    await report();
    expect(mails()).toHaveLength(2);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['is suspended', () => test.db.updateTable('stations').set({ status: 'suspended' }).execute()],
    ['was turned off', () => test.db.updateTable('tune_in_settings').set({ is_enabled: false }).execute()],
    [
      'is stopped by staff',
      () =>
        test.db
          .updateTable('tune_in_settings')
          .set({ stopped: 'paused', stopped_at: test.clock.now(), stopped_reason: 'A check' })
          .execute(),
    ],
    [
      'has paused checks',
      () =>
        test.db
          .updateTable('streaming_services')
          .set({ paused_at: test.clock.now(), paused_by: 'staff' })
          .execute(),
    ],
  ])('are not mailed while the station %s', async (_why, change) => {
    await setUp(first, 's304112');
    await refuse();
    await change();
    test.clock.advance({ minutes: 181 });
    await report();
    expect(mails()).toEqual([]);
  });
});

describe('the circuit breaker', () => {
  /** Stations of the account with their own ids at TuneIn. */
  async function manyStations(count: number): Promise<string[]> {
    const { account_id } = await test.db
      .selectFrom('stations')
      .select('account_id')
      .where('id', '=', first)
      .executeTakeFirstOrThrow();
    const ids = Array.from(
      { length: count },
      (_, index) => `00000000-0000-7000-8000-0000000001${10 + index}`,
    );
    for (const id of ids) {
      const station = {
        id,
        account_id,
        name: id,
        group_name: 'g',
        server: 's',
        plan: 'p',
        status: 'active',
      } as const;
      await test.db
        .insertInto('stations')
        .values({ ...station, renews_at: null, service_id: null })
        .execute();
      await setUp(id, 's11');
    }
    return ids;
  }

  it('stops the calls of all stations, tests TuneIn with one, and starts them again', async () => {
    const ids = await manyStations(12);
    for (const id of ids) await play('One', id);
    air.setFault('error_500');
    // At most eight at once.
    expect([await send(), await send()]).toEqual([8, 4]);
    expect(await isOpen()).toBe(true);
    expect(await wait(15)).toBe(0);
    // Each server agrees.
    expect(await send('two')).toBe(0);
    test.clock.advance({ minutes: 5 });
    const probes = await Promise.all([send('one'), send('two'), send('three')]);
    expect(probes.toSorted()).toEqual([0, 0, 1]);
    expect(await wait(60)).toBe(0);
    air.setFault(null);
    test.clock.advance({ minutes: 5 });
    expect(await send('two')).toBe(1);
    expect(await send()).toBeGreaterThan(1);
    expect(await isOpen()).toBe(false);
  });

  it.each<[string, TuneInFault, number, number]>([
    ['refusals', 'opml_403', 12, 12],
    ['fewer than ten calls', 'error_500', 9, 9],
    ['half of the calls', 'error_500', 12, 6],
  ])('is not opened by %s', async (_what, fault, count, failing) => {
    const ids = await manyStations(count);
    for (const id of ids.slice(failing)) await play('Good', id);
    await send();
    air.setFault(fault);
    for (const id of ids.slice(0, failing)) await play('Bad', id);
    expect((await send()) + (await send())).toBe(failing);
    expect(await isOpen()).toBe(false);
  });
});
