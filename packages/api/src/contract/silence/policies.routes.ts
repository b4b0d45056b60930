import * as z from 'zod/mini';
import { defineRoute } from '#/contract/shared/route.ts';
import {
  silencePolicy,
  silencePolicyChange,
  silencePolicyList,
} from '#/contract/silence/policies.schemas.ts';
import {
  alertReceipt,
  createdRecipient,
  recipientChange,
  recipientCode,
  recipientDraft,
  silenceRecipient,
} from '#/contract/silence/recipients.schemas.ts';

const staff = { tag: 'silence', access: 'admin', permission: 'services.manage' } as const;
const params = z.strictObject({ id: z.uuid() });
const one = z.strictObject({ id: z.uuid(), recipientId: z.uuid() });
const reading = ['request.invalid', 'resource.not_found'] as const;

export const listSilencePolicies = defineRoute({
  ...staff,
  operationId: 'silencePolicies.list',
  method: 'get',
  path: '/admin/silence/policies',
  summary: 'List the policies of the team',
  reply: { status: 200, description: 'The policies', schema: silencePolicyList },
  errors: [],
});

export const createSilencePolicy = defineRoute({
  ...staff,
  operationId: 'silencePolicies.create',
  method: 'post',
  path: '/admin/silence/policies',
  summary: 'Create a policy of the team',
  body: silencePolicyChange,
  reply: { status: 201, description: 'The policy', schema: silencePolicy },
  errors: ['request.invalid', 'request.malformed', 'resource.limit_reached'],
});

export const getSilencePolicy = defineRoute({
  ...staff,
  operationId: 'silencePolicies.get',
  method: 'get',
  path: '/admin/silence/policies/{id}',
  params,
  summary: 'Get a policy of the team with its recipients',
  reply: { status: 200, description: 'The policy', schema: silencePolicy },
  errors: reading,
});

export const updateSilencePolicy = defineRoute({
  ...staff,
  operationId: 'silencePolicies.update',
  method: 'put',
  path: '/admin/silence/policies/{id}',
  params,
  summary: 'Update a policy of the team',
  body: silencePolicyChange,
  ifMatch: true,
  reply: { status: 200, description: 'The policy', schema: silencePolicy },
  errors: [...reading, 'request.malformed', 'resource.version_conflict'],
});

export const deleteSilencePolicy = defineRoute({
  ...staff,
  operationId: 'silencePolicies.delete',
  method: 'delete',
  path: '/admin/silence/policies/{id}',
  params,
  summary: 'Delete a policy of the team with its recipients',
  reply: { status: 204, description: 'The policy was deleted' },
  errors: reading,
});

export const createPolicyRecipient = defineRoute({
  ...staff,
  operationId: 'silencePolicies.createRecipient',
  method: 'post',
  path: '/admin/silence/policies/{id}/recipients',
  params,
  summary: 'Add a recipient to a policy; email addresses and telephone numbers must be confirmed',
  body: recipientDraft,
  reply: { status: 201, description: 'The recipient', schema: createdRecipient },
  errors: [
    ...reading,
    'request.malformed',
    'resource.limit_reached',
    'silence.channel_unavailable',
    'request.rate_limited',
  ],
});

export const updatePolicyRecipient = defineRoute({
  ...staff,
  operationId: 'silencePolicies.updateRecipient',
  method: 'put',
  path: '/admin/silence/policies/{id}/recipients/{recipientId}',
  params: one,
  summary: 'Update a recipient of a policy',
  body: recipientChange,
  ifMatch: true,
  reply: { status: 200, description: 'The recipient', schema: createdRecipient },
  errors: [
    ...reading,
    'request.malformed',
    'resource.version_conflict',
    'silence.channel_unavailable',
    'request.rate_limited',
  ],
});

export const deletePolicyRecipient = defineRoute({
  ...staff,
  operationId: 'silencePolicies.deleteRecipient',
  method: 'delete',
  path: '/admin/silence/policies/{id}/recipients/{recipientId}',
  params: one,
  summary: 'Remove a recipient of a policy',
  reply: { status: 204, description: 'The recipient was removed' },
  errors: reading,
});

export const verifyPolicyRecipient = defineRoute({
  ...staff,
  operationId: 'silencePolicies.verifyRecipient',
  method: 'post',
  path: '/admin/silence/policies/{id}/recipients/{recipientId}/verify',
  params: one,
  summary: 'Confirm a telephone number of a policy with the code of a text message',
  body: recipientCode,
  reply: { status: 200, description: 'The recipient', schema: silenceRecipient },
  errors: [...reading, 'request.malformed', 'auth.invalid_code', 'request.rate_limited'],
});

export const testPolicyRecipient = defineRoute({
  ...staff,
  operationId: 'silencePolicies.testRecipient',
  method: 'post',
  path: '/admin/silence/policies/{id}/recipients/{recipientId}/test',
  params: one,
  summary: 'Send a test message to a recipient of a policy, or the confirmation again',
  costly: true,
  reply: { status: 200, description: 'The receipt', schema: alertReceipt },
  errors: [...reading, 'silence.channel_unavailable', 'silence.recipient_disabled', 'request.rate_limited'],
});
