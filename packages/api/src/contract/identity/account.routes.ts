import * as z from 'zod/mini';
import {
  adminProfileChange,
  adminUser,
  customerProfileChange,
  customerUser,
} from '#/contract/identity/account.schemas.ts';
import { emailQueued } from '#/contract/identity/registration.schemas.ts';
import {
  accountEventList,
  accountSessionList,
  emailChange,
  emailConfirmation,
  endedSessions,
  passwordChange,
  sessionEnding,
} from '#/contract/identity/security.schemas.ts';
import { pageQuery } from '#/contract/shared/list.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const tag = 'account';
const proof = [
  'auth.incorrect_password',
  'auth.second_step_required',
  'auth.invalid_code',
  'request.rate_limited',
] as const;
const body = ['request.invalid', 'request.malformed'] as const;

export const updateCustomerProfile = defineRoute({
  operationId: 'account.updateCustomerProfile',
  method: 'put',
  path: '/control/user-info',
  summary: 'Update the profile of the signed-in customer',
  tag,
  access: 'customer',
  permission: 'self.manage',
  body: customerProfileChange,
  reply: { status: 200, description: 'The profile', schema: customerUser },
  errors: [...body],
});

export const updateAdminProfile = defineRoute({
  operationId: 'account.updateAdminProfile',
  method: 'put',
  path: '/admin/user-info',
  summary: 'Update the profile of the signed-in admin',
  tag,
  access: 'admin',
  permission: 'self.manage',
  body: adminProfileChange,
  reply: { status: 200, description: 'The profile', schema: adminUser },
  errors: [...body],
});

export const changePassword = defineRoute({
  operationId: 'account.changePassword',
  method: 'post',
  path: '/control/user-info/password',
  summary: 'Change the password and revoke every other session',
  tag,
  access: 'any',
  permission: 'self.manage',
  body: passwordChange,
  reply: {
    status: 200,
    description: 'The password was changed; the number of revoked sessions',
    schema: endedSessions,
  },
  errors: [...proof, ...body],
});

export const requestEmailChange = defineRoute({
  operationId: 'account.requestEmailChange',
  method: 'post',
  path: '/control/user-info/email',
  summary:
    'Send a confirmation link to a new email address; the response does not reveal whether the address is taken',
  tag,
  access: 'customer',
  permission: 'self.manage',
  body: emailChange,
  reply: { status: 202, description: 'The email was queued', schema: emailQueued },
  errors: [...proof, ...body],
});

export const confirmEmailChange = defineRoute({
  operationId: 'account.confirmEmailChange',
  method: 'post',
  path: '/control/user-info/email/confirm',
  summary: 'Confirm the new email address with the emailed token',
  tag,
  access: 'customer',
  permission: 'self.manage',
  body: emailConfirmation,
  reply: { status: 200, description: 'The profile', schema: customerUser },
  errors: ['auth.invalid_link', 'request.rate_limited', ...body],
});

export const listSessions = defineRoute({
  operationId: 'account.listSessions',
  method: 'get',
  path: '/control/sessions',
  summary: 'List the active sessions of the account',
  tag,
  access: 'any',
  permission: 'self.manage',
  query: pageQuery,
  reply: { status: 200, description: 'The sessions, most recently used first', schema: accountSessionList },
  errors: ['request.invalid'],
});

export const revokeSession = defineRoute({
  operationId: 'account.revokeSession',
  method: 'delete',
  path: '/control/sessions/{sessionId}',
  summary: 'Revoke a session of the account',
  tag,
  access: 'any',
  permission: 'self.manage',
  params: z.strictObject({ sessionId: z.uuid() }),
  reply: { status: 204, description: 'The session was revoked' },
  errors: ['request.invalid', 'resource.not_found'],
});

export const revokeSessions = defineRoute({
  operationId: 'account.revokeSessions',
  method: 'post',
  path: '/control/sessions/end',
  summary: 'Revoke all sessions, or all but the current one',
  tag,
  access: 'any',
  permission: 'self.manage',
  body: sessionEnding,
  reply: { status: 200, description: 'The number of revoked sessions', schema: endedSessions },
  errors: [...body],
});

export const listEvents = defineRoute({
  operationId: 'account.listEvents',
  method: 'get',
  path: '/control/activity',
  summary: 'List the audit log of the account',
  tag,
  access: 'any',
  permission: 'self.manage',
  query: pageQuery,
  reply: { status: 200, description: 'The audit log entries, latest first', schema: accountEventList },
  errors: ['request.invalid'],
});
