import * as z from 'zod/mini';
import { defineRoute } from '#/contract/shared/route.ts';
import {
  silenceChange,
  silenceCheck,
  silenceSnooze,
  silenceWatch,
} from '#/contract/silence/silence.schemas.ts';
import {
  levelHistory,
  levelHistoryQuery,
  silenceCalibration,
  silenceTrial,
  silenceTrialResult,
} from '#/contract/silence/silence-history.schemas.ts';

const tag = 'silence';
const params = z.strictObject({ id: z.uuid() });
const reading = ['request.invalid', 'resource.not_found'] as const;
const viewing = { tag, access: 'any', permission: 'products.view', params } as const;
const managing = { tag, access: 'any', permission: 'settings.manage', params } as const;
const acting = { tag, access: 'any', permission: 'casts.control', params } as const;

export const getSilence = defineRoute({
  ...viewing,
  operationId: 'silence.get',
  method: 'get',
  path: '/control/silence/{id}',
  summary: 'Get the silence detection of a station with what is heard now',
  reply: { status: 200, description: 'The settings and the state', schema: silenceWatch },
  errors: reading,
});

export const updateSilence = defineRoute({
  ...managing,
  operationId: 'silence.update',
  method: 'put',
  path: '/control/silence/{id}',
  summary: 'Turn silence detection on or off, or update its settings',
  body: silenceChange,
  ifMatch: true,
  reply: { status: 200, description: 'The saved settings', schema: silenceWatch },
  errors: [
    ...reading,
    'request.malformed',
    'station.suspended',
    'station.without_stream',
    'resource.version_conflict',
  ],
});

export const checkSilence = defineRoute({
  ...acting,
  operationId: 'silence.check',
  method: 'post',
  path: '/control/silence/{id}/check',
  summary: 'Listen to a station for some seconds by a fresh connection',
  costly: true,
  reply: { status: 200, description: 'What was heard', schema: silenceCheck },
  errors: [...reading, 'station.suspended', 'station.without_stream', 'request.rate_limited'],
});

export const snoozeSilence = defineRoute({
  ...acting,
  operationId: 'silence.snooze',
  method: 'post',
  path: '/control/silence/{id}/snooze',
  summary: 'Tell nobody about a station for a time, or tell people again',
  body: silenceSnooze,
  reply: { status: 200, description: 'The settings and the state', schema: silenceWatch },
  errors: [...reading, 'request.malformed', 'silence.off'],
});

export const getSilenceLevels = defineRoute({
  ...viewing,
  operationId: 'silence.levels',
  method: 'get',
  path: '/control/silence/{id}/levels',
  summary: 'Get the recorded levels of a station: seconds of the last 7 days, minutes of the last 30',
  query: levelHistoryQuery,
  reply: { status: 200, description: 'The levels', schema: levelHistory },
  errors: reading,
});

export const calibrateSilence = defineRoute({
  ...viewing,
  operationId: 'silence.calibration',
  method: 'get',
  path: '/control/silence/{id}/calibration',
  summary: 'Get how loud a station was within 7 days, and how often other settings would have alarmed',
  costly: true,
  reply: { status: 200, description: 'The histogram and the other settings', schema: silenceCalibration },
  errors: [...reading, 'request.rate_limited'],
});

export const simulateSilence = defineRoute({
  ...viewing,
  operationId: 'silence.simulate',
  method: 'post',
  path: '/control/silence/{id}/simulate',
  summary: 'Find the alarms that settings would have raised within 7 days',
  body: silenceTrial,
  costly: true,
  inView: true,
  reply: { status: 200, description: 'The alarms', schema: silenceTrialResult },
  errors: [...reading, 'request.malformed', 'request.rate_limited'],
});
