import * as z from 'zod/mini';
import { defineRoute } from '#/contract/shared/route.ts';
import { tuneIn } from '#/contract/stations/tune-in.schemas.ts';
import {
  tuneInBulkRequest,
  tuneInBulkResult,
  tuneInList,
  tuneInMetrics,
  tuneInQuery,
  tuneInStop,
} from '#/contract/stations/tune-in-staff.schemas.ts';

const staff = { tag: 'tunein', access: 'admin', permission: 'services.manage' } as const;
const params = z.strictObject({ id: z.uuid() });
const reply = { status: 200, description: 'The settings and the state', schema: tuneIn } as const;
const errors = ['request.invalid', 'request.malformed', 'resource.not_found'] as const;

export const listTuneIn = defineRoute({
  ...staff,
  operationId: 'adminTuneIn.list',
  method: 'get',
  path: '/admin/tunein',
  summary: 'List the stations of all customers that are set up for TuneIn',
  query: tuneInQuery,
  reply: { status: 200, description: 'One page of stations', schema: tuneInList },
  errors: ['request.invalid'],
});

export const getTuneInMetrics = defineRoute({
  ...staff,
  operationId: 'adminTuneIn.metrics',
  method: 'get',
  path: '/admin/tunein/metrics',
  summary: 'Get the calls of all stations within 24 hours, and whether TuneIn responds',
  reply: { status: 200, description: 'The metrics', schema: tuneInMetrics },
  errors: [],
});

export const pauseTuneIn = defineRoute({
  ...staff,
  operationId: 'adminTuneIn.pause',
  method: 'post',
  path: '/admin/tunein/{id}/pause',
  summary: 'Pause the calls of a station',
  params,
  body: tuneInStop,
  reply,
  errors: [...errors, 'tune_in.disabled'],
});

export const disableTuneIn = defineRoute({
  ...staff,
  operationId: 'adminTuneIn.disable',
  method: 'post',
  path: '/admin/tunein/{id}/disable',
  summary: 'Disable TuneIn for a station until staff resume it',
  params,
  body: tuneInStop,
  reply,
  errors,
});

export const resumeTuneIn = defineRoute({
  ...staff,
  operationId: 'adminTuneIn.resume',
  method: 'post',
  path: '/admin/tunein/{id}/resume',
  summary: 'Resume the calls of a station from its next song',
  params,
  reply,
  errors: ['request.invalid', 'resource.not_found'],
});

export const runTuneInBulkAction = defineRoute({
  ...staff,
  operationId: 'adminTuneIn.bulk',
  method: 'post',
  path: '/admin/tunein/bulk',
  summary: 'Pause, resume or disable the calls of several stations; each has its own result',
  body: tuneInBulkRequest,
  reply: { status: 200, description: 'The result of each station', schema: tuneInBulkResult },
  errors: ['request.invalid', 'request.malformed'],
});
