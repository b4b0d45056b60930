import * as z from 'zod/mini';
import {
  adminRequestQuery,
  plan,
  planDraft,
  planList,
  requestApproval,
  requestAssignee,
  requestRefusal,
} from '#/contract/admin/plans.schemas.ts';
import { adminRequest, adminRequestList } from '#/contract/casts/plans.schemas.ts';
import { pageQuery } from '#/contract/shared/list.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const params = z.strictObject({ id: z.uuid() });
const viewing = { tag: 'plans', access: 'admin', permission: 'plans.view' } as const;
const managing = { tag: 'plans', access: 'admin', permission: 'plans.manage' } as const;
const done = { status: 200, description: 'The plan', schema: plan } as const;
const changing = ['request.invalid', 'resource.not_found', 'resource.version_conflict'] as const;

export const listPlans = defineRoute({
  ...viewing,
  operationId: 'plans.list',
  method: 'get',
  path: '/admin/plans',
  summary: 'List all plans, archived ones last',
  query: pageQuery,
  reply: { status: 200, description: 'The plans', schema: planList },
  errors: ['request.invalid'],
});

export const createPlan = defineRoute({
  ...managing,
  operationId: 'plans.create',
  method: 'post',
  path: '/admin/plans',
  summary: 'Create a plan',
  body: planDraft,
  reply: { status: 201, description: 'The plan', schema: plan },
  errors: ['request.invalid', 'request.malformed'],
});

export const updatePlan = defineRoute({
  ...managing,
  operationId: 'plans.update',
  method: 'put',
  path: '/admin/plans/{id}',
  summary: 'Update a plan; casts keep the edition that they have',
  params,
  body: planDraft,
  ifMatch: true,
  reply: done,
  errors: [...changing, 'request.malformed'],
});

export const archivePlan = defineRoute({
  ...managing,
  operationId: 'plans.archive',
  method: 'post',
  path: '/admin/plans/{id}/archive',
  summary: 'Stop offering a plan; its casts keep it',
  params,
  ifMatch: true,
  reply: done,
  errors: changing,
});

export const restorePlan = defineRoute({
  ...managing,
  operationId: 'plans.restore',
  method: 'post',
  path: '/admin/plans/{id}/restore',
  summary: 'Offer an archived plan again',
  params,
  ifMatch: true,
  reply: done,
  errors: changing,
});

const answering = { tag: 'requests', access: 'admin', permission: 'casts.manage', params } as const;
const answered = { status: 200, description: 'The answered request', schema: adminRequest } as const;

export const listAdminRequests = defineRoute({
  operationId: 'adminRequests.list',
  method: 'get',
  path: '/admin/requests',
  summary: 'List the product requests of all customers',
  tag: 'requests',
  access: 'admin',
  permission: 'customers.view',
  query: adminRequestQuery,
  reply: {
    status: 200,
    description: 'One page of requests; pending ones oldest first, others latest first',
    schema: adminRequestList,
  },
  errors: ['request.invalid'],
});

export const assignRequest = defineRoute({
  ...answering,
  operationId: 'adminRequests.assign',
  method: 'put',
  path: '/admin/requests/{id}/assignee',
  summary: 'Assign a pending request to an enabled person of the staff, or to nobody',
  body: requestAssignee,
  reply: { status: 200, description: 'The request', schema: adminRequest },
  errors: ['request.invalid', 'request.malformed', 'resource.not_found', 'request.answered'],
});

export const approveRequest = defineRoute({
  ...answering,
  operationId: 'adminRequests.approve',
  method: 'post',
  path: '/admin/requests/{id}/approve',
  summary: 'Approve a request: creates the cast and emails the owner',
  body: requestApproval,
  reply: answered,
  errors: ['request.invalid', 'request.malformed', 'resource.not_found', 'request.answered'],
});

export const refuseRequest = defineRoute({
  ...answering,
  operationId: 'adminRequests.refuse',
  method: 'post',
  path: '/admin/requests/{id}/refuse',
  summary: 'Refuse a request with a reason, which is emailed to the customer',
  body: requestRefusal,
  reply: answered,
  errors: ['request.invalid', 'request.malformed', 'resource.not_found', 'request.answered'],
});
