import * as z from 'zod/mini';
import { customerBulkRequest, customerBulkResult } from '#/contract/admin/customer-bulk.schemas.ts';
import {
  adminCustomer,
  customerEmailChange,
  customerPersonChoice,
  customerReason,
  customerView,
} from '#/contract/admin/customers.schemas.ts';
import { emailQueued } from '#/contract/identity/registration.schemas.ts';
import { endedSessions } from '#/contract/identity/security.schemas.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const tag = 'customers';
const params = z.strictObject({ id: z.uuid() });
const reading = ['request.invalid', 'resource.not_found'] as const;
const writing = [...reading, 'request.malformed'] as const;
const done = { status: 200, description: 'The updated customer', schema: adminCustomer } as const;

export const runCustomerBulkAction = defineRoute({
  operationId: 'adminCustomers.bulk',
  method: 'post',
  path: '/admin/customers/bulk',
  summary: 'Email or tag several customers, or suspend their casts; each has its own result',
  tag,
  access: 'admin',
  permission: 'customers.manage',
  body: customerBulkRequest,
  reply: { status: 200, description: 'The result of each customer', schema: customerBulkResult },
  errors: ['request.invalid', 'request.malformed'],
});

export const resendCustomerInvitation = defineRoute({
  operationId: 'adminCustomers.resendInvitation',
  method: 'post',
  path: '/admin/customers/{id}/invite',
  summary: 'Send the invitation again; earlier links become invalid',
  tag,
  access: 'admin',
  permission: 'customers.manage',
  params,
  reply: done,
  errors: [...reading, 'customer.not_invited', 'request.rate_limited'],
});

export const cancelCustomerInvitation = defineRoute({
  operationId: 'adminCustomers.cancelInvitation',
  method: 'delete',
  path: '/admin/customers/{id}/invite',
  summary: 'Cancel an invitation and delete the customer, which must not have products',
  tag,
  access: 'admin',
  permission: 'customers.manage',
  params,
  reply: { status: 204, description: 'The invitation was cancelled' },
  errors: [...reading, 'customer.not_invited', 'customer.has_products'],
});

export const disableCustomer = defineRoute({
  operationId: 'adminCustomers.disable',
  method: 'post',
  path: '/admin/customers/{id}/disable',
  summary: 'Disable sign-in and end all sessions of a customer; its products keep running',
  tag,
  access: 'admin',
  permission: 'customers.manage',
  params,
  body: customerReason,
  reply: done,
  errors: writing,
});

export const enableCustomer = defineRoute({
  operationId: 'adminCustomers.enable',
  method: 'post',
  path: '/admin/customers/{id}/enable',
  summary: 'Enable the sign-in of a customer again',
  tag,
  access: 'admin',
  permission: 'customers.manage',
  params,
  reply: done,
  errors: reading,
});

export const endCustomerSessions = defineRoute({
  operationId: 'adminCustomers.endSessions',
  method: 'post',
  path: '/admin/customers/{id}/end-sessions',
  summary: 'Sign all people of a customer out',
  tag,
  access: 'admin',
  permission: 'customers.manage',
  params,
  reply: { status: 200, description: 'The number of ended sessions', schema: endedSessions },
  errors: reading,
});

export const resetCustomerMfa = defineRoute({
  operationId: 'adminCustomers.resetMfa',
  method: 'post',
  path: '/admin/customers/{id}/reset-mfa',
  summary: 'Turn off the two-step verification of a person and end their sessions',
  tag,
  access: 'admin',
  permission: 'customers.manage',
  params,
  body: customerPersonChoice,
  reply: done,
  errors: [...writing, 'mfa.not_enrolled'],
});

export const changeCustomerEmail = defineRoute({
  operationId: 'adminCustomers.changeEmail',
  method: 'post',
  path: '/admin/customers/{id}/email',
  summary: 'Mail a new address a link with which the signed-in person confirms it',
  tag,
  access: 'admin',
  permission: 'customers.manage',
  params,
  body: customerEmailChange,
  reply: { status: 202, description: 'The email was queued', schema: emailQueued },
  errors: [...writing, 'customer.email_in_use', 'request.rate_limited'],
});

export const viewAsCustomer = defineRoute({
  operationId: 'adminCustomers.viewAs',
  method: 'post',
  path: '/admin/customers/{id}/view-as',
  summary: 'Start a read-only session of 30 minutes in the area of a customer; the owner is told',
  tag,
  access: 'admin',
  permission: 'customers.impersonate',
  params,
  body: customerReason,
  reply: { status: 201, description: 'The session', schema: customerView },
  errors: writing,
});

export const endViewAsCustomer = defineRoute({
  operationId: 'adminCustomers.endViewAs',
  method: 'delete',
  path: '/admin/customers/{id}/view-as',
  summary: "End one's own read-only sessions in the area of a customer",
  tag,
  access: 'admin',
  permission: 'customers.impersonate',
  params,
  reply: { status: 200, description: 'The number of ended sessions', schema: endedSessions },
  errors: reading,
});
