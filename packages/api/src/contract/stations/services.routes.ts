import * as z from 'zod/mini';
import { defineRoute } from '#/contract/shared/route.ts';
import { serviceImport, serviceImportResult } from '#/contract/stations/service-import.schemas.ts';
import {
  detectedService,
  serviceAddress,
  serviceChange,
  serviceDraft,
  serviceList,
  serviceQuery,
  streamingService,
} from '#/contract/stations/services.schemas.ts';

const tag = 'streaming-services';
const params = z.strictObject({ id: z.uuid() });
const permission = 'services.manage';
const reading = ['request.invalid', 'resource.not_found'] as const;
const writing = [...reading, 'request.malformed'] as const;

export const listStreamingServices = defineRoute({
  operationId: 'streamingServices.list',
  method: 'get',
  path: '/admin/streaming-services',
  summary: 'List the streaming services of all customers',
  tag,
  access: 'admin',
  permission,
  query: serviceQuery,
  reply: { status: 200, description: 'One page of streaming services', schema: serviceList },
  errors: ['request.invalid'],
});

export const createStreamingService = defineRoute({
  operationId: 'streamingServices.create',
  method: 'post',
  path: '/admin/streaming-services',
  summary: 'Add a streaming service of a customer, with a station if wanted',
  tag,
  access: 'admin',
  permission,
  body: serviceDraft,
  reply: { status: 201, description: 'The streaming service', schema: streamingService },
  errors: ['request.invalid', 'request.malformed', 'resource.not_found', 'resource.limit_reached'],
});

export const detectStreamingService = defineRoute({
  operationId: 'streamingServices.detect',
  method: 'post',
  path: '/admin/streaming-services/detect',
  summary: 'Find out which kind of service answers at an address',
  tag,
  access: 'admin',
  permission,
  body: serviceAddress,
  costly: true,
  reply: { status: 200, description: 'What answers', schema: detectedService },
  errors: ['request.invalid', 'request.malformed', 'request.rate_limited'],
});

export const importStreamingServices = defineRoute({
  operationId: 'streamingServices.import',
  method: 'post',
  path: '/admin/streaming-services/import',
  summary: 'Validate or add the streaming services of a spreadsheet; rows with errors are left out',
  tag,
  access: 'admin',
  permission,
  body: serviceImport,
  reply: { status: 200, description: 'The result of each row', schema: serviceImportResult },
  errors: ['request.invalid', 'request.malformed'],
});

export const getStreamingService = defineRoute({
  operationId: 'streamingServices.get',
  method: 'get',
  path: '/admin/streaming-services/{id}',
  summary: 'Get a streaming service with its last check and what uses it',
  tag,
  access: 'admin',
  permission,
  params,
  reply: { status: 200, description: 'The streaming service', schema: streamingService },
  errors: reading,
});

export const updateStreamingService = defineRoute({
  operationId: 'streamingServices.update',
  method: 'put',
  path: '/admin/streaming-services/{id}',
  summary: 'Update a streaming service that is not hosted here, or pause its checks',
  tag,
  access: 'admin',
  permission,
  params,
  body: serviceChange,
  ifMatch: true,
  reply: { status: 200, description: 'The updated streaming service', schema: streamingService },
  errors: [...writing, 'station.hosted', 'resource.version_conflict'],
});

export const deleteStreamingService = defineRoute({
  operationId: 'streamingServices.delete',
  method: 'delete',
  path: '/admin/streaming-services/{id}',
  summary: 'Delete a streaming service; its stations stay without a stream',
  tag,
  access: 'admin',
  permission,
  params,
  reply: { status: 204, description: 'The streaming service was deleted' },
  errors: [...reading, 'station.hosted'],
});

export const probeStreamingService = defineRoute({
  operationId: 'streamingServices.probe',
  method: 'post',
  path: '/admin/streaming-services/{id}/probe',
  summary: 'Check a streaming service now and store the result',
  tag,
  access: 'admin',
  permission,
  params,
  costly: true,
  reply: { status: 200, description: 'The streaming service with the new result', schema: streamingService },
  errors: [...reading, 'request.rate_limited'],
});
