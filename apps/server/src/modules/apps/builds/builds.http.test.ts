import type { AppBuild, AppBuildLog, BuildMachineList, RunnerSecrets } from '@unmuted/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelBuilds } from '#/modules/apps/builds/app-builds.ts';
import type { Build } from '#/modules/apps/builds/build.ts';
import { endLateBuilds } from '#/modules/apps/builds/late-builds.ts';
import { countMachines } from '#/modules/apps/machines/machines.service.ts';
import { problemOf } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { builtApk, builtApp, builtKit } from '#/testing/apps/app-files.ts';
import { runnerCalls, type TestMachine, uploadQuery } from '#/testing/apps/runner-calls.ts';

const told: [event: string, build: string, fault: Build['fault']][] = [];
const tell =
  (event: string) =>
  async (_tx: unknown, { id, fault }: Build) =>
    void told.push([event, id, fault]);
const listener = { onStarted: tell('started'), onFailed: tell('failed'), onFinished: tell('finished') };
const secrets = {
  env: { STORE_PASSWORD: 'correct horse' },
  files: [{ name: 'upload.jks', content: Buffer.from('keystore') }],
  signing: null,
};
const buildHooks = { listener, readKit: async () => builtKit(), releaseSecrets: async () => secrets };

let test: TestApp;
const start = new Date('2026-03-02T09:10:00.000Z');
const { register, newApp, queue, queued } = runnerCalls(() => test);
beforeAll(async () => {
  test = await createTestApp({ buildHooks }, { oneProcess: 'The listener notes events in this process.' });
});
afterAll(() => test.close());
beforeEach(async () => {
  told.length = 0;
  // Sessions of the people that call would end otherwise.
  test.clock.set(start);
  await test.db.deleteFrom('app_builds').execute();
  await test.db.deleteFrom('build_machines').execute();
});

const passed = (seconds: number) => test.clock.advance({ seconds });
const late = () => endLateBuilds({ ...test.deps, db: test.db, listener });
const codeOf = async (response: Response) =>
  response.ok ? response.status : (await problemOf(response)).code;
const post = (machine: TestMachine, path: string, json: object) => machine.call(path, { json });

async function read({ app, build, platform }: { app: string; build: string; platform: string }, rest = '') {
  const path = `/api/admin/apps/${platform}/${app}/builds/${build}${rest}`;
  return (await (await test.call(path, { as: 'admin' })).json()) as AppBuild & AppBuildLog;
}

const putLog = (
  machine: TestMachine,
  { id, lease }: { id: string; lease: string },
  offset: number,
  text: string,
  last = '',
) =>
  machine.call(`${id}/log?lease=${lease}&offset=${offset}${last}`, {
    method: 'PATCH',
    file: Buffer.from(text),
  });

