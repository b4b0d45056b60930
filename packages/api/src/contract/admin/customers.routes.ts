import * as z from 'zod/mini';
import { adminCastEventList } from '#/contract/admin/casts.schemas.ts';
import {
  customerInvitation,
  customerInvitationAcceptance,
} from '#/contract/admin/customer-invitation.schemas.ts';
import {
  adminCustomer,
  adminCustomerList,
  customerChange,
  customerExport,
  customerNote,
  customerNoteList,
  customerNoteText,
  customerQuery,
} from '#/contract/admin/customers.schemas.ts';
import { linkOutcome } from '#/contract/identity/registration.schemas.ts';
import { pageQuery } from '#/contract/shared/list.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const tag = 'customers';
const params = z.strictObject({ id: z.uuid() });
const reading = ['request.invalid', 'resource.not_found'] as const;
const writing = [...reading, 'request.malformed'] as const;

export const listCustomers = defineRoute({
  operationId: 'adminCustomers.list',
  method: 'get',
  path: '/admin/customers',
  summary: 'List the customers',
  tag,
  access: 'admin',
  permission: 'customers.view',
  query: customerQuery,
  reply: { status: 200, description: 'One page of customers', schema: adminCustomerList },
  errors: ['request.invalid'],
});

export const inviteCustomer = defineRoute({
  operationId: 'adminCustomers.invite',
  method: 'post',
  path: '/admin/customers',
  summary: 'Create a customer and mail its owner an invitation',
  tag,
  access: 'admin',
  permission: 'customers.manage',
  body: customerInvitation,
  reply: { status: 201, description: 'The invited customer', schema: adminCustomer },
  errors: ['request.invalid', 'request.malformed', 'customer.email_in_use'],
});

export const getAdminCustomer = defineRoute({
  operationId: 'adminCustomers.get',
  method: 'get',
  path: '/admin/customers/{id}',
  summary: 'Get a customer with its people, products, sign-ins and mails',
  tag,
  access: 'admin',
  permission: 'customers.view',
  params,
  reply: { status: 200, description: 'The customer', schema: adminCustomer },
  errors: reading,
});

export const updateCustomer = defineRoute({
  operationId: 'adminCustomers.update',
  method: 'patch',
  path: '/admin/customers/{id}',
  summary: 'Update the name and the tags of a customer',
  tag,
  access: 'admin',
  permission: 'customers.manage',
  params,
  body: customerChange,
  ifMatch: true,
  reply: { status: 200, description: 'The updated customer', schema: adminCustomer },
  errors: [...writing, 'resource.version_conflict'],
});

export const deleteCustomer = defineRoute({
  operationId: 'adminCustomers.delete',
  method: 'delete',
  path: '/admin/customers/{id}',
  summary: 'Delete a customer with all products, people and statistics',
  tag,
  access: 'admin',
  permission: 'customers.delete',
  params,
  reply: { status: 204, description: 'The customer was deleted' },
  errors: reading,
});

export const exportCustomer = defineRoute({
  operationId: 'adminCustomers.export',
  method: 'get',
  path: '/admin/customers/{id}/export',
  summary: 'Export all data of a customer, without secrets',
  tag,
  access: 'admin',
  permission: 'customers.delete',
  params,
  costly: true,
  reply: { status: 200, description: 'The data by table', schema: customerExport },
  errors: [...reading, 'request.rate_limited'],
});

export const listCustomerEvents = defineRoute({
  operationId: 'adminCustomers.listEvents',
  method: 'get',
  path: '/admin/customers/{id}/activity',
  summary: 'List the activity of a customer, including that of staff',
  tag,
  access: 'admin',
  permission: 'customers.view',
  params,
  query: pageQuery,
  reply: { status: 200, description: 'One page of entries, latest first', schema: adminCastEventList },
  errors: reading,
});

export const listCustomerNotes = defineRoute({
  operationId: 'adminCustomers.listNotes',
  method: 'get',
  path: '/admin/customers/{id}/notes',
  summary: 'List the internal notes about a customer',
  tag,
  access: 'admin',
  permission: 'customers.view',
  params,
  query: pageQuery,
  reply: { status: 200, description: 'One page of notes, latest first', schema: customerNoteList },
  errors: reading,
});

export const createCustomerNote = defineRoute({
  operationId: 'adminCustomers.createNote',
  method: 'post',
  path: '/admin/customers/{id}/notes',
  summary: 'Add an internal note about a customer',
  tag,
  access: 'admin',
  permission: 'customers.manage',
  params,
  body: customerNoteText,
  reply: { status: 201, description: 'The note', schema: customerNote },
  errors: [...writing, 'resource.limit_reached'],
});

export const deleteCustomerNote = defineRoute({
  operationId: 'adminCustomers.deleteNote',
  method: 'delete',
  path: '/admin/customers/{id}/notes/{noteId}',
  summary: 'Delete an internal note',
  tag,
  access: 'admin',
  permission: 'customers.manage',
  params: z.strictObject({ id: z.uuid(), noteId: z.uuid() }),
  reply: { status: 204, description: 'The note was deleted' },
  errors: reading,
});

export const acceptCustomerInvitation = defineRoute({
  operationId: 'registration.acceptInvitation',
  method: 'post',
  path: '/auth/accept-invitation',
  summary: 'Accept an invitation with the emailed token and a password',
  tag: 'registration',
  access: 'public',
  body: customerInvitationAcceptance,
  reply: { status: 200, description: 'The account can be used', schema: linkOutcome },
  errors: ['auth.invalid_link', 'request.invalid', 'request.malformed', 'request.rate_limited'],
});
