import { type CastOverviewList, type ConnectionTest, connectionTest } from '@unmuted/api/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { MountStats, SourceRefusal } from '#/engine/engine.ts';
import { noteOverBitrate, noteRefusal } from '#/modules/casts/connection-test/connection-test.repository.ts';
import { expectExactly, problemOf } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { mountStats } from '#/testing/stand-ins/mount-stats.ts';
import { engineAnswers } from '#/testing/statistics/listeners.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.deleteFrom('connection_tests').execute();
  await engineAnswers(test);
});

const path = '/api/control/cast/connection-test/aurora';
async function request(method: 'GET' | 'POST'): Promise<ConnectionTest> {
  const body = (await (await test.call(path, { as: 'owner', method })).json()) as ConnectionTest;
  expectExactly(connectionTest, body);
  return body;
}
const refusal: SourceRefusal = {
  kind: 'refused',
  mount: '/aurora',
  at: '2026-01-05T12:00:00.000Z',
  reason: 'wrong_password',
  triedMount: '/aurora',
  agent: 'BUTT 0.1.40',
  contentType: 'audio/mpeg',
};
/** Simulates an engine report. */
const onAir = (...mounts: MountStats[]) =>
  test.sink.stats({ serverStart: null, version: '1', checkedAt: now(), mounts });
const now = () => test.clock.now().toISOString();
const refuse = (rest: Partial<SourceRefusal> = {}) =>
  noteRefusal(test.db, { ...refusal, ...rest }, test.clock.now());

it('waits a minute for a source, then reports that none connected', async () => {
  expect(await request('GET')).toMatchObject({ state: 'idle', startedAt: null });
  const begun = await request('POST');
  expect(begun).toMatchObject({ state: 'waiting', source: null, refusal: null });
  expect(Date.parse(begun.endsAt ?? '') - Date.parse(begun.startedAt ?? '')).toBe(60_000);
  test.clock.advance({ seconds: 59 });
  await engineAnswers(test);
  expect(await request('GET')).toMatchObject({ state: 'waiting' });
  test.clock.advance({ seconds: 1 });
  expect(await request('GET')).toMatchObject({ state: 'timed_out' });
});

it('reports why a source was rejected, for this cast and this minute only', async () => {
  await refuse();
  await request('POST');
  expect(await request('GET')).toMatchObject({ state: 'waiting' });
  await refuse({ mount: '/meadow' });
  expect(await request('GET')).toMatchObject({ state: 'waiting' });
  await refuse({ reason: 'unknown_mount', triedMount: '/typo' });
  const { state, refusal: reported } = await request('GET');
  expect(state).toBe('refused');
  const at = test.clock.now().toISOString();
  expect(reported).toEqual({
    reason: 'unknown_mount',
    at,
    mount: '/typo',
    agent: 'BUTT 0.1.40',
    contentType: 'audio/mpeg',
  });
  test.clock.advance({ seconds: 61 });
  await refuse();
  expect(await request('GET')).toMatchObject({ state: 'refused', refusal: { reason: 'unknown_mount' } });
  await engineAnswers(test);
  expect(await request('POST')).toMatchObject({ state: 'waiting', refusal: null });
});

it('[F1] reports the received stream without a reason, even after a rejection, and the plan limits', async () => {
  await request('POST');
  await refuse();
  const connectedSince = test.clock.now().toISOString();
  const source = { connectedSince, sourceAgent: 'Mixxx 2.4', bitrate: 192, measuredKbps: 320 };
  await onAir(mountStats('/aurora', source));
  const { bitrate_limit } = await test.db
    .selectFrom('casts')
    .select('bitrate_limit')
    .where('username', '=', 'aurora')
    .executeTakeFirstOrThrow();
  expect(await request('GET')).toMatchObject({
    state: 'connected',
    source: {
      mount: '/aurora',
      agent: 'Mixxx 2.4',
      contentType: 'audio/mpeg',
      codec: 'mp3',
      declaredKbps: 192,
      measuredKbps: 320,
      allowedKbps: bitrate_limit,
      bitrateIssue: 'undeclared_rate',
    },
    refusal: null,
  });
});

