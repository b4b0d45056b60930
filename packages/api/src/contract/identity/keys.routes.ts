import * as z from 'zod/mini';
import {
  apiKey,
  apiKeyList,
  createdKey,
  keyCallList,
  keyChange,
  keyDraft,
  keyRotation,
  leakedKey,
  leakReceived,
  staffKeyDraft,
} from '#/contract/identity/keys.schemas.ts';
import { pageQuery } from '#/contract/shared/list.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const tag = 'keys';
const params = z.strictObject({ id: z.uuid() });
const reading = ['request.invalid', 'resource.not_found'] as const;
const proving = [
  'auth.incorrect_password',
  'auth.second_step_required',
  'auth.invalid_code',
  'request.rate_limited',
  'request.invalid',
  'request.malformed',
  'resource.limit_reached',
] as const;
const customer = { tag, access: 'customer', permission: 'keys.manage' } as const;
const staff = { tag: 'staff keys', access: 'admin', permission: 'keys.manage' } as const;
const shown = {
  status: 201,
  description: 'The key and its secret, returned only once',
  schema: createdKey,
} as const;
const list = { status: 200, description: 'The keys, latest first', schema: apiKeyList } as const;
const changed = { status: 200, description: 'The key', schema: apiKey } as const;
const revoked = { status: 204, description: 'The key was revoked' } as const;
const calls = { status: 200, description: 'The calls, latest first', schema: keyCallList } as const;

export const listKeys = defineRoute({
  operationId: 'keys.listOwn',
  method: 'get',
  path: '/control/keys',
  summary: 'List the API keys of the account',
  ...customer,
  query: pageQuery,
  reply: list,
  errors: ['request.invalid'],
});

export const createKey = defineRoute({
  operationId: 'keys.create',
  method: 'post',
  path: '/control/keys',
  summary: 'Create an API key of the account',
  ...customer,
  body: keyDraft,
  reply: shown,
  errors: proving,
});

export const updateKey = defineRoute({
  operationId: 'keys.update',
  method: 'patch',
  path: '/control/keys/{id}',
  summary: 'Change the name and the networks of an API key',
  ...customer,
  params,
  body: keyChange,
  reply: changed,
  errors: [...reading, 'request.malformed'],
});

export const rotateKey = defineRoute({
  operationId: 'keys.rotate',
  method: 'post',
  path: '/control/keys/{id}/rotate',
  summary: 'Replace an API key; the previous one works for up to 7 more days',
  ...customer,
  params,
  body: keyRotation,
  reply: shown,
  errors: [...proving, 'resource.not_found'],
});

export const revokeKey = defineRoute({
  operationId: 'keys.revoke',
  method: 'delete',
  path: '/control/keys/{id}',
  summary: 'Revoke an API key immediately',
  ...customer,
  params,
  reply: revoked,
  errors: reading,
});

export const listKeyCalls = defineRoute({
  operationId: 'keys.listCalls',
  method: 'get',
  path: '/control/keys/{id}/log',
  summary: 'List the latest calls with an API key',
  ...customer,
  params,
  query: pageQuery,
  reply: calls,
  errors: reading,
});

export const listStaffKeys = defineRoute({
  operationId: 'staffKeys.list',
  method: 'get',
  path: '/admin/keys',
  summary: 'List the API keys of the provider',
  ...staff,
  query: pageQuery,
  reply: list,
  errors: ['request.invalid'],
});

export const createStaffKey = defineRoute({
  operationId: 'staffKeys.create',
  method: 'post',
  path: '/admin/keys',
  summary: 'Create an API key of the provider',
  ...staff,
  body: staffKeyDraft,
  reply: shown,
  errors: proving,
});

export const updateStaffKey = defineRoute({
  operationId: 'staffKeys.update',
  method: 'patch',
  path: '/admin/keys/{id}',
  summary: 'Change the name and the networks of an API key of the provider',
  ...staff,
  params,
  body: keyChange,
  reply: changed,
  errors: [...reading, 'request.malformed'],
});

export const rotateStaffKey = defineRoute({
  operationId: 'staffKeys.rotate',
  method: 'post',
  path: '/admin/keys/{id}/rotate',
  summary: 'Replace an API key of the provider; the previous one works for up to 7 more days',
  ...staff,
  params,
  body: keyRotation,
  reply: shown,
  errors: [...proving, 'resource.not_found'],
});

export const revokeStaffKey = defineRoute({
  operationId: 'staffKeys.revoke',
  method: 'delete',
  path: '/admin/keys/{id}',
  summary: 'Revoke an API key of the provider immediately',
  ...staff,
  params,
  reply: revoked,
  errors: reading,
});

export const listStaffKeyCalls = defineRoute({
  operationId: 'staffKeys.listCalls',
  method: 'get',
  path: '/admin/keys/{id}/log',
  summary: 'List the latest calls with an API key of the provider',
  ...staff,
  params,
  query: pageQuery,
  reply: calls,
  errors: reading,
});

export const reportLeakedKey = defineRoute({
  operationId: 'keys.reportLeak',
  method: 'post',
  path: '/keys/report-leak',
  summary: 'Report an API key that was found in public; it is revoked and its owner is told',
  tag,
  access: 'public',
  body: leakedKey,
  reply: { status: 202, description: 'The report was received, for any key', schema: leakReceived },
  errors: ['request.invalid', 'request.malformed', 'request.rate_limited'],
});
