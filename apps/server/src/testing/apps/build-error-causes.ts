import type { ErrorCode } from '@unmuted/api/contract';
import type { TestApp } from '#/testing/app/test-app.ts';
import { runnerCalls, uploadQuery } from '#/testing/apps/runner-calls.ts';

type BuildCode = Extract<ErrorCode, `build.${string}` | `runner.${string}`>;

/** A call that produces each error code about builds and build machines. */
export function buildErrorCauses(test: () => TestApp): Readonly<Record<BuildCode, () => Promise<Response>>> {
  const { register, queued } = runnerCalls(test);
  const running = async () => {
    const target = await queued();
    const machine = await register();
    return { ...target, machine, job: await machine.take() };
  };
  return {
    'build.ended': async () => {
      const { app, build } = await queued();
      const place = `/api/admin/apps/android/${app}/builds/${build}/cancel`;
      await test().call(place, { as: 'admin', method: 'POST' });
      return test().call(place, { as: 'admin', method: 'POST' });
    },
    'build.lease_lost': async () => {
      const { machine, job } = await running();
      return machine.call(`${job.id}/heartbeat`, { json: { lease: job.id, progress: null } });
    },
    'build.secrets_released': async () => {
      const { machine, job } = await running();
      await machine.call(`${job.id}/secrets?lease=${job.lease}`);
      return machine.call(`${job.id}/secrets?lease=${job.lease}`);
    },
    'build.log_gap': async () => {
      const { machine, job } = await running();
      const file = Buffer.from('x');
      return machine.call(`${job.id}/log?lease=${job.lease}&offset=5`, { method: 'PATCH', file });
    },
    'build.artifact_invalid': async () => {
      const { machine, job } = await running();
      const file = Buffer.from('x');
      return machine.call(`${job.id}/artifacts/a.apk${uploadQuery(job, file)}`, { method: 'PUT', file });
    },
    'build.artifact_missing': async () => {
      const { machine, job } = await running();
      const json = { lease: job.lease, state: 'succeeded', fault: null };
      return machine.call(`${job.id}/finish`, { json });
    },
    'runner.registration_invalid': () =>
      test().call('/api/runner/register', {
        json: { token: 'x', labels: ['android'], publicKey: Buffer.alloc(32, 9).toString('base64') },
      }),
  };
}
