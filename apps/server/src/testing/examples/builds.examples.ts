import { createHash } from 'node:crypto';
import type { TestApp } from '#/testing/app/test-app.ts';
import { builtApk } from '#/testing/apps/app-files.ts';
import { runnerCalls, uploadQuery } from '#/testing/apps/runner-calls.ts';
import type { OperationExample, OperationExamples } from '#/testing/examples/example.ts';

const missing = '00000000-0000-7000-8000-000000000000';
const apk = builtApk();
const publicKey = Buffer.alloc(32, 9).toString('base64');
const text = Buffer.from('Compiling\n');
const sha256 = createHash('sha256').update(apk).digest('hex');

/** A build that waits. */
async function waiting(test: TestApp) {
  const { app: id, build } = await runnerCalls(() => test).queued();
  return { platform: 'android', id, build };
}

/** A job of a machine of its own, and the machine's token. */
async function running(test: TestApp) {
  const { register, queued } = runnerCalls(() => test);
  await queued();
  const machine = await register();
  const job = await machine.take();
  return { job, params: { id: job.id }, headers: { authorization: `Bearer ${machine.token}` } };
}

const ofBuild = (rest: Partial<OperationExample> = {}): OperationExample => ({
  access: 'admins',
  params: { platform: 'android', id: missing, build: missing },
  statuses: [200, 404],
  prepare: async (test) => ({ params: await waiting(test) }),
  ...rest,
});

/** A call with the lease in its body. */
const ofJob = (json: object = {}): OperationExample => ({
  access: 'runners',
  json: { lease: missing, ...json },
  statuses: [200, 409],
  prepare: async (test) => {
    const { job, ...rest } = await running(test);
    return { ...rest, json: { lease: job.lease, ...json } };
  },
});

/** A call with the lease in its address. */
const inQuery = (query = '', rest: Partial<OperationExample> = {}): OperationExample => ({
  access: 'runners',
  query: `?lease=${missing}${query}`,
  statuses: [200, 409],
  prepare: async (test) => {
    const { job, ...own } = await running(test);
    return { ...own, query: `?lease=${job.lease}${query}`, ...(rest.file && { file: rest.file }) };
  },
  ...rest,
});

const machineOf = async (test: TestApp) => ({
  id: (await runnerCalls(() => test).createMachine()).machine.id,
});

/** Builds of apps and build machines. */
export const examples: OperationExamples = {
  'buildMachines.list': { access: 'admins' },
  'buildMachines.create': { access: 'admins', json: { name: 'Mac mini' } },
  'buildMachines.update': {
    access: 'admins',
    json: { name: 'Mac mini', isPaused: true },
    statuses: [200, 404],
    prepare: async (test) => ({ params: await machineOf(test), json: { name: 'Mac mini', isPaused: true } }),
  },
  'buildMachines.delete': {
    access: 'admins',
    statuses: [204, 404],
    prepare: async (test) => ({ params: await machineOf(test) }),
  },
  'appBuilds.get': ofBuild(),
  'appBuilds.getLog': ofBuild({ query: '?offset=0' }),
  'appBuilds.cancel': ofBuild(),
  'appBuilds.upload': ofBuild({
    params: { platform: 'android', id: missing, build: missing, name: 'aurora.apk' },
    query: `?sha256=${sha256}`,
    file: apk,
    prepare: async (test) => ({ params: { ...(await waiting(test)), name: 'aurora.apk' }, file: apk }),
  }),
  'runner.register': {
    access: 'open',
    json: { token: 'x', labels: ['android'], publicKey },
    statuses: [201, 422, 429],
    prepare: async (test) => {
      const { registrationToken: token } = await runnerCalls(() => test).createMachine();
      return { json: { token, labels: ['android'], publicKey } };
    },
  },
  'runner.claim': { access: 'runners', json: { labels: ['ios'], waitS: 0 } },
  'runner.accept': ofJob(),
  'runner.heartbeat': ofJob({ progress: 40 }),
  'runner.finish': ofJob({ state: 'failed', fault: 'compile' }),
  'runner.release': ofJob(),
  'runner.getKit': inQuery(),
  'runner.getSecrets': inQuery(),
  'runner.appendLog': inQuery('&offset=0', { file: text, statuses: [202, 409] }),
  'runner.putArtifact': {
    access: 'runners',
    params: { name: 'aurora.apk' },
    query: `?lease=${missing}&sha256=${sha256}`,
    file: apk,
    statuses: [200, 409],
    prepare: async (test) => {
      const { job, params, headers } = await running(test);
      return { params: { ...params, name: 'aurora.apk' }, headers, query: uploadQuery(job, apk), file: apk };
    },
  },
};
