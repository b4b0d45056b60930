import * as z from 'zod/mini';
import {
  appDraftOfStaff,
  appKit,
  appSettings,
  appTransition,
  staffApp,
  staffAppList,
  staffAppQuery,
} from '#/contract/apps/app-staff.schemas.ts';
import { appPlatforms } from '#/contract/apps/apps.schemas.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const platform = z.enum(appPlatforms);
const staff = { tag: 'apps', access: 'admin', permission: 'services.manage' } as const;
const all = { ...staff, params: z.strictObject({ platform }) } as const;
const one = {
  ...staff,
  params: z.strictObject({ platform, id: z.uuid() }),
  errors: ['request.invalid', 'resource.not_found'],
} as const;
const changing = [...one.errors, 'request.malformed', 'resource.version_conflict'] as const;
const saved = { status: 200, description: 'The app', schema: staffApp } as const;

export const listApps = defineRoute({
  ...all,
  operationId: 'adminApps.list',
  method: 'get',
  path: '/admin/apps/{platform}',
  summary: 'List the apps of all customers',
  query: staffAppQuery,
  reply: { status: 200, description: 'One page, those that wait longest first', schema: staffAppList },
  errors: ['request.invalid'],
});

export const createAppOfCustomer = defineRoute({
  ...all,
  operationId: 'adminApps.create',
  method: 'post',
  path: '/admin/apps/{platform}',
  summary: 'Create an app for a customer, filled from a station',
  body: appDraftOfStaff,
  reply: { status: 201, description: 'The app', schema: staffApp },
  errors: ['request.invalid', 'request.malformed', 'resource.not_found', 'app.source_unknown'],
});

export const getStaffApp = defineRoute({
  ...one,
  operationId: 'adminApps.get',
  method: 'get',
  path: '/admin/apps/{platform}/{id}',
  summary: 'Get an app with what only staff see',
  reply: saved,
});

export const updateStaffApp = defineRoute({
  ...one,
  operationId: 'adminApps.update',
  method: 'put',
  path: '/admin/apps/{platform}/{id}',
  summary: 'Set the next version, the store and the review contact of an app',
  body: appSettings,
  ifMatch: true,
  reply: saved,
  errors: [...changing, 'app.version_too_low', 'signing.unknown'],
});

export const moveApp = defineRoute({
  ...one,
  operationId: 'adminApps.transition',
  method: 'post',
  path: '/admin/apps/{platform}/{id}/transition',
  summary: 'Move an app: review, build, store, hold',
  body: appTransition,
  ifMatch: true,
  reply: saved,
  errors: [
    ...changing,
    'app.not_ready',
    'app.not_in_review',
    'app.in_review',
    'app.in_build',
    'app.in_store_review',
    'app.removed',
    'app.on_hold',
    'app.reason_required',
  ],
});

export const getAppKit = defineRoute({
  ...one,
  operationId: 'adminApps.getKit',
  method: 'get',
  path: '/admin/apps/{platform}/{id}/kit',
  summary: 'Get the project, the store texts and the pictures of an app as a zip',
  costly: true,
  reply: { status: 200, description: 'The file', schema: appKit },
  errors: [...one.errors, 'request.rate_limited', 'app.not_ready'],
});

export const deleteApp = defineRoute({
  ...one,
  operationId: 'adminApps.delete',
  method: 'delete',
  path: '/admin/apps/{platform}/{id}',
  summary: 'Delete an app with its versions, builds and files; installed apps no longer get a configuration',
  permission: 'customers.delete',
  reply: { status: 204, description: 'The app was deleted' },
});
