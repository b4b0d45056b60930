import {
  linkOutcome,
  mailAddress,
  mailLink,
  mailPromise,
  passwordReset,
  registration,
  registrationAnswer,
} from '#/contract/identity/registration.schemas.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const tag = 'registration';

export const createRegistration = defineRoute({
  operationId: 'registration.create',
  method: 'post',
  path: '/auth/register',
  summary: 'Ask for an account; the answer is the same whether the address has one or not',
  tag,
  access: 'public',
  body: registration,
  reply: { status: 202, description: 'A mail is on its way to the address', schema: registrationAnswer },
  errors: ['request.invalid', 'request.malformed', 'request.rate_limited'],
});

export const verify = defineRoute({
  operationId: 'registration.verify',
  method: 'post',
  path: '/auth/verify',
  summary: 'Make the account with the link of the mail',
  tag,
  access: 'public',
  body: mailLink,
  reply: { status: 200, description: 'The account is there', schema: linkOutcome },
  errors: ['auth.invalid_link', 'request.invalid', 'request.malformed', 'request.rate_limited'],
});

export const resendVerification = defineRoute({
  operationId: 'registration.resendVerification',
  method: 'post',
  path: '/auth/resend',
  summary: 'Send the link to verify an address again, at most once a minute',
  tag,
  access: 'public',
  body: mailAddress,
  reply: {
    status: 202,
    description: 'A mail is on its way if the address waits for one',
    schema: mailPromise,
  },
  errors: ['request.invalid', 'request.malformed', 'request.rate_limited'],
});

export const requestPasswordReset = defineRoute({
  operationId: 'registration.requestPasswordReset',
  method: 'post',
  path: '/auth/forgot',
  summary: 'Send a link to choose a new password; the answer is the same whether there is an account or not',
  tag,
  access: 'public',
  body: mailAddress,
  reply: { status: 202, description: 'A mail is on its way if there is an account', schema: mailPromise },
  errors: ['request.invalid', 'request.malformed', 'request.rate_limited'],
});

export const resetPassword = defineRoute({
  operationId: 'registration.resetPassword',
  method: 'post',
  path: '/auth/reset',
  summary: 'Choose a new password with the link of the mail; every session of the account ends',
  tag,
  access: 'public',
  body: passwordReset,
  reply: { status: 200, description: 'The new password holds', schema: linkOutcome },
  errors: ['auth.invalid_link', 'request.invalid', 'request.malformed', 'request.rate_limited'],
});