it("ignores a source that was connected before, even if the engine's clock differs", async () => {
  const former = mountStats('/aurora', { connectedSince: now(), sourceAgent: 'BUTT' });
  test.clock.advance({ minutes: 5 });
  await onAir(former);
  expect(await request('POST')).toMatchObject({ state: 'waiting', source: null });
  await refuse({ triedMount: '/aurora-32' });
  await onAir(former);
  expect(await request('GET')).toMatchObject({
    state: 'refused',
    source: null,
    refusal: { mount: '/aurora-32' },
  });
  // A remote engine whose clock is behind.
  const connectedSince = new Date(test.clock.now().getTime() - 90_000).toISOString();
  await onAir(former, mountStats('/aurora-32', { connectedSince, sourceAgent: 'Mixxx 2.4' }));
  expect(await request('GET')).toMatchObject({
    state: 'connected',
    source: { mount: '/aurora-32', agent: 'Mixxx 2.4' },
  });
  await onAir(former);
  expect(await request('POST')).toMatchObject({ state: 'waiting' });
  // The same encoder reconnects.
  await onAir(mountStats('/aurora', { connectedSince: now() }));
  expect(await request('GET')).toMatchObject({ state: 'connected', source: { mount: '/aurora' } });
});

it('reports that none connected only while a stream is free', async () => {
  const every = ['/aurora', '/aurora-32'].map((mount) => mountStats(mount, { connectedSince: now() }));
  await onAir(...every);
  test.clock.advance({ minutes: 1 });
  await onAir(...every);
  expect(await request('POST')).toMatchObject({ state: 'waiting' });
  test.clock.advance({ seconds: 60 });
  await onAir(...every);
  expect(await request('GET')).toMatchObject({ state: 'connected', source: { mount: expect.any(String) } });
  await onAir(...every.slice(1));
  expect(await request('GET')).toMatchObject({ state: 'timed_out', source: null });
  await onAir(...every);
  await request('POST');
  await refuse({ reason: 'in_use' });
  test.clock.advance({ seconds: 60 });
  await onAir(...every);
  expect(await request('GET')).toMatchObject({
    state: 'refused',
    source: null,
    refusal: { reason: 'in_use' },
  });
});

it('does not start when no source can connect', async () => {
  const begin = (name: string) =>
    test.call(`/api/control/cast/connection-test/${name}`, { as: 'owner', method: 'POST' });
  expect((await problemOf(await begin('tidewater'))).code).toBe('cast.suspended');
  await test.call('/api/control/cast/stop/harbour', { as: 'owner', method: 'POST' });
  expect((await problemOf(await begin('harbour'))).code).toBe('cast.stopped');
  test.clock.advance({ seconds: 60 });
  expect((await begin('aurora')).status).toBe(503);
});

it('shows when a source was disconnected because of its bitrate, until another one connects', async () => {
  const overBitrateAt = async () => {
    const reply = await test.call('/cast-api/api/overview?usernames=aurora', { as: 'owner' });
    const { items } = (await reply.json()) as CastOverviewList;
    return items[0]?.now.streams.find(({ mount }) => mount === '/aurora')?.overBitrateAt;
  };
  await onAir();
  expect(await overBitrateAt()).toBeNull();
  const note = () => noteOverBitrate(test.db, '/aurora', test.clock.now());
  const at = now();
  expect(await note()).toBe('aurora');
  // An encoder that retries endlessly.
  test.clock.advance({ seconds: 5 });
  expect(await note()).toBeUndefined();
  await onAir();
  expect(await overBitrateAt()).toBe(at);
  test.clock.advance({ seconds: 60 });
  await onAir(mountStats('/aurora', { connectedSince: now() }));
  expect(await overBitrateAt()).toBeNull();
});

it('never shows the configured bitrate as the one of a source that declares none', async () => {
  const stream = async () => {
    const reply = await test.call('/cast-api/api/overview?usernames=aurora', { as: 'owner' });
    const { items } = (await reply.json()) as CastOverviewList;
    return items[0]?.now.streams.find(({ mount }) => mount === '/aurora');
  };
  await onAir(mountStats('/aurora', { bitrate: null, connectedSince: now() }));
  expect(await stream()).toMatchObject({ bitrate: null, declaredKbps: null, measuredKbps: null });
  expect((await stream())?.configuredKbps).toBeGreaterThan(0);
  await onAir(mountStats('/aurora', { bitrate: null, measuredKbps: 321, connectedSince: now() }));
  expect(await stream()).toMatchObject({ bitrate: 321, declaredKbps: null, measuredKbps: 321 });
});
