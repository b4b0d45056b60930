import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoAppIds } from '#/composition/seed/demo-apps.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { appCalls } from '#/testing/apps/app-calls.ts';
import { builtApk } from '#/testing/apps/app-files.ts';
import { runnerCalls, uploadQuery } from '#/testing/apps/runner-calls.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.deleteFrom('webhook_endpoints').execute();
  await test.db.deleteFrom('app_builds').execute();
  test.mails.length = 0;
});
const { submit, createReady } = appCalls(() => test);
const { register, queued } = runnerCalls(() => test);

async function subscribe(selection: object, events: readonly string[]): Promise<void> {
  const json = { url: 'https://hooks.example/', description: '', events, ...selection };
  expect((await test.call('/api/control/webhooks', { as: 'owner', json })).status).toBe(201);
}

async function messagesOf(appId: string): Promise<unknown[]> {
  const rows = await test.db
    .selectFrom('webhook_messages')
    .select('body')
    .where('product', '=', `mobile:${appId}`)
    .execute();
  return rows.map(({ body }) => JSON.parse(body) as unknown);
}

it.each([
  ['the account', () => ({ casts: null }), 1],
  ['everything but apps', () => ({ casts: null, apps: [] }), 0],
  ['another app', () => ({ casts: [], apps: [demoAppIds.live] }), 0],
  ['the app', (id: string) => ({ casts: [], apps: [id] }), 1],
  ['all apps', () => ({ casts: [], apps: null }), 1],
])('a webhook for %s hears of a move as selected', async (_name, selectionOf, count) => {
  const { id } = await createReady();
  await subscribe(selectionOf(id), ['app.state']);
  await submit(id);
  expect(await messagesOf(id)).toMatchObject(
    Array.from({ length: count }, () => ({
      type: 'app.state',
      data: { appId: id, platform: 'android', state: 'in_review', previous: 'draft' },
    })),
  );
});

describe('the end of a build', () => {
  beforeEach(() => subscribe({ casts: null }, ['build.finished']));

  /** A build that a machine has taken. */
  async function begin() {
    const { app, build } = await queued();
    const machine = await register();
    const job = await machine.take();
    return { app, build, machine, job };
  }
  const finish = async (
    { machine, job }: Awaited<ReturnType<typeof begin>>,
    result: { state: 'succeeded' | 'failed'; fault: string | null },
  ) => machine.call(`${job.id}/finish`, { json: { lease: job.lease, ...result } });

  it('is sent with its files, and the people who manage the app may test it', async () => {
    const running = await begin();
    const { app, build, machine, job } = running;
    const apk = builtApk();
    await machine.call(`${job.id}/artifacts/aurora.apk${uploadQuery(job, apk)}`, {
      method: 'PUT',
      file: apk,
    });
    // A lost answer: the same again.
    for (let time = 0; time < 2; time += 1) await finish(running, { state: 'succeeded', fault: null });
    expect(await messagesOf(app)).toEqual([
      {
        type: 'build.finished',
        timestamp: expect.any(String),
        data: {
          appId: app,
          platform: 'android',
          name: 'Radio Aurora',
          buildId: build,
          number: 1,
          versionName: '1.2.0',
          versionCode: 12,
          state: 'succeeded',
          fault: null,
          artifacts: [{ name: 'aurora.apk', kind: 'apk', bytes: apk.length }],
        },
      },
    ]);
    expect(test.mails.map(({ to, mail }) => [to.email, mail.kind])).toEqual([
      ['owner@studio.test', 'app_ready'],
    ]);
    const told = await test.db.selectFrom('notifications').select(['kind', 'about']).execute();
    expect(told).toContainEqual({ kind: 'app_build', about: 'Radio Aurora' });
  });

  it('is mailed to staff if it failed, because only they can do something', async () => {
    const running = await begin();
    await finish(running, { state: 'failed', fault: 'signing' });
    expect(await messagesOf(running.app)).toMatchObject([
      { data: { state: 'failed', fault: 'signing', artifacts: [] } },
    ]);
    expect(test.mails.map(({ to, mail }) => [to.email, mail.kind])).toEqual([
      ['admin@studio.test', 'build_failed'],
      ['superadmin@studio.test', 'build_failed'],
    ]);
    expect(test.mails[0]?.mail).toMatchObject({
      link: expect.stringContaining(`/admin/apps/android/edit/${running.app}`),
    });
  });

  it('is not told if a person cancelled it', async () => {
    const { app, build } = await begin();
    const path = `/api/admin/apps/android/${app}/builds/${build}/cancel`;
    expect((await test.call(path, { as: 'admin', json: {} })).status).toBe(200);
    expect(await messagesOf(app)).toEqual([]);
    expect(test.mails).toEqual([]);
  });
});
