import * as z from 'zod/mini';
import { appDocument } from '#/contract/apps/app-document.schemas.ts';
import { appStatistics, appStatisticsQuery } from '#/contract/apps/app-statistics.schemas.ts';
import { app, newApp, packageAvailability, packageQuery } from '#/contract/apps/apps.schemas.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const reading = {
  tag: 'apps',
  access: 'any',
  permission: 'products.view',
  params: z.strictObject({ id: z.uuid() }),
  errors: ['request.invalid', 'resource.not_found'],
} as const;
const managing = { ...reading, permission: 'settings.manage' } as const;
const { errors } = reading;
const saving = [...errors, 'request.malformed', 'resource.version_conflict'] as const;
const saved = { status: 200, description: 'The app', schema: app } as const;

export const createApp = defineRoute({
  operationId: 'apps.create',
  method: 'post',
  path: '/control/mobile',
  summary: 'Create an app of a station or cast, filled from it',
  tag: 'apps',
  access: 'customer',
  permission: 'settings.manage',
  body: newApp,
  reply: { status: 201, description: 'The app', schema: app },
  errors: ['request.invalid', 'request.malformed', 'app.source_unknown', 'app.limit_reached'],
});

export const checkPackage = defineRoute({
  operationId: 'apps.checkPackage',
  method: 'get',
  path: '/control/mobile/package-available',
  summary: 'Whether a package id is free among the apps here; only the store knows all others',
  tag: 'apps',
  access: 'any',
  permission: 'products.view',
  query: packageQuery,
  reply: { status: 200, description: 'Whether it is free', schema: packageAvailability },
  errors: ['request.invalid'],
});

export const getApp = defineRoute({
  ...reading,
  operationId: 'apps.get',
  method: 'get',
  path: '/control/mobile/{id}',
  summary: 'Get an app with its draft, its review and its builds',
  reply: saved,
});

export const updateApp = defineRoute({
  ...managing,
  operationId: 'apps.update',
  method: 'put',
  path: '/control/mobile/{id}',
  summary: 'Save the draft of an app; streams, links and tabs are live in installed apps at once',
  body: appDocument,
  ifMatch: true,
  reply: saved,
  errors: [...saving, 'app.package_frozen', 'app.package_taken', 'app.source_unknown', 'app.file_unknown'],
});

export const buildAppPreview = defineRoute({
  ...managing,
  operationId: 'apps.buildPreview',
  method: 'post',
  path: '/control/mobile/{id}/preview',
  summary: 'Build a signed Android app of the draft for the owner’s own phone',
  costly: true,
  reply: saved,
  errors: [...errors, 'request.rate_limited', 'app.preview_incomplete'],
});

export const submitApp = defineRoute({
  ...managing,
  operationId: 'apps.submit',
  method: 'post',
  path: '/control/mobile/{id}/submit',
  summary: 'Send an app to the provider for review',
  ifMatch: true,
  reply: saved,
  errors: [
    ...saving,
    'app.not_ready',
    'app.in_review',
    'app.in_build',
    'app.in_store_review',
    'app.removed',
    'app.on_hold',
  ],
});

export const withdrawApp = defineRoute({
  ...managing,
  operationId: 'apps.withdraw',
  method: 'post',
  path: '/control/mobile/{id}/withdraw',
  summary: 'Take an app back from review',
  reply: saved,
  errors: [
    ...errors,
    'app.not_in_review',
    'app.in_build',
    'app.in_store_review',
    'app.removed',
    'app.on_hold',
  ],
});

export const unpublishApp = defineRoute({
  ...managing,
  operationId: 'apps.unpublish',
  method: 'post',
  path: '/control/mobile/{id}/unpublish',
  summary: 'Have an app taken out of its store; installed apps keep playing',
  reply: saved,
  errors: [
    ...errors,
    'app.not_in_review',
    'app.in_review',
    'app.in_build',
    'app.in_store_review',
    'app.removed',
    'app.on_hold',
  ],
});

export const getAppStatistics = defineRoute({
  ...reading,
  operationId: 'apps.getStatistics',
  method: 'get',
  path: '/control/mobile/{id}/stats',
  summary: 'Get who listens with an app: sessions, listeners and listening hours',
  permission: 'statistics.view',
  query: appStatisticsQuery,
  reply: { status: 200, description: 'Figures of 7 days by default', schema: appStatistics },
});
