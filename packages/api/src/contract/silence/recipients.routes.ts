import * as z from 'zod/mini';
import { defineRoute } from '#/contract/shared/route.ts';
import {
  alertAct,
  alertLink,
  alertPage,
  alertReceipt,
  createdRecipient,
  recipientAnswer,
  recipientChange,
  recipientCode,
  recipientConfirmation,
  recipientDraft,
  silenceRecipient,
  silenceRecipientList,
} from '#/contract/silence/recipients.schemas.ts';

const tag = 'silence';
const params = z.strictObject({ id: z.uuid() });
const one = z.strictObject({ id: z.uuid(), recipientId: z.uuid() });
const reading = ['request.invalid', 'resource.not_found'] as const;
const managing = { tag, access: 'any', permission: 'settings.manage' } as const;
const byLink = { tag, access: 'public', method: 'post' } as const;

export const listSilenceRecipients = defineRoute({
  ...managing,
  operationId: 'silenceRecipients.list',
  method: 'get',
  path: '/control/silence/{id}/recipients',
  params,
  summary: 'List who is told about incidents of a station',
  reply: { status: 200, description: 'The recipients in order', schema: silenceRecipientList },
  errors: reading,
});

export const createSilenceRecipient = defineRoute({
  ...managing,
  operationId: 'silenceRecipients.create',
  method: 'post',
  path: '/control/silence/{id}/recipients',
  params,
  summary: 'Add a recipient; email addresses and telephone numbers must be confirmed',
  body: recipientDraft,
  reply: { status: 201, description: 'The recipient', schema: createdRecipient },
  errors: [
    ...reading,
    'request.malformed',
    'station.suspended',
    'resource.limit_reached',
    'silence.channel_unavailable',
    'request.rate_limited',
  ],
});

export const updateSilenceRecipient = defineRoute({
  ...managing,
  operationId: 'silenceRecipients.update',
  method: 'put',
  path: '/control/silence/{id}/recipients/{recipientId}',
  params: one,
  summary: 'Update a recipient',
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

export const deleteSilenceRecipient = defineRoute({
  ...managing,
  operationId: 'silenceRecipients.delete',
  method: 'delete',
  path: '/control/silence/{id}/recipients/{recipientId}',
  params: one,
  summary: 'Remove a recipient',
  reply: { status: 204, description: 'The recipient was removed' },
  errors: reading,
});

export const verifySilenceRecipient = defineRoute({
  ...managing,
  operationId: 'silenceRecipients.verify',
  method: 'post',
  path: '/control/silence/{id}/recipients/{recipientId}/verify',
  params: one,
  summary: 'Confirm a telephone number with the code of a text message',
  body: recipientCode,
  reply: { status: 200, description: 'The recipient', schema: silenceRecipient },
  errors: [...reading, 'request.malformed', 'auth.invalid_code', 'request.rate_limited'],
});

export const testSilenceRecipient = defineRoute({
  ...managing,
  operationId: 'silenceRecipients.test',
  method: 'post',
  path: '/control/silence/{id}/recipients/{recipientId}/test',
  params: one,
  summary: 'Send a test message, or the confirmation again to a recipient who has not confirmed',
  costly: true,
  reply: { status: 200, description: 'The receipt', schema: alertReceipt },
  errors: [...reading, 'silence.channel_unavailable', 'silence.recipient_disabled', 'request.rate_limited'],
});

export const openAlert = defineRoute({
  ...byLink,
  operationId: 'alerts.open',
  path: '/control/alerts/open',
  summary: 'Show what the link of a message is about',
  body: alertLink,
  reply: { status: 200, description: 'The incident', schema: alertPage },
  errors: ['request.invalid', 'request.malformed', 'auth.invalid_link', 'request.rate_limited'],
});

export const actOnAlert = defineRoute({
  ...byLink,
  operationId: 'alerts.act',
  path: '/control/alerts/act',
  summary: 'Acknowledge or snooze an incident by the link of a message, once',
  body: alertAct,
  reply: { status: 200, description: 'The incident with what was done', schema: alertPage },
  errors: ['request.invalid', 'request.malformed', 'auth.invalid_link', 'request.rate_limited'],
});

export const confirmRecipient = defineRoute({
  ...byLink,
  operationId: 'alerts.confirm',
  path: '/control/alerts/confirm',
  summary: 'Show whom a confirmation is about',
  body: alertLink,
  reply: { status: 200, description: 'The recipient', schema: recipientConfirmation },
  errors: ['request.invalid', 'request.malformed', 'auth.invalid_link', 'request.rate_limited'],
});

export const answerConfirmation = defineRoute({
  ...byLink,
  operationId: 'alerts.answer',
  path: '/control/alerts/answer',
  summary: 'Accept or decline to be told about incidents',
  body: recipientAnswer,
  reply: { status: 200, description: 'The recipient', schema: recipientConfirmation },
  errors: ['request.invalid', 'request.malformed', 'auth.invalid_link', 'request.rate_limited'],
});
