import * as z from 'zod/mini';
import {
  artifactName,
  runnerArtifact,
  runnerArtifactQuery,
  runnerClaim,
  runnerClaimed,
  runnerHeartbeat,
  runnerIdentity,
  runnerJobState,
  runnerKit,
  runnerLease,
  runnerLeaseQuery,
  runnerLogged,
  runnerLogQuery,
  runnerOrders,
  runnerRegistration,
  runnerResult,
  runnerSecrets,
} from '#/contract/apps/runner.schemas.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const machine = { tag: 'runner', access: 'runner' } as const;
const params = z.strictObject({ id: z.uuid() });
const one = { ...machine, params, errors: ['request.invalid', 'build.lease_lost'] } as const;
const { errors } = one;
const changing = [...errors, 'request.malformed'] as const;

export const registerRunner = defineRoute({
  operationId: 'runner.register',
  method: 'post',
  path: '/runner/register',
  summary: 'Register a build machine with a token that staff copied',
  tag: 'runner',
  access: 'public',
  body: runnerRegistration,
  reply: { status: 201, description: 'The token of the machine', schema: runnerIdentity },
  errors: ['request.invalid', 'request.malformed', 'request.rate_limited', 'runner.registration_invalid'],
});

export const claimJob = defineRoute({
  ...machine,
  operationId: 'runner.claim',
  method: 'post',
  path: '/runner/jobs/claim',
  summary: 'Take the next job that fits the labels; a claim whose answer was lost gets the same job again',
  body: runnerClaim,
  reply: { status: 200, description: 'A job, or none within the time', schema: runnerClaimed },
  errors: ['request.invalid', 'request.malformed'],
});

export const acceptJob = defineRoute({
  ...one,
  operationId: 'runner.accept',
  method: 'post',
  path: '/runner/jobs/{id}/accept',
  summary: 'Confirm a claimed job, which starts its lease; can be repeated',
  body: runnerLease,
  reply: { status: 200, description: 'The state of the job', schema: runnerJobState },
  errors: changing,
});

export const getJobKit = defineRoute({
  ...one,
  operationId: 'runner.getKit',
  method: 'get',
  path: '/runner/jobs/{id}/kit',
  summary: 'Get the project, the store texts and the pictures',
  query: runnerLeaseQuery,
  reply: { status: 200, description: 'The kit', schema: runnerKit },
});

export const getJobSecrets = defineRoute({
  ...one,
  operationId: 'runner.getSecrets',
  method: 'get',
  path: '/runner/jobs/{id}/secrets',
  summary: 'Get the secrets of a job, sealed to the key of the machine, once per lease',
  query: runnerLeaseQuery,
  reply: { status: 200, description: 'The sealed secrets', schema: runnerSecrets },
  errors: [...errors, 'build.secrets_released'],
});

export const appendJobLog = defineRoute({
  ...one,
  operationId: 'runner.appendLog',
  method: 'patch',
  path: '/runner/jobs/{id}/log',
  summary: 'Append to the log at a byte offset; bytes that were received before are ignored',
  query: runnerLogQuery,
  file: true,
  reply: { status: 202, description: 'Where the next part begins', schema: runnerLogged },
  errors: [...changing, 'build.log_gap', 'upload.too_large'],
});

export const beatJob = defineRoute({
  ...one,
  operationId: 'runner.heartbeat',
  method: 'post',
  path: '/runner/jobs/{id}/heartbeat',
  summary: 'Extend the lease and report the progress',
  body: runnerHeartbeat,
  reply: { status: 200, description: 'Whether to go on', schema: runnerOrders },
  errors: changing,
});

export const putJobArtifact = defineRoute({
  ...one,
  operationId: 'runner.putArtifact',
  method: 'put',
  path: '/runner/jobs/{id}/artifacts/{name}',
  summary: 'Upload a file that the job made; replaces one of the same name',
  params: z.strictObject({ id: z.uuid(), name: artifactName }),
  query: runnerArtifactQuery,
  file: true,
  reply: { status: 200, description: 'The stored file', schema: runnerArtifact },
  errors: [
    ...changing,
    'build.artifact_invalid',
    'resource.limit_reached',
    'upload.too_large',
    'storage.full',
  ],
});

export const finishJob = defineRoute({
  ...one,
  operationId: 'runner.finish',
  method: 'post',
  path: '/runner/jobs/{id}/finish',
  summary: 'End a job; can be repeated',
  body: runnerResult,
  reply: { status: 200, description: 'The state of the job', schema: runnerJobState },
  errors: [...changing, 'build.artifact_missing'],
});

export const releaseJob = defineRoute({
  ...one,
  operationId: 'runner.release',
  method: 'post',
  path: '/runner/jobs/{id}/release',
  summary: 'Give a job back, so that another machine can take it',
  body: runnerLease,
  reply: { status: 200, description: 'The state of the job', schema: runnerJobState },
  errors: changing,
});
