import * as fixtures from '#/testing/fixtures/index.ts';
import type { MockHandlers } from '#/testing/mock-fetch.ts';
import { problem } from '#/testing/replies.ts';

const builds = [
  fixtures.queuedBuild,
  fixtures.runningBuild,
  fixtures.succeededBuild,
  fixtures.failedBuild,
] as const;

const buildOf = (id: string) => builds.find((build) => build.id === id) ?? problem('resource.not_found');

const logs = new Map([
  [fixtures.queuedBuild.id, { text: '', nextOffset: 0, isComplete: false }],
  [fixtures.succeededBuild.id, fixtures.succeededLog],
  [fixtures.failedBuild.id, fixtures.failedLog],
]);

/** Builds of apps and build machines, for staff and for the machines. */
export const buildHandlers = {
  'buildMachines.list': fixtures.buildMachineList,
  'buildMachines.create': ({ body }) => ({
    ...fixtures.createdMachine,
    machine: { ...fixtures.createdMachine.machine, ...body },
  }),
  'buildMachines.update': ({ path, body }) => {
    const found = fixtures.buildMachineList.items.find(({ id }) => id === path.id);
    return found ? { ...found, ...body } : problem('resource.not_found');
  },
  'buildMachines.delete': undefined,
  'appBuilds.get': ({ path }) => buildOf(path.build),
  'appBuilds.getLog': ({ path, query }) => {
    const log = logs.get(path.build) ?? fixtures.buildLog;
    return query.offset === '0' ? log : { ...log, text: '' };
  },
  'appBuilds.cancel': {
    ...fixtures.runningBuild,
    state: 'cancelled',
    fault: 'cancelled',
    finishedAt: fixtures.fixtureNow,
    progress: null,
  },
  'appBuilds.upload': fixtures.succeededBuild,
  'runner.register': {
    id: fixtures.busyMachine.id,
    name: fixtures.busyMachine.name,
    token: `studio_runner_${'Qk4'.repeat(14)}A`,
  },
  'runner.claim': { job: fixtures.runnerJob },
  'runner.accept': { state: 'building' },
  'runner.getKit': {
    content: 'UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==',
    sha256: '8739c76e681f900923b900c9df0ef75cf421d39cabb54650c4b9ad19b6a76d85',
  },
  'runner.getSecrets': { publicKey: '', nonce: '', ciphertext: '', tag: '' },
  'runner.appendLog': { nextOffset: 92, isFull: false },
  'runner.heartbeat': { isCancelled: false },
  'runner.putArtifact': { name: 'aurora.apk', kind: 'apk', bytes: 6_412_332, sha256: '7b'.repeat(32) },
  'runner.finish': { state: 'succeeded' },
  'runner.release': { state: 'queued' },
} as const satisfies MockHandlers;
