import { type CastOverviewList, type CastSetup, castOverviewList, limits } from '@unmuted/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MountStats } from '#/engine/engine.ts';
import { expectExactly } from '#/testing/app/contract.ts';
import { type Actor, createTestApp, credentialsOf, type TestApp } from '#/testing/app/test-app.ts';
import { widgetExample } from '#/testing/examples/widget-example.ts';
import { mountStats } from '#/testing/stand-ins/mount-stats.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['cast_live', 'on_air_spans', 'cast_widgets', 'cast_directories'] as const)
    await test.db.deleteFrom(table).execute();
  await test.db
    .updateTable('casts')
    .set({ first_on_air_at: null, setup_dismissed: [], description: '' })
    .execute();
});

/** Simulates an engine report. */
const report = (...mounts: MountStats[]) =>
  test.sink.stats({
    serverStart: null,
    version: 'test 1',
    checkedAt: test.clock.now().toISOString(),
    mounts,
  });

/** Signs in for each request: some tests advance the clock past the session lifetime. */
async function call(path: string, as: Actor, rest: { method?: string; json?: unknown } = {}) {
  const { path: signIn, json } = credentialsOf(as);
  const { token } = (await (await test.call(signIn, { json })).json()) as { token: string };
  return test.call(path, { ...rest, token });
}

async function setupOf(username: string, as: Actor = 'owner'): Promise<CastSetup | null | undefined> {
  const response = await call(`/cast-api/api/overview?usernames=${username}`, as);
  const body = (await response.json()) as CastOverviewList;
  expectExactly(castOverviewList, body);
  return body.items[0]?.setup;
}

const dismiss = (username: string, notice: string, as: Actor = 'owner') =>
  call(`/api/control/cast/setup/${username}/dismiss`, as, { method: 'POST', json: { notice } });

const idOf = async (username: string) =>
  (await test.db.selectFrom('casts').select('id').where('username', '=', username).executeTakeFirstOrThrow())
    .id;

describe('the setup of a new cast', () => {
  it('[D9] names its first source, and no later one', async () => {
    expect(await setupOf('nightfall')).toEqual({ firstOnAirAt: null, doneSteps: [], dismissed: [] });
    const connectedSince = test.clock.now().toISOString();
    test.clock.advance({ seconds: 3 });
    await report(mountStats('/nightfall', { connectedSince }));
    const first = { firstOnAirAt: connectedSince, doneSteps: ['source'], dismissed: [] };
    expect(await setupOf('nightfall')).toEqual(first);
    await report();
    test.clock.advance({ seconds: 60 });
    await report(mountStats('/nightfall', { connectedSince: test.clock.now().toISOString() }));
    expect(await setupOf('nightfall')).toEqual(first);
    expect((await setupOf('aurora'))?.firstOnAirAt).toBeNull();
  });

  it('is not shown for a cast that connected before the first source was recorded', async () => {
    await test.db
      .insertInto('cast_live')
      .values({
        cast_id: await idOf('nightfall'),
        on_air: false,
        listeners: null,
        title: null,
        title_since: null,
        since: test.clock.now(),
        sample: false,
      })
      .execute();
    expect(await setupOf('nightfall')).toBeNull();
    await report(mountStats('/nightfall'));
    expect(await setupOf('nightfall')).toBeNull();
  });

  it('ends some time after the first source', async () => {
    await report(mountStats('/nightfall'));
    test.clock.advance({ seconds: (limits.castSetupDays - 1) * 86_400 });
    expect(await setupOf('nightfall')).not.toBeNull();
    test.clock.advance({ seconds: 86_400 });
    expect(await setupOf('nightfall')).toBeNull();
  });

  it('lists the steps that are done, from the data of the cast', async () => {
    const description = 'Music for the night';
    await test.db.updateTable('casts').set({ description }).where('username', '=', 'nightfall').execute();
    await call('/cast-api/api/nightfall/widgets', 'owner', { method: 'POST', json: widgetExample });
    expect((await setupOf('nightfall'))?.doneSteps).toEqual(['description', 'widget']);
    await call('/cast-api/api/nightfall/directories/submitted', 'owner', {
      method: 'POST',
      json: { directory: 'tunein', on: test.clock.now().toISOString().slice(0, 10) },
    });
    expect((await setupOf('nightfall'))?.doneSteps).toEqual(['description', 'widget', 'directory']);
  });

  it('counts an announced directory only while the cast is public', async () => {
    const enabled = await call('/cast-api/api/nightfall/directories/enable', 'owner', {
      method: 'POST',
      json: { directory: 'xiph' },
    });
    await enabled.body?.cancel();
    const castId = await idOf('nightfall');
    await test.db
      .insertInto('cast_directories')
      .values({ cast_id: castId, directory: 'xiph', enabled: true })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    expect((await setupOf('nightfall'))?.doneSteps).toEqual([]);
    await test.db
      .insertInto('cast_listings')
      .values({ cast_id: castId, is_public: true })
      .onConflict((conflict) => conflict.column('cast_id').doUpdateSet({ is_public: true }))
      .execute();
    expect((await setupOf('nightfall'))?.doneSteps).toEqual(['directory']);
  });
});

describe('a dismissed notice', () => {
  it('stays dismissed, in every session', async () => {
    for (const notice of ['checklist', 'on_air', 'checklist'])
      expect((await dismiss('nightfall', notice)).status).toBe(204);
    expect((await setupOf('nightfall'))?.dismissed).toEqual(['on_air', 'checklist']);
    expect((await setupOf('harbour'))?.dismissed).toEqual([]);
  });

  it("returns 404 for another customer's cast, and 403 to staff, who see the setup", async () => {
    expect((await dismiss('nightfall', 'checklist', 'second')).status).toBe(404);
    expect((await call('/cast-api/api/overview?usernames=nightfall', 'second')).status).toBe(404);
    expect((await dismiss('nightfall', 'checklist', 'admin')).status).toBe(403);
    expect((await dismiss('nightfall', 'everything')).status).toBe(422);
    expect(await setupOf('nightfall', 'admin')).toEqual({ firstOnAirAt: null, doneSteps: [], dismissed: [] });
  });
});
