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
const done = { status: 200, description: 'The cast as it is now', schema: adminCast } as const;

export const listAdminCasts = defineRoute({
  operationId: 'adminCasts.list',
  method: 'get',
  path: '/admin/cast',
  summary: 'The casts of all customers, page by page',
  tag,
  access: 'admin',
  query: adminCastQuery,
  reply: { status: 200, description: 'One page', schema: adminCastList },
  errors: ['request.invalid'],
});

export const getAdminCast = defineRoute({
  operationId: 'adminCasts.get',
  method: 'get',
  path: '/admin/cast/{username}',
  summary: 'A cast, its customer, what it may use, and whether it is suspended',
  tag,
  access: 'admin',
  params,
  reply: { status: 200, description: 'The cast', schema: adminCast },
  errors: reading,
});

export const suspendCast = defineRoute({
  operationId: 'adminCasts.suspend',
  method: 'post',
  path: '/admin/cast/{username}/suspend',
  summary: 'Close the streams of a cast and keep its customer from changing anything, or say another reason',
  tag,
  access: 'admin',
  params,
  body: suspensionRequest,
  ifMatch: true,
  reply: done,
  errors: [...reading, 'request.malformed', 'resource.version_conflict', 'engine.not_configurable'],
});

export const unsuspendCast = defineRoute({
  operationId: 'adminCasts.unsuspend',
  method: 'post',
  path: '/admin/cast/{username}/unsuspend',
  summary: 'Make a cast again what it was before it was suspended',
  tag,
  access: 'admin',
  params,
  ifMatch: true,
  reply: done,
  errors: [...reading, 'resource.version_conflict'],
});

export const updateCastLimits = defineRoute({
  operationId: 'adminCasts.updateLimits',
  method: 'put',
  path: '/admin/cast/{username}/limits',
  summary: 'Change what a cast may use; nobody is cut, what is beyond a lower limit is refused from now on',
  tag,
  access: 'admin',
  params,
  body: castLimits,
  ifMatch: true,
  reply: done,
  errors: [...reading, 'request.malformed', 'resource.version_conflict'],
});

export const listAdminCastEvents = defineRoute({
  operationId: 'adminCasts.listEvents',
  method: 'get',
  path: '/admin/cast/{username}/audit',
  summary: 'What was done to a cast, by its customer, by the staff and by itself',
  tag,
  access: 'admin',
  params,
  query: pageQuery,
  reply: { status: 200, description: 'One page, latest first', schema: adminCastEventList },
  errors: reading,
});
