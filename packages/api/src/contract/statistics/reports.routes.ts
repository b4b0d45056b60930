import * as z from 'zod/mini';
import { username } from '#/contract/shared/fields.ts';
import { defineRoute } from '#/contract/shared/route.ts';
import {
  reportPreferences,
  reportRequest,
  reportSchedule,
  reportSent,
} from '#/contract/statistics/reports.schemas.ts';

const tag = 'reports';
const params = z.strictObject({ username });

export const getReportSchedule = defineRoute({
  operationId: 'reports.get',
  method: 'get',
  path: '/control/cast/report-schedules/{username}',
  summary: 'Get the statistics report schedule of a cast',
  tag,
  access: 'any',
  permission: 'statistics.view',
  params,
  reply: { status: 200, description: 'The schedule', schema: reportSchedule },
  errors: ['request.invalid', 'resource.not_found'],
});

export const updateReportSchedule = defineRoute({
  operationId: 'reports.update',
  method: 'put',
  path: '/control/cast/report-schedules/{username}',
  summary: 'Turn the weekly and the monthly statistics report on or off',
  tag,
  access: 'any',
  permission: 'statistics.manage',
  params,
  body: reportPreferences,
  reply: { status: 200, description: 'The schedule', schema: reportSchedule },
  errors: ['request.invalid', 'request.malformed', 'resource.not_found'],
});

export const sendReport = defineRoute({
  operationId: 'reports.send',
  method: 'post',
  path: '/control/cast/report-schedules/{username}/send',
  summary: 'Send the report of the last complete week or month to the owner of the cast now',
  tag,
  access: 'any',
  permission: 'statistics.manage',
  params,
  body: reportRequest,
  reply: { status: 200, description: 'Whether the report was sent', schema: reportSent },
  errors: ['request.invalid', 'request.malformed', 'request.rate_limited', 'resource.not_found'],
});