describe('a build', () => {
  it('is claimed, accepted, logged, uploaded and finished', async () => {
    const target = await queued();
    const machine = await register(['android', 'xcode:26']);
    const job = await machine.take();
    expect(job).toMatchObject({ id: target.build, number: 1, appId: target.app, ...builtApp, logOffset: 0 });
    const kit = await machine.call(`${job.id}/kit?lease=${job.lease}`);
    expect(((await kit.json()) as { content: string }).content).toBe(builtKit().toString('base64'));
    expect(await (await putLog(machine, job, 0, 'Compiling\n')).json()).toEqual({
      nextOffset: 10,
      isFull: false,
    });
    await post(machine, `${job.id}/heartbeat`, { lease: job.lease, progress: 40 });
    expect(await read(target)).toMatchObject({
      state: 'building',
      progress: 40,
      machine: 'Mac mini',
      logBytes: 10,
    });
    const apk = builtApk();
    const path = `${job.id}/artifacts/aurora.apk${uploadQuery(job, apk)}`;
    expect(await codeOf(await machine.call(path, { method: 'PUT', file: apk }))).toBe(200);
    const finish = { lease: job.lease, state: 'succeeded', fault: null };
    // A lost answer: the same again.
    for (let time = 0; time < 2; time += 1)
      expect(await (await post(machine, `${job.id}/finish`, finish)).json()).toEqual({ state: 'succeeded' });
    expect(told).toEqual([
      ['started', job.id, null],
      ['finished', job.id, null],
    ]);
    expect(await read(target)).toMatchObject({
      state: 'succeeded',
      progress: null,
      artifacts: [{ name: 'aurora.apk', kind: 'apk', bytes: apk.length }],
    });
  });

  it('does not succeed without an app', async () => {
    await queued();
    const machine = await register();
    const { id, lease } = await machine.take();
    const finish = await post(machine, `${id}/finish`, { lease, state: 'succeeded', fault: null });
    expect(await codeOf(finish)).toBe('build.artifact_missing');
    await post(machine, `${id}/finish`, { lease, state: 'failed', fault: 'signing' });
    expect(told.at(-1)).toEqual(['failed', id, 'signing']);
  });

  it('goes to one of many machines that claim at once', async () => {
    const app = await newApp();
    await Promise.all([queue(app), queued(), queued()]);
    const machines = await Promise.all(Array.from({ length: 6 }, () => register()));
    const jobs = (await Promise.all(machines.map((machine) => machine.claim()))).filter(
      (job) => job !== null,
    );
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(3);
    expect(jobs).toHaveLength(3);
  });

  it('is claimed by its platform', async () => {
    await queued('ios');
    expect(await (await register(['android'])).claim()).toBeNull();
    expect(await (await register(['ios'])).claim()).not.toBeNull();
  });

  it('is offered again to a machine that did not get the answer, and to others when it does not accept', async () => {
    await queued();
    const [first, second] = [await register(), await register()];
    const job = await first.claim();
    expect(await first.claim()).toEqual(job);
    expect(await second.claim()).toBeNull();
    passed(31);
    const other = await second.claim();
    expect(other?.id).toBe(job?.id);
    expect(await codeOf(await post(first, `${job?.id}/accept`, { lease: job?.lease }))).toBe(
      'build.lease_lost',
    );
  });

  it('ends a claim that waits when one is queued', async () => {
    const machine = await register();
    const waiting = machine.claim(20);
    const { build } = await queued();
    test.deps.bus.publish(['build_queue']);
    expect((await waiting)?.id).toBe(build);
  });

  it('is queued again when its machine disappears, and fails after three tries', async () => {
    const target = await queued();
    const machine = await register();
    for (let tries = 1; tries <= 3; tries += 1) {
      const job = await machine.take();
      expect(await machine.claim()).toBeNull();
      passed(61);
      await late();
      expect(
        await codeOf(await post(machine, `${job.id}/heartbeat`, { lease: job.lease, progress: null })),
      ).toBe(tries < 3 ? 'build.lease_lost' : 200);
    }
    expect(told).toEqual([
      ['started', target.build, null],
      ['failed', target.build, 'lost'],
    ]);
    const { text, isComplete } = await read(target, '/log?offset=0');
    expect(isComplete).toBe(true);
    expect(text.match(/Mac mini disappeared \(try \d of 3\)/g)).toHaveLength(3);
  });

  it('keeps its lease by heartbeats, until it takes too long', async () => {
    const { build } = await queued();
    const machine = await register();
    const { id, lease } = await machine.take();
    for (let beat = 0; beat < 100; beat += 1) {
      passed(40);
      await late();
      const answer = await post(machine, `${id}/heartbeat`, { lease, progress: null });
      if (((await answer.json()) as { isCancelled: boolean }).isCancelled) break;
    }
    expect(told.at(-1)).toEqual(['failed', build, 'timeout']);
  });

  it('is given back', async () => {
    await queued();
    const [first, second] = [await register(), await register()];
    const job = await first.take();
    expect(await (await post(first, `${job.id}/release`, { lease: job.lease })).json()).toEqual({
      state: 'queued',
    });
    expect((await second.take()).id).toBe(job.id);
    expect(told).toEqual([['started', job.id, null]]);
  });

  it('stops at the next heartbeat when staff cancel it', async () => {
    const target = await queued();
    const machine = await register();
    const { id, lease } = await machine.take();
    const path = `/api/admin/apps/android/${target.app}/builds/${id}/cancel`;
    const cancelled = await test.call(path, { as: 'admin', method: 'POST' });
    expect(await cancelled.json()).toMatchObject({ state: 'cancelled', fault: 'cancelled' });
    expect(await codeOf(await test.call(path, { as: 'admin', method: 'POST' }))).toBe('build.ended');
    const order = await post(machine, `${id}/heartbeat`, { lease, progress: 50 });
    expect(await order.json()).toEqual({ isCancelled: true });
    const finish = await post(machine, `${id}/finish`, { lease, state: 'failed', fault: 'cancelled' });
    expect(await finish.json()).toEqual({ state: 'cancelled' });
    expect(told.slice(1)).toEqual([['failed', id, 'cancelled']]);
  });

  it('is cancelled with its app, before and after a claim', async () => {
    const target = await queued();
    const machine = await register();
    const job = await machine.claim();
    await test.db.transaction().execute((tx) => cancelBuilds(tx, target.app, test.clock.now()));
    expect(await codeOf(await post(machine, `${job?.id}/accept`, { lease: job?.lease }))).toBe(
      'build.lease_lost',
    );
    expect(await machine.claim()).toBeNull();
    expect(told).toEqual([]);
  });
});

