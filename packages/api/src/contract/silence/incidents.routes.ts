import * as z from 'zod/mini';
import { defineRoute } from '#/contract/shared/route.ts';
import {
  silenceIncident,
  silenceIncidentChange,
  silenceIncidentList,
  silenceIncidentQuery,
} from '#/contract/silence/incidents.schemas.ts';

const tag = 'silence';
const params = z.strictObject({ id: z.uuid() });
const reading = ['request.invalid', 'resource.not_found'] as const;

export const listSilenceIncidents = defineRoute({
  tag,
  access: 'any',
  permission: 'products.view',
  params,
  operationId: 'silenceIncidents.list',
  method: 'get',
  path: '/control/silence/{id}/incidents',
  summary: 'List the incidents of a station',
  query: silenceIncidentQuery,
  reply: { status: 200, description: 'One page of incidents, latest first', schema: silenceIncidentList },
  errors: reading,
});

export const updateSilenceIncident = defineRoute({
  tag,
  access: 'any',
  permission: 'casts.control',
  params: z.strictObject({ id: z.uuid(), incidentId: z.uuid() }),
  operationId: 'silenceIncidents.update',
  method: 'patch',
  path: '/control/silence/{id}/incidents/{incidentId}',
  summary: 'Acknowledge, snooze, annotate or mark an incident',
  body: silenceIncidentChange,
  reply: { status: 200, description: 'The incident', schema: silenceIncident },
  errors: [...reading, 'request.malformed', 'silence.incident_over'],
});
