import { createHash } from 'node:crypto';
import { type ApiClients, unwrap } from '@unmuted/api';
import { expect } from 'vitest';
import { builtApk } from '../../apps/server/src/testing/apps/app-files.ts';
import type { CallTools, OperationCalls } from './operation-calls.ts';

export const calls: OperationCalls = {
  'adds, renames, pauses and deletes build machines': manageMachines,
  'builds an app as a machine does, and follows it as staff': buildAsMachine,
};

const publicKey = Buffer.alloc(32, 9).toString('base64');
const one = '/admin/apps/{platform}/{id}/builds/{build}';

async function manageMachines(_owner: ApiClients, { asSuperadmin }: CallTools): Promise<void> {
  const { main } = await asSuperadmin();
  const { machine } = await unwrap(main.POST('/admin/apps/build-machines', { body: { name: 'Box' } }));
  const params = { path: { id: machine.id } };
  const body = { name: 'Build box', isPaused: true };
  const changed = await unwrap(main.PUT('/admin/apps/build-machines/{id}', { params, body }));
  expect(changed).toMatchObject(body);
  await unwrap(main.DELETE('/admin/apps/build-machines/{id}', { params }));
  const { items } = await unwrap(main.GET('/admin/apps/build-machines'));
  expect(items.map(({ id }) => id)).not.toContain(machine.id);
}

async function buildAsMachine(
  _owner: ApiClients,
  { asSuperadmin, asNobody, withKey, queueBuild }: CallTools,
): Promise<void> {
  const staff = (await asSuperadmin()).main;
  const added = await unwrap(staff.POST('/admin/apps/build-machines', { body: { name: 'Box' } }));
  const registration = { token: added.registrationToken, labels: ['android'], publicKey };
  const { token, id: machineId } = await unwrap(
    asNobody().main.POST('/runner/register', { body: registration }),
  );
  const { main } = withKey(token);
  const { app, build, other } = await queueBuild();
  const claim = { body: { labels: ['android'], waitS: 0 } };
  const take = async () => {
    const { job } = await unwrap(main.POST('/runner/jobs/claim', claim));
    if (!job) throw new Error('No job is queued.');
    const params = { path: { id: job.id } };
    await unwrap(main.POST('/runner/jobs/{id}/accept', { params, body: { lease: job.lease } }));
    return { job, params };
  };

  const { job, params } = await take();
  expect(job.id).toBe(build);
  const query = { lease: job.lease };
  const kit = await unwrap(main.GET('/runner/jobs/{id}/kit', { params: { ...params, query } }));
  const content = Buffer.from(kit.content, 'base64');
  expect(createHash('sha256').update(content).digest('hex')).toBe(kit.sha256);
  await unwrap(main.GET('/runner/jobs/{id}/secrets', { params: { ...params, query } }));
  const file = (bytes: Buffer) => ({ body: new Blob([new Uint8Array(bytes)]) });
  const log = { params: { ...params, query: { ...query, offset: '0' } }, ...file(Buffer.from('Done\n')) };
  expect(await unwrap(main.PATCH('/runner/jobs/{id}/log', log))).toEqual({ nextOffset: 5, isFull: false });
  const beat = { lease: job.lease, progress: 90 };
  await unwrap(main.POST('/runner/jobs/{id}/heartbeat', { params, body: beat }));
  const apk = builtApk();
  const sha256 = createHash('sha256').update(apk).digest('hex');
  const named = { path: { ...params.path, name: 'aurora.apk' }, query: { ...query, sha256 } };
  const stored = await unwrap(
    main.PUT('/runner/jobs/{id}/artifacts/{name}', { params: named, ...file(apk) }),
  );
  expect(stored).toMatchObject({ kind: 'apk', sha256 });
  const result = { lease: job.lease, state: 'succeeded' as const, fault: null };
  await unwrap(main.POST('/runner/jobs/{id}/finish', { params, body: result }));

  const place = { platform: 'android' as const, id: app };
  const path = { ...place, build };
  const followed = await unwrap(staff.GET(one, { params: { path } }));
  expect(followed).toMatchObject({ state: 'succeeded', artifacts: [{ sha256 }] });
  const text = await unwrap(staff.GET(`${one}/log`, { params: { path, query: { offset: '0' } } }));
  expect(text).toEqual({ text: 'Done\n', nextOffset: 5, isComplete: true });
  await unwrap(
    staff.PUT(`${one}/artifacts/{name}`, { params: { path: { ...path, name: 'again.apk' } }, ...file(apk) }),
  );

  const second = await take();
  const lease = { params: second.params, body: { lease: second.job.lease } };
  expect(await unwrap(main.POST('/runner/jobs/{id}/release', lease))).toEqual({ state: 'queued' });
  const cancelled = { platform: 'android' as const, id: other.app, build: other.build };
  expect(await unwrap(staff.POST(`${one}/cancel`, { params: { path: cancelled } }))).toMatchObject({
    state: 'cancelled',
  });
  await unwrap(staff.DELETE('/admin/apps/build-machines/{id}', { params: { path: { id: machineId } } }));
}
