import * as z from 'zod/mini';
import { defineRoute } from '#/contract/shared/route.ts';
import {
  tuneIn,
  tuneInCall,
  tuneInChange,
  tuneInLog,
  tuneInLogQuery,
} from '#/contract/stations/tune-in.schemas.ts';

const tag = 'tunein';
const params = z.strictObject({ id: z.uuid() });
const reading = ['request.invalid', 'resource.not_found'] as const;
const viewing = { tag, access: 'any', permission: 'products.view', params } as const;
const managing = { tag, access: 'any', permission: 'settings.manage', params } as const;

export const getTuneIn = defineRoute({
  ...viewing,
  operationId: 'tuneIn.get',
  method: 'get',
  path: '/control/tunein-air-integration/settings/{id}',
  summary: 'Get the TuneIn settings of a station with the state of its calls',
  reply: { status: 200, description: 'The settings and the state', schema: tuneIn },
  errors: reading,
});

export const updateTuneIn = defineRoute({
  ...managing,
  operationId: 'tuneIn.update',
  method: 'put',
  path: '/control/tunein-air-integration/settings/{id}',
  summary: 'Set up TuneIn for a station, or update its settings',
  body: tuneInChange,
  ifMatch: true,
  reply: { status: 200, description: 'The saved settings', schema: tuneIn },
  errors: [...reading, 'request.malformed', 'station.suspended', 'resource.version_conflict'],
});

export const deleteTuneIn = defineRoute({
  ...managing,
  operationId: 'tuneIn.delete',
  method: 'delete',
  path: '/control/tunein-air-integration/settings/{id}',
  summary: 'Delete the TuneIn settings of a station with its key and the log of its calls',
  reply: { status: 204, description: 'The settings were deleted' },
  errors: [...reading, 'station.suspended', 'tune_in.disabled'],
});

export const testTuneIn = defineRoute({
  ...managing,
  operationId: 'tuneIn.test',
  method: 'post',
  path: '/control/tunein-air-integration/settings/{id}/test',
  summary: 'Send the song that plays now to TuneIn and return the reply',
  costly: true,
  reply: { status: 200, description: 'The call with its reply', schema: tuneInCall },
  errors: [
    ...reading,
    'station.suspended',
    'tune_in.not_configured',
    'tune_in.no_song',
    'tune_in.disabled',
    'tune_in.key_unreadable',
    'tune_in.service_down',
    'request.rate_limited',
  ],
});

export const listTuneInCalls = defineRoute({
  ...viewing,
  operationId: 'tuneIn.log',
  method: 'get',
  path: '/control/tunein-air-integration/log/{id}',
  summary: 'List the latest calls of a station to TuneIn',
  query: tuneInLogQuery,
  reply: { status: 200, description: 'The calls, latest first', schema: tuneInLog },
  errors: reading,
});
