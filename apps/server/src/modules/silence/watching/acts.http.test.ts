import type { SilenceSettings } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import type { StreamEngine } from '#/engine/engine.ts';
import { createFakeEngine } from '#/engine/testing/fake-engine.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { createListeningServers, loud, quiet, watchStation } from '#/testing/silence/listening-servers.ts';
import { createActs } from './acts.ts';
import { endAbandoned } from './end-abandoned.ts';

let test: TestApp;
let servers: ReturnType<typeof createListeningServers>;
const bus = { publish: () => {} };
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

async function becomeSilent(stationId: string, action: SilenceSettings['action']): Promise<void> {
  await watchStation(test, stationId, { silenceS: 5, recoveryS: 2, action });
  await servers.begin();
  await servers.pass(7, quiet);
}

function act(overrides: Partial<StreamEngine> = {}) {
  const engine = { ...createFakeEngine({ events: false }), ...overrides };
  const onError = (error: unknown) => void servers.errors.push(error);
  return createActs({ db: test.db, bus, clock: servers.clock, onError }, engine);
}

it('restarts the source of a silent cast once, and keeps its listeners', async () => {
  const killed: unknown[] = [];
  await becomeSilent(demoStationIds.aurora, { kind: 'restart' });
  const acts = act({ killSource: async (...wanted) => void killed.push(wanted) });
  await acts.run();
  await acts.run();
  expect(killed).toEqual([['/aurora', { keepListeners: true }]]);
  expect(await incidents()).toMatchObject([
    { action: 'restart', action_state: 'done', action_problem: null },
  ]);
  await servers.pass(5, loud);
  await acts.run();
  expect(await incidents()).toMatchObject([{ action_state: 'done' }]);
});

it('moves back only those whom it moved, also those who joined later', async () => {
  const at = new Map([
    ['one', '/aurora'],
    ['own', '/aurora-32'],
  ]);
  const client = (id: string) => ({ id, ip: '192.0.2.1', agent: null, connectedS: 1 });
  const overrides: Partial<StreamEngine> = {
    listClients: async (mount) => [...at].filter(([, place]) => place === mount).map(([id]) => client(id)),
    moveClients: async (mount, destination) => {
      for (const [id, place] of at) if (place === mount) at.set(id, destination);
    },
    moveClient: async (_mount, id, destination) => void at.set(id, destination),
  };
  await becomeSilent(demoStationIds.aurora, { kind: 'fallback', mount: '/aurora-32' });
  const acts = act(overrides);
  await acts.run();
  at.set('late', '/aurora');
  await acts.run();
  expect([...at.values()]).toEqual(['/aurora-32', '/aurora-32', '/aurora-32']);
  await servers.pass(5, loud);
  await acts.run();
  expect(Object.fromEntries(at)).toEqual({ one: '/aurora', late: '/aurora', own: '/aurora-32' });
  expect(await incidents()).toMatchObject([{ action_state: 'reverted' }]);
});

it.each<[string, string, SilenceSettings['action']]>([
  ['a station that is no cast', demoStationIds.harbourRock, { kind: 'restart' }],
  ['a mount of another cast', demoStationIds.aurora, { kind: 'fallback', mount: '/meadow' }],
  ['an engine that cannot', demoStationIds.aurora, { kind: 'fallback', mount: '/aurora-32' }],
])('records that it failed for %s', async (_what, stationId, action) => {
  await becomeSilent(stationId, action);
  await act().run();
  expect(await incidents()).toMatchObject([{ action_state: 'failed', action_problem: 'unsupported' }]);
});

it('ends tests after a minute, and gives up actions that no engine takes', async () => {
  await becomeSilent(demoStationIds.aurora, { kind: 'restart' });
  const now = servers.clock.now();
  await sql`insert into silence_incidents (id, station_id, kind, started_at, raised_at, is_test)
    values ('01990000-0000-7000-8000-0000000000f1', ${demoStationIds.aurora}, 'silent', ${now}, ${now}, true)`.execute(
    test.db,
  );
  const open = async () =>
    (await incidents()).filter(({ ended_at: end }) => end === null).map(({ is_test: isTest }) => isTest);
  await endAbandoned({ db: test.db, bus, clock: servers.clock });
  expect((await open()).sort()).toEqual([false, true]);
  await servers.pass(65, quiet);
  await endAbandoned({ db: test.db, bus, clock: servers.clock });
  expect(await open()).toEqual([false]);
  expect(await incidents()).toContainEqual(
    expect.objectContaining({ action_state: 'failed', action_problem: 'timeout' }),
  );
});
