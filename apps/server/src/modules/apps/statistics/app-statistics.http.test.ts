import type { AppStatistics } from '@unmuted/api/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { demoAppIds } from '#/composition/seed/demo-apps.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { appCalls } from '#/testing/apps/app-calls.ts';
import { addListener, engineAnswers } from '#/testing/statistics/listeners.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.db.deleteFrom('listener_sessions').execute());
const { save } = appCalls(() => test);

const read = async (id: string = demoAppIds.live, query = ''): Promise<AppStatistics> => {
  const response = await test.call(`/api/control/mobile/${id}/stats${query}`, { as: 'owner' });
  if (response.status !== 200) throw new Error(await response.text());
  return (await response.json()) as AppStatistics;
};
const android = 'fm.aurora.app/1.3.0 Media3';
const ago = (hours: number) => new Date(test.clock.now().getTime() - hours * 3_600_000);
/** A session of so many minutes. */
const listen = (
  agent: string,
  {
    hoursAgo = 3,
    minutes = 30,
    ...given
  }: Parameters<typeof addListener>[1] & { hoursAgo?: number; minutes?: number } = {},
) =>
  addListener(test, {
    agent,
    startedAt: ago(hoursAgo),
    ended_at: ago(hoursAgo - minutes / 60),
    end_reason: 'left',
    ...given,
  });

it('counts the sessions of its own player on all casts of its account', async () => {
  await listen(android, { country: 'IE' });
  await listen(android, { country: 'IE', hoursAgo: 5 });
  await listen('fm.aurora.app/1.2.0 Media3', { cast: 'harbour', country: null, minutes: 60 });
  // Too short, a preview, the iOS app, other programs, and another account's cast.
  await listen(android, { minutes: 0.5 });
  await listen('fm.aurora.app.preview/1.3.0 Media3');
  await listen('fm.aurora.app/1.0.0 AVPlayer', { minutes: 45 });
  await listen('Mozilla/5.0 fm.aurora.app/1.3.0 Media3');
  await listen('AppleCoreMedia/1.0.0.23A355 (iPhone; U; CPU OS 26_0 like Mac OS X; en_gb)');
  await listen(android, { cast: 'meadow' });
  const found = await read();
  expect(found).toMatchObject({ sample: false, playsCast: true, sessions: 3, unique: 2, hours: 2 });
  expect(found.previous).toBeNull();
  expect(found.days).toHaveLength(7);
  expect(found.days.at(-1)?.day).toBe(found.to);
  expect(found.countries).toEqual([
    { country: 'IE', sessions: 2, unique: 1, hours: 1 },
    { country: null, sessions: 1, unique: 1, hours: 1 },
  ]);
  expect(found.versions).toEqual([
    { version: '1.3.0', sessions: 2, unique: 1, hours: 1 },
    { version: '1.2.0', sessions: 1, unique: 1, hours: 1 },
  ]);
  expect(found.since).toBe(found.to);
  const ios = await read(demoAppIds.ios);
  expect(ios).toMatchObject({ sessions: 1, hours: 0.75, versions: [{ version: '1.0.0' }] });
});

it('puts a session on the day it began in station time, and its hours on the days it was heard', async () => {
  const { timeZone, from } = await read(demoAppIds.live, '?days=30');
  expect(timeZone).toBe('Europe/Dublin');
  // Dublin is in UTC in winter.
  const midnight = new Date(`${from}T00:00:00Z`);
  const at = (hours: number) => new Date(midnight.getTime() + hours * 3_600_000);
  await listen(android, { startedAt: at(-1), ended_at: at(2) });
  await listen(android, { startedAt: at(22), ended_at: at(25), address: '203.0.113.8' });
  const { days, previous, sessions, hours } = await read(demoAppIds.live, '?days=30');
  expect(days.slice(0, 2)).toMatchObject([
    { day: from, sessions: 1, unique: 1, hours: 4 },
    { sessions: 0, unique: 0, hours: 1 },
  ]);
  // Most of the period before is from before the first session.
  expect([sessions, hours, previous]).toEqual([1, 5, null]);
  await listen(android, { hoursAgo: 70 * 24 });
  expect((await read(demoAppIds.live, '?days=30')).previous).toEqual({ sessions: 1, unique: 1, hours: 1 });
});

it('takes no character of a package id as a wildcard', async () => {
  expect((await save({ packageId: 'fm.a_rora.app' })).status).toBe(200);
  await listen('fm.aurora.app/1.3.0 Media3', { cast: 'harbour' });
  expect(await read(demoAppIds.draft)).toMatchObject({ sessions: 0, since: null });
  await listen('fm.a_rora.app/1.3.0 Media3', { cast: 'harbour' });
  expect(await read(demoAppIds.draft)).toMatchObject({ sessions: 1 });
});

it('counts current listeners only while the engine reports them', async () => {
  await addListener(test, { agent: android });
  expect((await read()).listening).toBeNull();
  await engineAnswers(test);
  expect(await read()).toMatchObject({ listening: 1, sessions: 0, since: null });
});

it('says that other streams are not counted', async () => {
  const streams = [{ name: 'Main', url: 'https://streams.example/live' }];
  await save({ source: null, streams });
  expect(await read(demoAppIds.draft)).toMatchObject({ playsCast: false, timeZone: 'UTC' });
});

it('is not found for another customer', async () => {
  const path = `/api/control/mobile/${demoAppIds.live}/stats`;
  expect((await test.call(path, { as: 'second' })).status).toBe(404);
});
