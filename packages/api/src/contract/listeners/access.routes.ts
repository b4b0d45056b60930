import * as z from 'zod/mini';
import {
  banList,
  banMade,
  banPreview,
  banPreviewRequest,
  banRequest,
  geoHistory,
  geoLock,
  geoLockChange,
  geoLockChanged,
  geoTrial,
  geoTrialResult,
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
  summary: 'The bans of a cast that hold',
  tag,
  access: 'any',
  params,
  reply: { status: 200, description: 'The bans, all on one page', schema: banList },
  errors: reading,
});

export const previewBan = defineRoute({
  operationId: 'bans.preview',
  method: 'post',
  path: '/control/cast/bans/{username}/preview',
  summary: 'What a ban would do; nothing changes',
  tag,
  access: 'any',
  params,
  body: banPreviewRequest,
  reply: { status: 200, description: 'In numbers', schema: banPreview },
  errors: writing,
});

export const createBan = defineRoute({
  operationId: 'bans.create',
  method: 'post',
  path: '/control/cast/bans/{username}',
  summary: 'Refuse an address, a network or a kind of player, and cut those who are connected',
  tag,
  access: 'any',
  params,
  body: banRequest,
  reply: { status: 201, description: 'The ban', schema: banMade },
  errors: [...writing, 'cast.suspended'],
});

export const deleteBan = defineRoute({
  operationId: 'bans.delete',
  method: 'delete',
  path: '/control/cast/bans/{username}/{id}',
  summary: 'Let those in again whom a ban refuses',
  tag,
  access: 'any',
  params: z.strictObject({ username, id: z.uuid() }),
  reply: { status: 204, description: 'Lifted' },
  errors: [...reading, 'cast.suspended'],
});

export const revealAddress = defineRoute({
  operationId: 'listeners.revealAddress',
  method: 'post',
  path: '/control/cast/listeners/{username}/reveal-ip',
  summary: 'The whole address of one listener; the asking is kept in the audit trail',
  tag,
  access: 'any',
  params,
  body: addressReveal,
  reply: { status: 200, description: 'The address', schema: listenerAddress },
  errors: writing,
});

export const getGeoLock = defineRoute({
  operationId: 'geolock.get',
  method: 'get',
  path: '/control/cast/geolock/{username}',
  summary: 'Which countries may listen',
  tag,
  access: 'any',
  params,
  reply: { status: 200, description: 'The rules', schema: geoLock },
  errors: reading,
});

export const updateGeoLock = defineRoute({
  operationId: 'geolock.update',
  method: 'put',
  path: '/control/cast/geolock/{username}',
  summary: 'Change which countries may listen; the engine goes on',
  tag,
  access: 'any',
  params,
  body: geoLockChange,
  ifMatch: true,
  reply: { status: 200, description: 'The rules', schema: geoLockChanged },
  errors: [...writing, 'resource.version_conflict', 'cast.suspended'],
});

export const listGeoRevisions = defineRoute({
  operationId: 'geolock.listRevisions',
  method: 'get',
  path: '/control/cast/geolock/{username}/history',
  summary: 'The latest changes of the rules by country: who, when, what and how many they cut',
  tag,
  access: 'any',
  params,
  reply: { status: 200, description: 'The changes, latest first', schema: geoHistory },
  errors: reading,
});

export const simulateGeoLock = defineRoute({
  operationId: 'geolock.simulate',
  method: 'post',
  path: '/control/cast/geolock/{username}/simulate',
  summary: 'What rules would do to an address or a country, to the last 30 days and to those connected',
  tag,
  access: 'any',
  params,
  body: geoTrial,
  reply: { status: 200, description: 'In numbers', schema: geoTrialResult },
  errors: writing,
});
