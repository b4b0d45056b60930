import * as z from 'zod/mini';
import { adminRequest, productRequest } from '#/contract/casts/plans.schemas.ts';
import { defineRoute } from '#/contract/shared/route.ts';
import { serviceAddress, streamProbe } from '#/contract/stations/services.schemas.ts';
import {
  stationApproval,
  stationDraft,
  stationRemoval,
  stationRequestDraft,
} from '#/contract/stations/station-life.schemas.ts';
import { station } from '#/contract/stations/stations.schemas.ts';

const params = z.strictObject({ id: z.uuid() });
const managing = { tag: 'stations', access: 'admin', permission: 'services.manage' } as const;
const requesting = { tag: 'products', access: 'customer', permission: 'products.request' } as const;
const reading = ['request.invalid', 'resource.not_found'] as const;
const creating = ['request.invalid', 'request.malformed', 'resource.limit_reached'] as const;

export const createStation = defineRoute({
  ...managing,
  operationId: 'adminStations.create',
  method: 'post',
  path: '/admin/stations',
  summary: 'Create a station of a customer on a cast, a streaming service or an address, and email its owner',
  body: stationDraft,
  // It connects to an address.
  costly: true,
  reply: { status: 201, description: 'The station', schema: station },
  errors: [...creating, 'request.rate_limited'],
});

export const previewStationRemoval = defineRoute({
  ...managing,
  operationId: 'adminStations.previewRemoval',
  method: 'get',
  path: '/admin/stations/{id}/removal',
  summary: 'Preview what is lost with a station',
  params,
  reply: { status: 200, description: 'The numbers', schema: stationRemoval },
  errors: reading,
});

export const deleteStation = defineRoute({
  ...managing,
  operationId: 'adminStations.delete',
  method: 'delete',
  path: '/admin/stations/{id}',
  summary: 'Delete a station with its songs, outputs and TuneIn settings; its streaming service stays',
  params,
  ifMatch: true,
  reply: { status: 204, description: 'The station was deleted' },
  errors: [...reading, 'resource.version_conflict'],
});

export const createStationRequest = defineRoute({
  ...requesting,
  operationId: 'stationRequests.create',
  method: 'post',
  path: '/control/requests/station',
  summary: 'Request a station on a cast of the account or at an address',
  body: stationRequestDraft,
  reply: { status: 201, description: 'The request', schema: productRequest },
  errors: creating,
});

export const tryStationRequestStream = defineRoute({
  ...requesting,
  operationId: 'stationRequests.tryStream',
  method: 'post',
  path: '/control/requests/station/try',
  summary: 'Connect to the address of a stream before a station is requested for it',
  body: serviceAddress,
  costly: true,
  reply: { status: 200, description: 'What answers at the address', schema: streamProbe },
  errors: ['request.invalid', 'request.malformed', 'request.rate_limited'],
});

export const approveStationRequest = defineRoute({
  operationId: 'adminRequests.approveStation',
  method: 'post',
  path: '/admin/requests/{id}/approve-station',
  summary: 'Approve the request for a station: creates it and emails the customer',
  tag: 'requests',
  access: 'admin',
  permission: 'services.manage',
  params,
  body: stationApproval,
  costly: true,
  reply: { status: 200, description: 'The answered request', schema: adminRequest },
  errors: [...creating, 'resource.not_found', 'request.answered', 'request.rate_limited'],
});
