import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { readLive } from '#/testing/app/live-reader.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { watchStation } from '#/testing/stations/silence-rows.ts';

const id = demoStationIds.aurora;

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

async function firstEvent(topic: string) {
  const reader = readLive(await test.call(`/cast-api/live?topics=${topic}:${id}`, { as: 'owner' }));
  const event = await reader.next();
  await reader.close();
  return event;
}
const viewedUntil = async () =>
  (await test.db.selectFrom('silence_watches').select('viewed_until').executeTakeFirstOrThrow()).viewed_until;

it('sends the state of a station, and its changes', async () => {
  const reader = readLive(await test.call(`/cast-api/live?topics=silence:${id}`, { as: 'owner' }));
  expect(await reader.next()).toMatchObject({ event: 'silence', data: { id, verdict: 'off' } });
  await watchStation(test, id, { verdict: 'silent' });
  test.deps.bus.publish([`silence:${id}`]);
  expect(await reader.next()).toMatchObject({ event: 'silence', data: { id, verdict: 'silent' } });
  await reader.close();
});

it('sends nothing to another customer', async () => {
  for (const topic of ['silence', 'levels'])
    expect((await test.call(`/cast-api/live?topics=${topic}:${id}`, { as: 'second' })).status).toBe(404);
  expect(await firstEvent('levels')).toMatchObject({ data: { verdict: 'off', levels: [] } });
});

it('asks for each second while somebody looks, at most once a minute, and sends fresh ones', async () => {
  await watchStation(test, id);
  const levels = [{ at: '2026-03-02T09:09:59.000Z', rms: [-20, -21], peak: [-3, -4], shortTerm: -19 }];
  const live = { station_id: id, at: test.clock.now(), levels: JSON.stringify(levels) };
  await test.db.insertInto('silence_live').values(live).execute();
  expect(await firstEvent('levels')).toMatchObject({
    event: 'levels',
    data: { id, verdict: 'on_air', levels },
  });
  expect(await viewedUntil()).toEqual(new Date('2026-03-02T09:15:00Z'));
  test.clock.advance({ seconds: 50 });
  expect(await firstEvent('levels')).toMatchObject({ data: { levels: [] } });
  expect(await viewedUntil()).toEqual(new Date('2026-03-02T09:15:00Z'));
  test.clock.advance({ seconds: 20 });
  await firstEvent('levels');
  expect(await viewedUntil()).toEqual(new Date('2026-03-02T09:16:10Z'));
});

it('asks for nothing on behalf of somebody who may not see the station', async () => {
  await watchStation(test, id);
  await (await test.call(`/cast-api/live?topics=levels:${id}`, { as: 'second' })).body?.cancel();
  expect(await viewedUntil()).toBeNull();
});
