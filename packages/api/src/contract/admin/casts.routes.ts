import * as z from 'zod/mini';
import {
  adminCast,
  adminCastEventList,
  adminCastList,
  adminCastQuery,
  castLimits,
  suspensionRequest,
} from '#/contract/admin/casts.schemas.ts';
import { username } from '#/contract/shared/fields.ts';
import { pageQuery } from '#/contract/shared/list.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const tag = 'admin';
const params = z.strictObject({ username });
const reading = ['request.invalid', 'resource.not_found'] as const;
const done = { status: 200, description: 'The updated cast', schema: adminCast } as const;

export const listAdminCasts = defineRoute({
  operationId: 'adminCasts.list',
  method: 'get',
  path: '/admin/cast',
  summary: 'List the casts of all customers',
  tag,
  access: 'admin',
  permission: 'customers.view',
  query: adminCastQuery,
  reply: { status: 200, description: 'One page of casts', schema: adminCastList },
  errors: ['request.invalid'],
});

export const getAdminCast = defineRoute({
  operationId: 'adminCasts.get',
  method: 'get',
  path: '/admin/cast/{username}',
  summary: 'Get a cast with its customer, limits and suspension',
  tag,
  access: 'admin',
  permission: 'customers.view',
  params,
  reply: { status: 200, description: 'The cast', schema: adminCast },
  errors: reading,
});

export const suspendCast = defineRoute({
  operationId: 'adminCasts.suspend',
  method: 'post',
  path: '/admin/cast/{username}/suspend',
  summary: 'Suspend a cast, or update the reason of its suspension',
  tag,
  access: 'admin',
  permission: 'casts.manage',
  params,
  body: suspensionRequest,
  ifMatch: true,
  reply: done,
  errors: [
    ...reading,
    'request.malformed',
    'resource.version_conflict',
    'cast.terminated',
    'engine.not_configurable',
  ],
});

export const unsuspendCast = defineRoute({
  operationId: 'adminCasts.unsuspend',
  method: 'post',
  path: '/admin/cast/{username}/unsuspend',
  summary: 'Lift the suspension of a cast',
  tag,
  access: 'admin',
  permission: 'casts.manage',
  params,
  ifMatch: true,
  reply: done,
  errors: [...reading, 'resource.version_conflict', 'cast.terminated'],
});

export const updateCastLimits = defineRoute({
  operationId: 'adminCasts.updateLimits',
  method: 'put',
  path: '/admin/cast/{username}/limits',
  summary:
    'Update the limits of a cast; connected listeners stay, new connections over the limit are rejected',
  tag,
  access: 'admin',
  permission: 'casts.manage',
  params,
  body: castLimits,
  ifMatch: true,
  reply: done,
  errors: [...reading, 'request.malformed', 'resource.version_conflict', 'cast.terminated'],
});

export const listAdminCastEvents = defineRoute({
  operationId: 'adminCasts.listEvents',
  method: 'get',
  path: '/admin/cast/{username}/audit',
  summary: 'List the audit log of a cast',
  tag,
  access: 'admin',
  permission: 'customers.view',
  params,
  query: pageQuery,
  reply: {
    status: 200,
    description: 'One page of audit log entries, latest first',
    schema: adminCastEventList,
  },
  errors: reading,
});
