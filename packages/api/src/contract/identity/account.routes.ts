import * as z from 'zod/mini';
import {
  adminProfileChange,
  adminUser,
  customerProfileChange,
  customerUser,
} from '#/contract/identity/account.schemas.ts';
import { mailPromise } from '#/contract/identity/registration.schemas.ts';
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
const body = ['request.invalid', 'request.malformed'] as const;

export const updateCustomerProfile = defineRoute({
  operationId: 'account.updateCustomerProfile',
  method: 'put',
  path: '/control/user-info',
  summary: "Change the customer's own profile",
  tag,
  access: 'customer',
  body: customerProfileChange,
  reply: { status: 200, description: 'The profile', schema: customerUser },
  errors: [...body],
});

export const updateAdminProfile = defineRoute({
  operationId: 'account.updateAdminProfile',
  method: 'put',
  path: '/admin/user-info',
  summary: "Change the admin's own profile",
  tag,
  access: 'admin',
  body: adminProfileChange,
  reply: { status: 200, description: 'The profile', schema: adminUser },
  errors: [...body],
});

export const changePassword = defineRoute({
  operationId: 'account.changePassword',
  method: 'post',
  path: '/control/user-info/password',
  summary: 'Change the own password; every other session ends',
  tag,
  access: 'any',
  body: passwordChange,
  reply: { status: 200, description: 'The new password holds', schema: endedSessions },
  errors: ['auth.incorrect_password', 'request.rate_limited', ...body],
});

export const requestEmailChange = defineRoute({
  operationId: 'account.requestEmailChange',
  method: 'post',
  path: '/control/user-info/email',
  summary: 'Send a link to a new e-mail address; the answer is the same whether the address is taken or not',
  tag,
  access: 'customer',
  body: emailChange,
  reply: { status: 202, description: 'A mail is on its way', schema: mailPromise },
  errors: ['auth.incorrect_password', 'request.rate_limited', ...body],
});

export const confirmEmailChange = defineRoute({
  operationId: 'account.confirmEmailChange',
  method: 'post',
  path: '/control/user-info/email/confirm',
  summary: 'Take the new e-mail address, with the link of the mail',
  tag,
  access: 'customer',
  body: emailConfirmation,
  reply: { status: 200, description: 'The profile', schema: customerUser },
  errors: ['auth.invalid_link', 'request.rate_limited', ...body],
});

export const listSessions = defineRoute({
  operationId: 'account.listSessions',
  method: 'get',
  path: '/control/sessions',
  summary: 'The own sessions that hold',
  tag,
  access: 'any',
  query: pageQuery,
  reply: { status: 200, description: 'The sessions, last seen first', schema: accountSessionList },
  errors: ['request.invalid'],
});

export const revokeSession = defineRoute({
  operationId: 'account.revokeSession',
  method: 'delete',
  path: '/control/sessions/{sessionId}',
  summary: 'End one of the own sessions',
  tag,
  access: 'any',
  params: z.strictObject({ sessionId: z.uuid() }),
  reply: { status: 204, description: 'It has ended' },
  errors: ['request.invalid', 'resource.not_found'],
});

export const revokeSessions = defineRoute({
  operationId: 'account.revokeSessions',
  method: 'post',
  path: '/control/sessions/end',
  summary: 'Sign out everywhere, or everywhere else',
  tag,
  access: 'any',
  body: sessionEnding,
  reply: { status: 200, description: 'How many have ended', schema: endedSessions },
  errors: [...body],
});

export const listEvents = defineRoute({
  operationId: 'account.listEvents',
  method: 'get',
  path: '/control/activity',
  summary: 'What happened to the own account',
  tag,
  access: 'any',
  query: pageQuery,
  reply: { status: 200, description: 'Lines of the audit trail, latest first', schema: accountEventList },
  errors: ['request.invalid'],
});
