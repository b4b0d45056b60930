import { type SilenceWall, silenceWall } from '@unmuted/api/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { expectExactly, problemOf } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { addIncident, watchStation } from '#/testing/stations/silence-rows.ts';
import { engineAnswers } from '#/testing/statistics/listeners.ts';

const { aurora, harbourRock, oldPier } = demoStationIds;

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

async function wall(query = ''): Promise<SilenceWall> {
  const body: unknown = await (await test.call(`/api/admin/silence${query}`, { as: 'admin' })).json();
  expectExactly(silenceWall, body);
  return silenceWall.parse(body);
}
const ids = (tiles: SilenceWall['tiles']) => tiles.map(({ id }) => id);
const minutesAgo = (minutes: number) => new Date(test.clock.now().getTime() - minutes * 60_000);
const listening = async (id: string, listeners: number) => {
  const { service_id: serviceId } = await test.db
    .selectFrom('stations')
    .select('service_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const state = { state: 'on_air', listeners } as const;
  await test.db.updateTable('service_checks').set(state).where('service_id', '=', serviceId).execute();
};

describe('the wall', () => {
  it('is ordered by harm, then by verdict', async () => {
    await watchStation(test, aurora, { verdict: 'clipped', since: minutesAgo(60) });
    await watchStation(test, oldPier, { verdict: 'silent', since: minutesAgo(2) });
    await watchStation(test, harbourRock, { verdict: 'off_air', since: minutesAgo(90), problem: '404' });
    expect(ids((await wall()).tiles)).toEqual([oldPier, harbourRock, aurora]);
    await addIncident(test, harbourRock, { kind: 'off_air', listener_minutes: 300, listeners_lost: 4 });
    await addIncident(test, aurora, {
      kind: 'clipped',
      listeners_at_start: 10,
      started_at: minutesAgo(60),
      acknowledged_at: minutesAgo(30),
      acknowledged_by: 'Ann',
      acknowledged_via: 'link',
    });
    const { tiles, counts, unwatched } = await wall();
    expect(ids(tiles)).toEqual([aurora, harbourRock, oldPier]);
    expect(tiles[0]?.incident).toMatchObject({
      kind: 'clipped',
      listenerMinutes: 600,
      listenersLost: null,
      acknowledged: { by: 'Ann' },
      isTest: false,
    });
    expect(tiles[1]).toMatchObject({ problem: '404', incident: { listenerMinutes: 300, listenersLost: 4 } });
    expect(counts).toEqual({ alarm: 2, offAir: 1, cannotCheck: 0, snoozed: 0, onAir: 0 });
    expect(unwatched).toBe(0);
    await listening(oldPier, 500);
    expect(ids((await wall()).tiles)).toEqual([oldPier, aurora, harbourRock]);
  });

  it('has those on air by listeners, and finds by words and verdict', async () => {
    await engineAnswers(test, {}, ['/aurora']);
    const level = JSON.stringify({ rms: [-20], peak: [-3], shortTerm: null });
    await watchStation(test, aurora, { level, level_at: test.clock.now() });
    await watchStation(test, oldPier, { verdict: 'quiet' });
    await listening(oldPier, 7);
    const { onAir, counts } = await wall();
    expect(onAir).toMatchObject([
      { id: oldPier, listeners: 7, level: null },
      { id: aurora, listeners: 0, level: { at: '2026-03-02T09:10:00.000Z', rms: [-20] } },
    ]);
    expect(counts.onAir).toBe(2);
    expect(ids((await wall('?limit=1')).onAir)).toEqual([oldPier]);
    expect(ids((await wall('?q=radio%20aurora')).onAir)).toEqual([aurora]);
    expect(ids((await wall('?state=quiet,silent')).onAir)).toEqual([oldPier]);
  });

  it('tells what no server listens to, and the servers that do', async () => {
    await watchStation(test, aurora, { verdict: 'silent', lease_until: minutesAgo(1) });
    await watchStation(test, oldPier, { verdict: 'on_air' });
    const checker = { streams: 1, capacity: 100, lag_s: 1.5, cpu: 0.1, memory_mb: 90, codecs: '[]' };
    await test.db
      .insertInto('silence_checkers')
      .values([
        { id: 'one', name: 'studio-1', seen_at: test.clock.now(), ...checker },
        { id: 'two', name: 'studio-2', seen_at: minutesAgo(1), ...checker },
      ])
      .execute();
    const { checkers, unwatched, tiles, counts } = await wall();
    expect(checkers.map(({ name, lagS, isBlind }) => [name, lagS, isBlind])).toEqual([
      ['studio-1', 1.5, false],
    ]);
    expect([unwatched, counts.cannotCheck, counts.alarm]).toEqual([1, 1, 0]);
    expect(tiles).toMatchObject([{ id: aurora, verdict: 'waiting', level: null }]);
  });

  it('has the address at which staff can listen, but none with a password', async () => {
    await watchStation(test, aurora);
    await watchStation(test, oldPier);
    const urls = async () =>
      new Map(
        (await wall()).onAir.map(({ id, streamUrl }) => [id, streamUrl?.replace(/^http:\/\/[^/]+\//, '')]),
      );
    const { mount } = await test.db
      .selectFrom('cast_streams as m')
      .innerJoin('casts as c', 'c.id', 'm.cast_id')
      .select('m.mount')
      .where('c.username', '=', 'aurora')
      .where('m.is_primary', '=', true)
      .executeTakeFirstOrThrow();
    const shown = await urls();
    expect(shown.get(aurora)).toContain(mount);
    expect(shown.get(oldPier)).toBe('live.mp3');
    await test.db
      .updateTable('streaming_services')
      .set({ url: 'http://listener:secret@old-pier.example:8000/live.mp3' })
      .where('id', '=', oldPier)
      .execute();
    expect((await urls()).get(oldPier)).toBeUndefined();
  });

  it('leaves out suspended stations', async () => {
    await watchStation(test, aurora, { verdict: 'silent' });
    await test.db.updateTable('stations').set({ status: 'suspended' }).where('id', '=', aurora).execute();
    expect((await wall()).tiles).toEqual([]);
  });
});

describe('a snooze of several stations', () => {
  const snooze = (json: object) => test.call('/api/admin/silence/snooze', { as: 'admin', json });
  const until = '2026-03-02T12:00:00.000Z';

  it('changes those that are watched, and names who made it', async () => {
    await watchStation(test, aurora, { verdict: 'silent' });
    await watchStation(test, oldPier);
    const all = [aurora, oldPier, harbourRock, '00000000-0000-7000-8000-00000000dead'];
    const response = await snooze({ ids: [...all, aurora], until, reason: 'Data centre' });
    expect(await response.json()).toEqual({ changed: 2 });
    const { snoozed, tiles, counts } = await wall();
    expect(snoozed).toMatchObject([
      { snoozedBy: 'Tomás Reyes', snoozeReason: 'Data centre', snoozedUntil: until },
      { snoozedBy: 'Tomás Reyes' },
    ]);
    expect([tiles.length, counts.snoozed]).toEqual([0, 2]);
    await snooze({ ids: all, until: null, reason: null });
    expect((await wall()).snoozed).toEqual([]);
  });

  it('does not end in the past', async () => {
    const refused = await problemOf(
      await snooze({ ids: [aurora], until: '2026-03-01T00:00:00Z', reason: null }),
    );
    expect(refused.errors?.[0]).toMatchObject({ pointer: '/until', code: 'range' });
  });
});