describe('the log', () => {
  it('ignores what came before, refuses a gap, and masks secrets across parts', async () => {
    const target = await queued();
    const machine = await register();
    const job = await machine.take();
    expect(await codeOf(await machine.call(`${job.id}/secrets?lease=${job.lease}`))).toBe(200);
    const gap = await problemOf(await putLog(machine, job, 5, 'x'));
    expect(gap).toMatchObject({ code: 'build.log_gap', status: 416, params: { nextOffset: 0 } });
    const first = 'Signing with correct h';
    expect(await (await putLog(machine, job, 0, first)).json()).toEqual({ nextOffset: 13, isFull: false });
    await putLog(machine, job, 0, first);
    await putLog(machine, job, 13, 'correct horse, ルー');
    await putLog(machine, job, 13 + Buffer.byteLength('correct horse, ルー'), ' done\ncorr', '&last=true');
    const { text, nextOffset } = await read(target, '/log?offset=0');
    expect(text).toBe('Signing with *************, ルー done\ncorr');
    const inside = Buffer.byteLength(text.slice(0, text.indexOf('ル')));
    expect((await read(target, `/log?offset=${inside}`)).text).toBe('ルー done\ncorr');
    expect(await read(target, `/log?offset=${nextOffset}`)).toEqual({
      text: '',
      nextOffset,
      isComplete: false,
    });
  });

  it('ends at 4 MB', async () => {
    await queued();
    const machine = await register();
    const job = await machine.take();
    let offset = 0;
    for (let part = 0; part < 5; part += 1) {
      const logged = await putLog(machine, job, offset, 'x'.repeat(1_000_000));
      const { nextOffset, isFull } = (await logged.json()) as { nextOffset: number; isFull: boolean };
      offset = nextOffset;
      expect(isFull).toBe(part === 4);
    }
    expect(offset).toBe(4_194_304);
  });
});

describe('secrets', () => {
  it('are sealed to the machine, released once per lease, and audited', async () => {
    await queued();
    const machine = await register();
    const job = await machine.take();
    const path = `${job.id}/secrets?lease=${job.lease}`;
    const sealed = (await (await machine.call(path)).json()) as RunnerSecrets;
    expect(JSON.stringify(sealed)).not.toContain('correct');
    expect(machine.open(sealed, job)).toEqual({
      env: secrets.env,
      files: [{ name: 'upload.jks', content: Buffer.from('keystore').toString('base64') }],
    });
    expect(() => machine.open(sealed, { ...job, lease: job.id })).toThrow();
    expect(await codeOf(await machine.call(path))).toBe('build.secrets_released');
    const { details } = await test.db
      .selectFrom('audit_trail')
      .selectAll()
      .where('action', '=', 'build.secrets_released')
      .orderBy('at', 'desc')
      .executeTakeFirstOrThrow();
    expect(details).toMatchObject({ build: job.id, machine: 'Mac mini' });
  });

  it('are not for another machine, nor for a lease that ended', async () => {
    await queued();
    const [first, second] = [await register(), await register()];
    const job = await first.take();
    for (const part of ['kit', 'secrets'])
      expect(await codeOf(await second.call(`${job.id}/${part}?lease=${job.lease}`))).toBe(
        'build.lease_lost',
      );
    await post(first, `${job.id}/release`, { lease: job.lease });
    expect(await codeOf(await first.call(`${job.id}/secrets?lease=${job.lease}`))).toBe('build.lease_lost');
  });
});

