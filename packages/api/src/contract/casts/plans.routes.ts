import * as z from 'zod/mini';
import {
  productRequest,
  productRequestDraft,
  productRequestList,
  publicPlanList,
} from '#/contract/casts/plans.schemas.ts';
import { pageQuery } from '#/contract/shared/list.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const tag = 'products';
const shared = { tag, access: 'customer', permission: 'products.request' } as const;

export const listPublicPlans = defineRoute({
  ...shared,
  operationId: 'plans.listPublic',
  method: 'get',
  path: '/control/plans',
  summary: 'List the plans that a customer can request or start',
  query: pageQuery,
  reply: { status: 200, description: 'The public plans', schema: publicPlanList },
  errors: ['request.invalid'],
});

export const listRequests = defineRoute({
  ...shared,
  operationId: 'requests.list',
  method: 'get',
  path: '/control/requests',
  summary: 'List the product requests of the account',
  query: pageQuery,
  reply: { status: 200, description: 'The requests, latest first', schema: productRequestList },
  errors: ['request.invalid'],
});

export const createRequest = defineRoute({
  ...shared,
  operationId: 'requests.create',
  method: 'post',
  path: '/control/requests',
  summary: 'Request a product; a self-service plan creates it at once',
  body: productRequestDraft,
  reply: {
    status: 201,
    description: 'The request, approved if the product was created',
    schema: productRequest,
  },
  errors: ['request.invalid', 'request.malformed', 'resource.not_found', 'resource.limit_reached'],
});

export const cancelRequest = defineRoute({
  ...shared,
  operationId: 'requests.cancel',
  method: 'delete',
  path: '/control/requests/{id}',
  summary: 'Cancel a pending request',
  params: z.strictObject({ id: z.uuid() }),
  reply: { status: 200, description: 'The cancelled request', schema: productRequest },
  errors: ['request.invalid', 'resource.not_found', 'request.answered'],
});
