import * as z from 'zod/mini';
import {
  banList,
  banPreview,
  banPreviewRequest,
  banRequest,
  createdBan,
  geoLock,
  geoLockChange,
  geoLockChanged,
  geoSimulation,
  geoSimulationResult,
} from '#/contract/listeners/access.schemas.ts';
import { addressReveal, listenerAddress } from '#/contract/listeners/listeners.schemas.ts';
import { username } from '#/contract/shared/fields.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const tag = 'access';
const params = z.strictObject({ username });
const reading = ['request.invalid', 'resource.not_found'] as const;
const writing = [...reading, 'request.malformed'] as const;

export const listBans = defineRoute({
  operationId: 'bans.list',
  method: 'get',
  path: '/control/cast/bans/{username}',
  summary: 'List the active bans of a cast',
  tag,
  access: 'any',
  permission: 'listeners.manage',
  params,
  reply: { status: 200, description: 'All bans, on one page', schema: banList },
  errors: reading,
});

export const previewBan = defineRoute({
  operationId: 'bans.preview',
  method: 'post',
  path: '/control/cast/bans/{username}/preview',
  summary: 'Preview the effect of a ban without creating it',
  tag,
  access: 'any',
  permission: 'listeners.manage',
  params,
  body: banPreviewRequest,
  reply: { status: 200, description: 'The number of affected listeners and sessions', schema: banPreview },
  errors: writing,
});

export const createBan = defineRoute({
  operationId: 'bans.create',
  method: 'post',
  path: '/control/cast/bans/{username}',
  summary: 'Ban an address, a network or a user agent, and disconnect matching listeners',
  tag,
  access: 'any',
  permission: 'listeners.manage',
  params,
  body: banRequest,
  reply: { status: 201, description: 'The ban and the number of disconnected listeners', schema: createdBan },
  errors: [...writing, 'cast.suspended'],
});

export const deleteBan = defineRoute({
  operationId: 'bans.delete',
  method: 'delete',
  path: '/control/cast/bans/{username}/{id}',
  summary: 'Delete a ban',
  tag,
  access: 'any',
  permission: 'listeners.manage',
  params: z.strictObject({ username, id: z.uuid() }),
  reply: { status: 204, description: 'The ban was deleted' },
  errors: [...reading, 'cast.suspended'],
});

export const revealAddress = defineRoute({
  operationId: 'listeners.revealAddress',
  method: 'post',
  path: '/control/cast/listeners/{username}/reveal-ip',
  summary: 'Reveal the full address of a listener; the request is written to the audit log',
  tag,
  access: 'any',
  permission: 'listeners.manage',
  params,
  body: addressReveal,
  reply: { status: 200, description: 'The address', schema: listenerAddress },
  errors: writing,
});

export const getGeoLock = defineRoute({
  operationId: 'geolock.get',
  method: 'get',
  path: '/control/cast/geolock/{username}',
  summary: 'Get the geoblocking rules of a cast',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  reply: { status: 200, description: 'The rules', schema: geoLock },
  errors: reading,
});

export const updateGeoLock = defineRoute({
  operationId: 'geolock.update',
  method: 'put',
  path: '/control/cast/geolock/{username}',
  summary: 'Update the geoblocking rules of a cast without restarting the engine',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  body: geoLockChange,
  ifMatch: true,
  reply: {
    status: 200,
    description: 'The rules and the number of disconnected listeners',
    schema: geoLockChanged,
  },
  errors: [...writing, 'resource.version_conflict', 'cast.suspended'],
});

export const simulateGeoLock = defineRoute({
  operationId: 'geolock.simulate',
  method: 'post',
  path: '/control/cast/geolock/{username}/simulate',
  summary:
    'Simulate geoblocking rules against an address or a country, recent sessions and connected listeners',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  body: geoSimulation,
  reply: {
    status: 200,
    description: 'The decision and the impact of the rules',
    schema: geoSimulationResult,
  },
  costly: true,
  errors: [...writing, 'request.rate_limited'],
});
