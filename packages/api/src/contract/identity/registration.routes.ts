import {
  emailQueued,
  linkOutcome,
  mailAddress,
  passwordReset,
  registration,
  registrationConfirmation,
  registrationResult,
} from '#/contract/identity/registration.schemas.ts';
import { defineRoute } from '#/contract/shared/route.ts';

const tag = 'registration';

export const createRegistration = defineRoute({
  operationId: 'registration.create',
  method: 'post',
  path: '/auth/register',
  summary: 'Register an account; the response does not reveal whether the address has one',
  tag,
  access: 'public',
  body: registration,
  reply: { status: 202, description: 'The verification email was queued', schema: registrationResult },
  errors: ['request.invalid', 'request.malformed', 'request.rate_limited'],
});

export const verify = defineRoute({
  operationId: 'registration.verify',
  method: 'post',
  path: '/auth/verify',
  summary: 'Create the account with the emailed token and a password',
  tag,
  access: 'public',
  body: registrationConfirmation,
  reply: { status: 200, description: 'The account was created', schema: linkOutcome },
  errors: ['auth.invalid_link', 'request.invalid', 'request.malformed', 'request.rate_limited'],
});

export const resendVerification = defineRoute({
  operationId: 'registration.resendVerification',
  method: 'post',
  path: '/auth/resend',
  summary: 'Resend the verification email, at most once a minute',
  tag,
  access: 'public',
  body: mailAddress,
  reply: {
    status: 202,
    description: 'The email was queued if the address awaits verification',
    schema: emailQueued,
  },
  errors: ['request.invalid', 'request.malformed', 'request.rate_limited'],
});

export const requestPasswordReset = defineRoute({
  operationId: 'registration.requestPasswordReset',
  method: 'post',
  path: '/auth/forgot',
  summary: 'Send a password reset link; the response does not reveal whether the account exists',
  tag,
  access: 'public',
  body: mailAddress,
  reply: { status: 202, description: 'The email was queued if the account exists', schema: emailQueued },
  errors: ['request.invalid', 'request.malformed', 'request.rate_limited'],
});

export const resetPassword = defineRoute({
  operationId: 'registration.resetPassword',
  method: 'post',
  path: '/auth/reset',
  summary: 'Reset the password with the emailed token and revoke every session of the account',
  tag,
  access: 'public',
  body: passwordReset,
  reply: { status: 200, description: 'The password was changed', schema: linkOutcome },
  errors: ['auth.invalid_link', 'request.invalid', 'request.malformed', 'request.rate_limited'],
});
