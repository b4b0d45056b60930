import * as z from 'zod/mini';
import { appBuild, buildLog, buildLogQuery, handUploadQuery } from '#/contract/apps/app-builds.schemas.ts';
import { appPlatforms } from '#/contract/apps/apps.schemas.ts';
import { artifactName } from '#/contract/apps/runner.schemas.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const build = { platform: z.enum(appPlatforms), id: z.uuid(), build: z.uuid() } as const;
const one = {
  tag: 'apps',
  access: 'admin',
  permission: 'services.manage',
  params: z.strictObject(build),
  errors: ['request.invalid', 'resource.not_found'],
} as const;
const { errors } = one;
const saved = { status: 200, description: 'The build', schema: appBuild } as const;

export const getAppBuild = defineRoute({
  ...one,
  operationId: 'appBuilds.get',
  method: 'get',
  path: '/admin/apps/{platform}/{id}/builds/{build}',
  summary: 'Get a build of an app, with links to its files that work for an hour or two',
  reply: saved,
});

export const getAppBuildLog = defineRoute({
  ...one,
  operationId: 'appBuilds.getLog',
  method: 'get',
  path: '/admin/apps/{platform}/{id}/builds/{build}/log',
  summary: 'Get the log of a build from a byte offset',
  query: buildLogQuery,
  reply: { status: 200, description: 'Part of the log', schema: buildLog },
});

export const cancelAppBuild = defineRoute({
  ...one,
  operationId: 'appBuilds.cancel',
  method: 'post',
  path: '/admin/apps/{platform}/{id}/builds/{build}/cancel',
  summary: 'Cancel a build; its machine stops at the next heartbeat',
  reply: saved,
  errors: [...errors, 'build.ended'],
});

export const uploadAppArtifact = defineRoute({
  ...one,
  operationId: 'appBuilds.upload',
  method: 'put',
  path: '/admin/apps/{platform}/{id}/builds/{build}/artifacts/{name}',
  summary: 'Upload a file that was built elsewhere; an app ends the build with success',
  params: z.strictObject({ ...build, name: artifactName }),
  query: handUploadQuery,
  file: true,
  reply: saved,
  errors: [
    ...errors,
    'request.malformed',
    'build.ended',
    'build.artifact_invalid',
    'resource.limit_reached',
    'upload.too_large',
    'storage.full',
  ],
});
