import {
  adminSession,
  adminSignIn,
  adminUser,
  customerSession,
  customerSignIn,
  customerUser,
  sessionExpiry,
} from '#/contract/identity/account.schemas.ts';
import { endedSessions } from '#/contract/identity/security.schemas.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const tag = 'session';

export const authenticateCustomer = defineRoute({
  operationId: 'session.authenticateCustomer',
  method: 'post',
  path: '/authenticate',
  summary: 'Authenticate a customer with email and password',
  tag,
  access: 'public',
  body: customerSignIn,
  reply: { status: 200, description: 'The new session', schema: customerSession },
  errors: [
    'auth.invalid_credentials',
    'auth.code_required',
    'auth.invalid_code',
    'request.invalid',
    'request.malformed',
    'request.rate_limited',
  ],
});

export const authenticateAdmin = defineRoute({
  operationId: 'session.authenticateAdmin',
  method: 'post',
  path: '/admin/authenticate',
  summary: 'Authenticate an admin with username and password',
  tag,
  access: 'public',
  body: adminSignIn,
  reply: { status: 200, description: 'The new session', schema: adminSession },
  errors: [
    'auth.invalid_credentials',
    'auth.code_required',
    'auth.invalid_code',
    'request.invalid',
    'request.malformed',
    'request.rate_limited',
  ],
});

export const getCustomer = defineRoute({
  operationId: 'session.getCustomer',
  method: 'get',
  path: '/control/user-info',
  summary: 'Get the profile of the signed-in customer',
  tag,
  access: 'customer',
  permission: 'self.manage',
  reply: { status: 200, description: 'The profile', schema: customerUser },
  errors: [],
});

export const getAdmin = defineRoute({
  operationId: 'session.getAdmin',
  method: 'get',
  path: '/admin/user-info',
  summary: 'Get the profile of the signed-in admin',
  tag,
  access: 'admin',
  permission: 'self.manage',
  reply: { status: 200, description: 'The profile', schema: adminUser },
  errors: [],
});

export const extendCustomerSession = defineRoute({
  operationId: 'session.extendCustomer',
  method: 'post',
  path: '/control/keep-alive',
  summary: "Extend the customer's session; the token stays the same",
  tag,
  access: 'customer',
  permission: 'self.manage',
  reply: { status: 200, description: 'The new expiry times', schema: sessionExpiry },
  errors: [],
});

export const extendAdminSession = defineRoute({
  operationId: 'session.extendAdmin',
  method: 'post',
  path: '/admin/keep-alive',
  summary: "Extend the admin's session; the token stays the same",
  tag,
  access: 'admin',
  permission: 'self.manage',
  reply: { status: 200, description: 'The new expiry times', schema: sessionExpiry },
  errors: [],
});

export const endView = defineRoute({
  operationId: 'session.endView',
  method: 'post',
  path: '/control/end-view',
  summary: "End this read-only session of staff; a customer's own session stays",
  tag,
  access: 'customer',
  permission: 'self.manage',
  inView: true,
  reply: { status: 200, description: 'The number of ended sessions', schema: endedSessions },
  errors: [],
});
