import * as z from 'zod/mini';
import { defineRoute } from '#/contract/shared/route.ts';
import { alertList, alertQuery } from '#/contract/silence/alert-log.schemas.ts';
import {
  incidentMerge,
  incidentParts,
  incidentSplit,
  silenceIncident,
} from '#/contract/silence/incidents.schemas.ts';
import { alertReceipt } from '#/contract/silence/recipients.schemas.ts';
import {
  managedSilence,
  managedSilenceChange,
  silenceBulkResult,
  silenceBulkSnooze,
  silenceStats,
  silenceStatsQuery,
  silenceWall,
  silenceWallQuery,
} from '#/contract/silence/silence-staff.schemas.ts';

const staff = { tag: 'silence', access: 'admin', permission: 'services.manage' } as const;
const params = z.strictObject({ id: z.uuid() });
const reading = ['request.invalid', 'resource.not_found'] as const;

export const getSilenceWall = defineRoute({
  ...staff,
  operationId: 'adminSilence.wall',
  method: 'get',
  path: '/admin/silence',
  summary: 'Get the watched stations of all customers by harm, and the state of the checkers',
  query: silenceWallQuery,
  reply: { status: 200, description: 'The stations', schema: silenceWall },
  errors: ['request.invalid'],
});

export const snoozeSilences = defineRoute({
  ...staff,
  operationId: 'adminSilence.snooze',
  method: 'post',
  path: '/admin/silence/snooze',
  summary: 'Snooze several stations for planned maintenance, or end their snooze',
  body: silenceBulkSnooze,
  reply: { status: 200, description: 'How many were changed', schema: silenceBulkResult },
  errors: ['request.invalid', 'request.malformed'],
});

export const getSilenceStats = defineRoute({
  ...staff,
  operationId: 'adminSilence.stats',
  method: 'get',
  path: '/admin/silence/stats',
  summary: 'Get the incidents of all stations in figures',
  query: silenceStatsQuery,
  costly: true,
  reply: { status: 200, description: 'The figures', schema: silenceStats },
  errors: ['request.invalid', 'request.rate_limited'],
});

export const listAlerts = defineRoute({
  ...staff,
  operationId: 'adminSilence.notifications',
  method: 'get',
  path: '/admin/silence/notifications',
  summary: 'List the messages about incidents of all stations',
  query: alertQuery,
  reply: { status: 200, description: 'One page of messages, latest first', schema: alertList },
  errors: ['request.invalid'],
});

export const resendAlert = defineRoute({
  ...staff,
  operationId: 'adminSilence.resend',
  method: 'post',
  path: '/admin/silence/notifications/{id}/resend',
  params,
  summary: 'Send a message again',
  reply: { status: 200, description: 'The receipt of the new message', schema: alertReceipt },
  errors: [...reading, 'silence.channel_unavailable', 'silence.recipient_disabled'],
});

export const getManagedSilence = defineRoute({
  ...staff,
  operationId: 'adminSilence.get',
  method: 'get',
  path: '/admin/silence/manage/{id}',
  params,
  summary: 'Get the silence detection of a streaming service',
  reply: { status: 200, description: 'The detection', schema: managedSilence },
  errors: reading,
});

export const updateManagedSilence = defineRoute({
  ...staff,
  operationId: 'adminSilence.update',
  method: 'put',
  path: '/admin/silence/manage/{id}',
  params,
  summary: 'Update the limits and the notes of staff',
  body: managedSilenceChange,
  ifMatch: true,
  reply: { status: 200, description: 'The detection', schema: managedSilence },
  errors: [...reading, 'request.malformed', 'resource.version_conflict'],
});

export const startTestIncident = defineRoute({
  ...staff,
  operationId: 'adminSilence.test',
  method: 'post',
  path: '/admin/silence/manage/{id}/test',
  params,
  summary: 'Start an incident that is marked as a test and ends after a minute',
  reply: { status: 201, description: 'The incident', schema: silenceIncident },
  errors: [...reading, 'silence.off'],
});

export const mergeIncidents = defineRoute({
  ...staff,
  operationId: 'adminSilence.merge',
  method: 'post',
  path: '/admin/silence/manage/{id}/incidents/{incidentId}/merge',
  params: z.strictObject({ id: z.uuid(), incidentId: z.uuid() }),
  summary: 'Merge incidents of a station that are over into another one',
  body: incidentMerge,
  reply: { status: 200, description: 'The incident', schema: silenceIncident },
  errors: [...reading, 'request.malformed', 'silence.incident_open'],
});

export const splitIncident = defineRoute({
  ...staff,
  operationId: 'adminSilence.split',
  method: 'post',
  path: '/admin/silence/manage/{id}/incidents/{incidentId}/split',
  params: z.strictObject({ id: z.uuid(), incidentId: z.uuid() }),
  summary: 'Split an incident that is over at a moment, or into the incidents that were merged',
  body: incidentSplit,
  reply: { status: 200, description: 'The parts', schema: incidentParts },
  errors: [...reading, 'request.malformed', 'silence.incident_open'],
});
