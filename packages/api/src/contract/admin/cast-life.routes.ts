import * as z from 'zod/mini';
import {
  accountChoiceList,
  accountQuery,
  availabilityQuery,
  bulkRequest,
  bulkResult,
  castDraft,
  castLog,
  castNote,
  castNoteDraft,
  castNoteList,
  castTransfer,
  planChoice,
  planPreview,
  terminationPreview,
  usernameAvailability,
} from '#/contract/admin/cast-life.schemas.ts';
import { adminCast } from '#/contract/admin/casts.schemas.ts';
import { username } from '#/contract/shared/fields.ts';
import { pageQuery } from '#/contract/shared/list.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const params = z.strictObject({ username });
const viewing = { tag: 'admin', access: 'admin', permission: 'customers.view' } as const;
const managing = { tag: 'admin', access: 'admin', permission: 'casts.manage' } as const;
const terminating = { tag: 'admin', access: 'admin', permission: 'casts.terminate' } as const;
const one = ['request.invalid', 'resource.not_found'] as const;
const changing = [...one, 'resource.version_conflict'] as const;
const done = { status: 200, description: 'The updated cast', schema: adminCast } as const;

export const searchAccounts = defineRoute({
  ...viewing,
  operationId: 'adminAccounts.search',
  method: 'get',
  path: '/admin/accounts',
  summary: 'Find customer accounts to choose from',
  query: accountQuery,
  reply: { status: 200, description: 'One page of accounts by name', schema: accountChoiceList },
  errors: ['request.invalid'],
});

export const createCast = defineRoute({
  ...managing,
  operationId: 'adminCasts.create',
  method: 'post',
  path: '/admin/cast',
  summary: 'Create a cast with one stream and a new source password, and email its owner',
  body: castDraft,
  reply: { status: 201, description: 'The cast', schema: adminCast },
  errors: [...one, 'request.malformed'],
});

export const checkUsername = defineRoute({
  ...viewing,
  operationId: 'adminCasts.checkUsername',
  method: 'get',
  path: '/admin/cast/availability',
  summary: 'Check whether a username can be used for a new cast',
  query: availabilityQuery,
  reply: { status: 200, description: 'Whether it can be used', schema: usernameAvailability },
  errors: ['request.invalid'],
});

export const previewPlan = defineRoute({
  ...viewing,
  operationId: 'adminCasts.previewPlan',
  method: 'post',
  path: '/admin/cast/{username}/plan/preview',
  summary: 'Preview a change of plan: the limits, and what exceeds them',
  params,
  body: planChoice,
  reply: { status: 200, description: 'The preview', schema: planPreview },
  errors: [...one, 'request.malformed', 'cast.terminated'],
});

export const changePlan = defineRoute({
  ...managing,
  operationId: 'adminCasts.updatePlan',
  method: 'post',
  path: '/admin/cast/{username}/plan',
  summary: 'Give a cast a plan and its limits; connected listeners and existing streams stay',
  params,
  body: planChoice,
  ifMatch: true,
  reply: done,
  errors: [...changing, 'request.malformed', 'cast.terminated'],
});

export const previewTermination = defineRoute({
  ...viewing,
  operationId: 'adminCasts.previewTermination',
  method: 'get',
  path: '/admin/cast/{username}/termination',
  summary: 'Preview what the termination of a cast costs',
  params,
  reply: { status: 200, description: 'The numbers', schema: terminationPreview },
  errors: one,
});

export const terminateCast = defineRoute({
  ...terminating,
  operationId: 'adminCasts.terminate',
  method: 'delete',
  path: '/admin/cast/{username}',
  summary: 'Terminate a cast: disconnects it at once, and deletes it after 14 days',
  params,
  ifMatch: true,
  reply: done,
  errors: [...changing, 'engine.not_configurable'],
});

export const restoreCast = defineRoute({
  ...managing,
  operationId: 'adminCasts.restore',
  method: 'post',
  path: '/admin/cast/{username}/restore',
  summary: 'Restore a terminated cast as it was before',
  params,
  ifMatch: true,
  reply: done,
  errors: changing,
});

export const transferCast = defineRoute({
  ...managing,
  operationId: 'adminCasts.transfer',
  method: 'post',
  path: '/admin/cast/{username}/transfer',
  summary: 'Transfer a cast and the stations that play it to another account',
  params,
  body: castTransfer,
  ifMatch: true,
  reply: done,
  errors: [...changing, 'request.malformed', 'cast.terminated'],
});

export const runBulkAction = defineRoute({
  ...managing,
  operationId: 'adminCasts.bulk',
  method: 'post',
  path: '/admin/cast/bulk',
  summary: 'Suspend, unsuspend or restart several casts, or email their owners; each has its own result',
  body: bulkRequest,
  reply: { status: 200, description: 'The result of each cast', schema: bulkResult },
  errors: ['request.invalid', 'request.malformed'],
});

export const listCastNotes = defineRoute({
  ...viewing,
  operationId: 'adminCasts.listNotes',
  method: 'get',
  path: '/admin/cast/{username}/notes',
  summary: 'List the internal notes of a cast',
  params,
  query: pageQuery,
  reply: { status: 200, description: 'The notes, latest first', schema: castNoteList },
  errors: one,
});

export const createCastNote = defineRoute({
  ...managing,
  operationId: 'adminCasts.createNote',
  method: 'post',
  path: '/admin/cast/{username}/notes',
  summary: 'Add an internal note to a cast',
  params,
  body: castNoteDraft,
  reply: { status: 201, description: 'The note', schema: castNote },
  errors: [...one, 'request.malformed'],
});

export const deleteCastNote = defineRoute({
  ...managing,
  operationId: 'adminCasts.deleteNote',
  method: 'delete',
  path: '/admin/cast/{username}/notes/{id}',
  summary: 'Delete an internal note of a cast',
  params: z.strictObject({ username, id: z.uuid() }),
  reply: { status: 204, description: 'The note was deleted' },
  errors: one,
});

export const getCastLog = defineRoute({
  ...viewing,
  operationId: 'adminCasts.getLog',
  method: 'get',
  path: '/admin/cast/{username}/log',
  summary: 'Get the latest recorded events of a cast: sources, rejections, tests and actions',
  params,
  reply: { status: 200, description: 'The latest entries, latest first', schema: castLog },
  errors: one,
});
