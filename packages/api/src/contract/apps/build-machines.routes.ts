import * as z from 'zod/mini';
import {
  buildMachine,
  buildMachineDraft,
  buildMachineList,
  buildMachineUpdate,
  newBuildMachine,
} from '#/contract/apps/build-machines.schemas.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const staff = { tag: 'build machines', access: 'admin', permission: 'services.manage' } as const;
const one = {
  ...staff,
  params: z.strictObject({ id: z.uuid() }),
  errors: ['request.invalid', 'resource.not_found'],
} as const;

export const listBuildMachines = defineRoute({
  ...staff,
  operationId: 'buildMachines.list',
  method: 'get',
  path: '/admin/apps/build-machines',
  summary: 'List the build machines',
  reply: { status: 200, description: 'All of them, by name', schema: buildMachineList },
  errors: [],
});

export const createBuildMachine = defineRoute({
  ...staff,
  operationId: 'buildMachines.create',
  method: 'post',
  path: '/admin/apps/build-machines',
  summary: 'Create a token with which a build machine registers once',
  body: buildMachineDraft,
  reply: { status: 201, description: 'The machine and its registration token', schema: newBuildMachine },
  errors: ['request.invalid', 'request.malformed', 'resource.limit_reached'],
});

export const updateBuildMachine = defineRoute({
  ...one,
  operationId: 'buildMachines.update',
  method: 'put',
  path: '/admin/apps/build-machines/{id}',
  summary: 'Rename a build machine, or pause it; a build that runs goes on',
  body: buildMachineUpdate,
  reply: { status: 200, description: 'The machine', schema: buildMachine },
  errors: [...one.errors, 'request.malformed'],
});

export const deleteBuildMachine = defineRoute({
  ...one,
  operationId: 'buildMachines.delete',
  method: 'delete',
  path: '/admin/apps/build-machines/{id}',
  summary: 'Revoke the token of a build machine; another one takes its build',
  reply: { status: 204, description: 'The machine was deleted' },
});
