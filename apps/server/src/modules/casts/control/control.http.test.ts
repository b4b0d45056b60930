import { type CastNow, castNow } from '@unmuted/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EngineError } from '#/engine/engine-error.ts';
import { mountsTopic, readMountConfigs } from '#/modules/casts/cast/mount-configs.ts';
import { startCommandProcessor } from '#/modules/casts/control/command-processor.ts';
import { expectExactly, problemOf } from '#/testing/app/contract.ts';
import { type Actor, type CallOptions, createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { engineAnswers } from '#/testing/statistics/listeners.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const cast = '/api/control/cast';
const post = (path: string, as: Actor = 'owner', json?: unknown) =>
  test.call(`${cast}/${path}`, { as, method: 'POST', json });
function act(path: string, json: unknown, options: CallOptions = {}): Promise<Response> {
  // Commands are ordered by time, and the test clock is frozen.
  test.clock.advance({ seconds: 1 });
  return test.call(`${cast}/${path}`, { as: 'owner', json, ...options });
}
const put = (json: unknown, as: Actor = 'owner') => act('metadata/aurora', json, { method: 'PUT', as });

async function answerOf(response: Promise<Response>): Promise<CastNow> {
  const body = (await (await response).json()) as CastNow;
  expectExactly(castNow, body);
  return body;
}
const codeOf = async (response: Promise<Response>) => (await problemOf(await response)).code;
const orders = () =>
  test.db
    .selectFrom('engine_orders')
    .select(['kind', 'mount', 'title', 'keep_listeners'])
    .orderBy('id')
    .execute();
const trail = () =>
  test.db
    .selectFrom('audit_trail')
    .select(['action', 'actor_kind', 'details'])
    .where('action', 'in', [
      'cast.started',
      'cast.stopped',
      'cast.restarted',
      'cast.title_updated',
      'source.disconnected',
    ])
    .where('at', '>=', startedAt)
    .orderBy('id')
    .execute();

let startedAt: Date;
beforeEach(async () => {
  test.clock.advance({ seconds: 1 });
  startedAt = test.clock.now();
  await test.db.deleteFrom('engine_orders').execute();
  await test.db.updateTable('casts').set({ stopped_at: null, stopped_by: null }).execute();
  await engineAnswers(test, {}, ['/aurora']);
});

describe('a stopped cast', () => {
  it('reports who stopped it and when, closes its mounts, and runs again after a start', async () => {
    const mounts = async () =>
      (await readMountConfigs(test.db, test.deps.secrets)).map(({ mount }) => mount).includes('/aurora');
    const events: string[] = [];
    const unsubscribe = await test.deps.bus.subscribe((topics) => void events.push(...(topics ?? [])));
    const at = test.clock.now().toISOString();
    const stopped = { state: 'stopped', since: at, stoppedBy: 'customer', listeners: null, title: null };
    expect(await answerOf(post('stop/aurora'))).toMatchObject(stopped);
    expect(await mounts()).toBe(false);
    await expect.poll(() => events).toEqual(expect.arrayContaining([mountsTopic, 'cast:aurora', 'fleet']));
    unsubscribe();
    test.clock.advance({ seconds: 5 });
    await engineAnswers(test, {}, ['/aurora']);
    // Stopping is idempotent: the first stop is kept.
    expect(await answerOf(post('stop/aurora'))).toMatchObject(stopped);
    const read = test.call('/cast-api/api/aurora/now', { as: 'owner' });
    expect((await answerOf(read)).streams).toEqual([
      expect.objectContaining({ mount: '/aurora', onAir: false, listeners: null }),
      expect.objectContaining({ mount: '/aurora-32', onAir: false }),
    ]);
    const dashboard = await (await test.call('/api/admin/dashboard', { as: 'admin' })).json();
    expect(dashboard).toMatchObject({ now: { casts: { stopped: 1 } } });
    expect(await answerOf(post('start/aurora'))).toMatchObject({ state: 'live', stoppedBy: null });
    expect(await mounts()).toBe(true);
    expect(await trail()).toMatchObject([
      { action: 'cast.stopped', actor_kind: 'customer', details: { cast: 'aurora', listeners: 0 } },
      { action: 'cast.started', actor_kind: 'customer' },
    ]);
  });

  it('cannot be restarted or receive a title', async () => {
    expect(await answerOf(post('stop/aurora', 'admin'))).toMatchObject({ stoppedBy: 'admin' });
    expect(await codeOf(act('restart/aurora', {}))).toBe('cast.stopped');
    expect(await codeOf(act('source/aurora/kick', {}))).toBe('cast.stopped');
    expect(await codeOf(put({ title: 'A' }))).toBe('cast.stopped');
    expect(await orders()).toEqual([]);
  });
});

describe('an engine command', () => {
  it('is queued for the server with the engine, for each live stream, and audited', async () => {
    expect((await act('source/aurora/kick', {})).status).toBe(202);
    await answerOf(act('restart/aurora', {}));
    await answerOf(act('restart/aurora', { graceful: false }));
    await answerOf(put({ title: '  Nora Vale - 夜明け ', stream: 'aurora' }));
    expect(await orders()).toEqual([
      { kind: 'drop_source', mount: '/aurora', title: null, keep_listeners: false },
      { kind: 'restart', mount: '/aurora', title: null, keep_listeners: true },
      { kind: 'restart', mount: '/aurora', title: null, keep_listeners: false },
      { kind: 'set_title', mount: '/aurora', title: 'Nora Vale - 夜明け', keep_listeners: false },
    ]);
    expect((await trail()).map(({ action }) => action)).toEqual([
      'source.disconnected',
      'cast.restarted',
      'cast.restarted',
      'cast.title_updated',
    ]);
  });

  it('runs once, in order, and not after it expires', async () => {
    const done: unknown[] = [];
    const errors: unknown[] = [];
    const stop = await startCommandProcessor({
      db: test.db,
      bus: test.deps.bus,
      clock: test.clock,
      engine: {
        killSource: async (mount, options) => {
          done.push(['kill', mount, options?.keepListeners]);
          throw new EngineError('unknown_mount', 'gone by itself');
        },
        setMetadata: async (mount, title) => void done.push([title, mount]),
      },
      configure: async () => void done.push('configure'),
      onError: (error) => void errors.push(error),
    });
    await act('restart/aurora', {});
    await put({ title: 'A' });
    await expect.poll(() => done).toEqual(['configure', ['kill', '/aurora', true], ['A', '/aurora']]);
    await stop();
    await act('source/aurora/kick', {});
    test.clock.advance({ seconds: 31 });
    const again = await startCommandProcessor({
      db: test.db,
      bus: test.deps.bus,
      clock: test.clock,
      engine: { killSource: async () => void done.push('late'), setMetadata: async () => {} },
      configure: async () => {},
      onError: (error) => void errors.push(error),
    });
    test.deps.bus.publish(['orders']);
    await expect.poll(orders).toEqual([]);
    await again();
    expect(done).toHaveLength(3);
    expect(errors).toEqual([]);
  });

  it.each([
    ['a control character', 'A\u0007B'],
    ['half a character', 'A\ud800'],
    ['nothing', '   '],
    ['too much', 'x'.repeat(501)],
    ['more than the head of a request holds', '夜'.repeat(450)],
  ])('rejects a title of %s', async (_what, title) => {
    expect(await codeOf(put({ title }))).toBe('request.invalid');
  });

  it('is rejected where it is not possible', async () => {
    expect(await codeOf(post('stop/tidewater'))).toBe('cast.suspended');
    expect(await codeOf(act('source/nightfall/kick', {}))).toBe('cast.off_air');
    expect(await codeOf(act('source/aurora/kick', { stream: 'meadow' }))).toBe('resource.not_found');
    await engineAnswers(test, { keepListeners: false }, ['/aurora']);
    expect(await codeOf(act('restart/aurora', { graceful: true }))).toBe('engine.unsupported');
    await act('restart/aurora', {});
    expect(await orders()).toMatchObject([{ keep_listeners: false }]);
    await engineAnswers(test, { configurable: false }, ['/aurora']);
    expect(await codeOf(post('stop/aurora'))).toBe('engine.not_configurable');
    expect((await act('source/aurora/kick', {})).status).toBe(202);
    test.clock.advance({ seconds: 60 });
    for (const refused of [post('stop/aurora'), act('source/aurora/kick', {}), put({ title: 'A' })])
      expect((await refused).status).toBe(503);
  });
});