describe('an artifact', () => {
  it.each([
    ['of another app', { packageId: 'fm.other.app' }, 'package'],
    ['of another version', { versionCode: 13 }, 'version_code'],
  ])('%s is refused', async (_name, change, reason) => {
    const { app, build } = await queued();
    await test.db
      .updateTable('app_builds')
      .set({
        package_id: builtApp.packageId,
        ...('packageId' in change && { package_id: change.packageId }),
        ...('versionCode' in change && { version_code: change.versionCode }),
      })
      .where('id', '=', build)
      .execute();
    const machine = await register();
    const job = await machine.take();
    const apk = builtApk();
    const path = `${job.id}/artifacts/a.apk${uploadQuery(job, apk)}`;
    const refused = await machine.call(path, { method: 'PUT', file: apk });
    expect(await problemOf(refused)).toMatchObject({ code: 'build.artifact_invalid', params: { reason } });
    expect((await read({ app, build, platform: 'android' })).artifacts).toEqual([]);
  });

  it('is refused with another checksum, above the size limit, or by a path', async () => {
    await queued();
    const machine = await register();
    const job = await machine.take();
    const put = async (name: string, file: Buffer, query = uploadQuery(job, file)) =>
      codeOf(await machine.call(`${job.id}/artifacts/${name}${query}`, { method: 'PUT', file }));
    expect(await put('a.apk', builtApk(), uploadQuery(job, Buffer.from('x')))).toBe('build.artifact_invalid');
    expect(await put('a.txt', Buffer.alloc(2_000_001))).toBe('upload.too_large');
    for (const name of ['..%2Fa.apk', '.apk', 'a..apk', 'a%00.apk'])
      expect(await put(name, builtApk())).toBe('request.invalid');
  });

  it('is downloaded by a signed link for two hours at most, as an attachment', async () => {
    const target = await queued();
    const apk = builtApk();
    const path = `/api/admin/apps/android/${target.app}/builds/${target.build}/artifacts/aurora.apk`;
    const uploaded = await test.call(path, { as: 'admin', method: 'PUT', file: apk });
    const { state, machine, artifacts } = (await uploaded.json()) as AppBuild;
    expect([state, machine, told]).toEqual(['succeeded', null, [['finished', target.build, null]]]);
    const { pathname, search } = new URL(artifacts[0]?.url ?? '');
    const response = await test.call(pathname + search);
    expect(Buffer.from(await response.arrayBuffer()).equals(apk)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/vnd.android.package-archive',
      'content-disposition': 'attachment; filename="aurora.apk"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'private, no-store',
    });
    expect((await test.call(pathname)).status).toBe(404);
    expect((await test.call(pathname + search.replace(/expires=\d/, 'expires=9'))).status).toBe(404);
    passed(7_201);
    expect((await test.call(pathname + search)).status).toBe(404);
  });

  it('by hand ends the build of a machine, and is refused for a cancelled one', async () => {
    const target = await queued();
    const machine = await register();
    const { id, lease } = await machine.take();
    const path = `/api/admin/apps/android/${target.app}/builds/${id}`;
    const put = () =>
      test.call(`${path}/artifacts/aurora.apk`, { as: 'admin', method: 'PUT', file: builtApk() });
    expect((await put()).status).toBe(200);
    const order = await post(machine, `${id}/heartbeat`, { lease, progress: 50 });
    expect(await order.json()).toEqual({ isCancelled: true });
    await test.db.updateTable('app_builds').set({ state: 'cancelled' }).where('id', '=', id).execute();
    expect(await codeOf(await put())).toBe('build.ended');
  });
});

describe('a build machine', () => {
  it('is listed with its build, and counted while it is online', async () => {
    const target = await queued();
    const machine = await register();
    const count = () => countMachines({ db: test.db, clock: test.clock }, 'android');
    expect(await count()).toBe(1);
    const job = await machine.take();
    const list = async () =>
      (await (await test.call('/api/admin/apps/build-machines', { as: 'admin' })).json()) as BuildMachineList;
    expect((await list()).items).toMatchObject([
      { id: machine.id, isOnline: true, labels: ['android'], build: { id: job.id, app: { id: target.app } } },
    ]);
    passed(61);
    expect([await count(), (await list()).items[0]?.isOnline]).toEqual([0, false]);
  });

  it('takes no jobs while it is paused, and its build is another’s when it is deleted', async () => {
    await queued();
    const [first, second] = [await register(), await register()];
    const path = `/api/admin/apps/build-machines/${first.id}`;
    const pause = (isPaused: boolean) =>
      test.call(path, { as: 'admin', method: 'PUT', json: { name: 'Mac mini', isPaused } });
    await pause(true);
    expect(await first.claim()).toBeNull();
    await pause(false);
    const job = await first.take();
    expect((await test.call(path, { as: 'admin', method: 'DELETE' })).status).toBe(204);
    const beat = await post(first, `${job.id}/heartbeat`, { lease: job.lease, progress: null });
    expect(await codeOf(beat)).toBe('auth.invalid_token');
    expect((await second.take()).id).toBe(job.id);
  });

  it('registers once, within a day, with a usable key', async () => {
    const { createMachine } = runnerCalls(() => test);
    const send = async (token: string, publicKey = Buffer.alloc(32, 9).toString('base64')) =>
      codeOf(await test.call('/api/runner/register', { json: { token, labels: ['ios'], publicKey } }));
    const { registrationToken } = await createMachine();
    expect(await send(registrationToken, Buffer.alloc(32).toString('base64'))).toBe('request.invalid');
    expect(await send(registrationToken)).toBe(201);
    expect(await send(registrationToken)).toBe('runner.registration_invalid');
    const { registrationToken: old } = await createMachine();
    passed(86_401);
    expect(await send(old)).toBe('runner.registration_invalid');
  });

  it('has a token that opens nothing else, and no other credential opens its operations', async () => {
    const machine = await register();
    for (const path of ['/api/control/products', '/api/admin/apps/build-machines', '/api/control/user-info'])
      expect(await codeOf(await test.call(path, { token: machine.token }))).toBe('auth.invalid_token');
    for (const as of ['owner', 'admin', 'superadmin'] as const) {
      const response = await test.call('/api/runner/jobs/claim', { as, json: { labels: ['ios'], waitS: 0 } });
      expect(await codeOf(response)).toBe('auth.invalid_token');
    }
  });
});
