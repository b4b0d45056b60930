import * as z from 'zod/mini';
import { customerSession } from '#/contract/identity/account.schemas.ts';
import { signInLink, signInLinkUse } from '#/contract/identity/sign-in-links.schemas.ts';
import { defineRoute } from '#/contract/shared/route.ts';

export const createSignInLink = defineRoute({
  operationId: 'signInLinks.create',
  method: 'post',
  path: '/admin/customers/{id}/sso',
  summary: 'Create a link that signs the owner of a customer account in; API keys only',
  tag: 'customers',
  access: 'admin',
  permission: 'customers.sign_in',
  params: z.strictObject({ id: z.uuid() }),
  reply: { status: 201, description: 'The link, valid once and for 5 minutes', schema: signInLink },
  errors: ['request.invalid', 'resource.not_found', 'request.rate_limited'],
});

export const authenticateByLink = defineRoute({
  operationId: 'session.authenticateByLink',
  method: 'post',
  path: '/auth/link',
  summary: 'Sign in with the token of a sign-in link',
  tag: 'session',
  access: 'public',
  body: signInLinkUse,
  reply: { status: 200, description: 'The session', schema: customerSession },
  errors: [
    'auth.invalid_link',
    'auth.code_required',
    'auth.invalid_code',
    'request.invalid',
    'request.malformed',
    'request.rate_limited',
  ],
});
