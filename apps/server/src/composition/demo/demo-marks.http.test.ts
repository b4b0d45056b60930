import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoMounts } from '#/composition/demo/demo-task.ts';
import { relayCapabilities } from '#/engine/relay/engine.ts';
import { createEngineSink } from '#/modules/casts/engine/engine-sink.ts';
import {
  createListenerTracker,
  type ListenerTracker,
} from '#/modules/listeners/listeners/listener-tracker.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { clearCounts } from '#/testing/databases/clear-counts.ts';
import { createFakeListeners, type FakeListeners } from '#/testing/stand-ins/fake-listeners.ts';
import { mountStats } from '#/testing/stand-ins/mount-stats.ts';

const agent = 'Studio-Demo/1.0 VLC/3.0.21 LibVLC/3.0.21';
let test: TestApp;
let tracker: ListenerTracker;
let players: FakeListeners;

async function start(mounts: ReadonlySet<string> | undefined): Promise<void> {
  const { bus, geo, secrets } = test.deps;
  const deps = { db: test.db, bus, clock: test.clock, geo, secrets, demoMounts: mounts };
  players = createFakeListeners({ hooks: true });
  tracker = createListenerTracker({ ...deps, onError: () => {} });
  await tracker.prepare();
  tracker.follow(players.engine);
}

beforeEach(async () => {
  test = await createTestApp({}, { oneProcess: 'asks no server' });
  await clearCounts(test.db);
});
afterEach(async () => {
  await tracker.stop();
  await test.close();
});

async function report(mounts: ReadonlySet<string> | undefined): Promise<void> {
  const engine = { kind: 'relay', capabilities: relayCapabilities } as const;
  const sink = createEngineSink({
    db: test.db,
    bus: test.deps.bus,
    engine,
    tellsListeners: true,
    demoMounts: mounts,
  });
  const live = [
    mountStats('/aurora', { listeners: 3, title: 'Nora Vale - Paper Lanterns' }),
    mountStats('/harbour', { listeners: 1, title: 'Own programme' }),
  ];
  await sink.stats({
    serverStart: null,
    version: 'test 1',
    checkedAt: test.clock.now().toISOString(),
    mounts: live,
  });
}

async function listen(): Promise<void> {
  players.join(tracker, { mount: '/aurora', ip: '86.40.10.20', agent });
  players.join(tracker, { mount: '/aurora', ip: '86.40.10.21', agent });
  players.join(tracker, { mount: '/aurora', ip: '198.51.100.7', agent: 'VLC/3.0.21' });
  players.join(tracker, { mount: '/harbour', ip: '86.40.10.22', agent });
  await tracker.settle();
}

const sessions = () =>
  test.db
    .selectFrom('listener_sessions')
    .select(['mount', 'sample', 'player'])
    .orderBy('mount')
    .orderBy('sample')
    .execute();
const counts = () =>
  test.db
    .selectFrom('listener_samples')
    .select(['username', 'listeners', 'sample'])
    .orderBy('username')
    .execute();
const titles = () =>
  test.db.selectFrom('played_titles').select(['title', 'sample']).orderBy('title').execute();

it('marks demo listeners, and counts them alone on the casts of the demo', async () => {
  await start(demoMounts);
  await listen();
  await report(demoMounts);
  expect(await sessions()).toEqual([
    { mount: '/aurora', sample: false, player: 'VLC' },
    { mount: '/aurora', sample: true, player: 'VLC' },
    { mount: '/aurora', sample: true, player: 'VLC' },
    { mount: '/harbour', sample: false, player: 'VLC' },
  ]);
  expect(await counts()).toEqual([
    { username: 'aurora', listeners: 2, sample: true },
    { username: 'harbour', listeners: 1, sample: false },
  ]);
  expect(await titles()).toEqual([
    { title: 'Nora Vale - Paper Lanterns', sample: true },
    { title: 'Own programme', sample: false },
  ]);
});

it('marks nothing on a server without demo listeners, whatever a user agent claims', async () => {
  await start(undefined);
  await listen();
  await report(undefined);
  expect((await sessions()).every(({ sample }) => !sample)).toBe(true);
  expect((await counts()).map(({ listeners, sample }) => [listeners, sample])).toEqual([
    [3, false],
    [1, false],
  ]);
  expect((await titles()).every(({ sample }) => !sample)).toBe(true);
});
