import { type ApiClients, type Registration, unwrap } from '@unmuted/api';
import { skipInlineErrors } from '#/data/skip-inline-errors.ts';

/** Registers an account. The response doesn’t reveal whether the address already has one. */
export const register = ({ main }: ApiClients, { company, ...person }: Registration) =>
  unwrap(
    main.POST('/auth/register', {
      body: { ...person, ...(company !== undefined && { company }) },
      notify: skipInlineErrors,
    }),
  );

/** Resends the confirmation link. The screen shows failures inline. */
export const resendVerification = ({ main }: ApiClients, body: { email: string }) =>
  unwrap(main.POST('/auth/resend', { body, notify: false }));

/** Sends a password reset link. The response doesn’t reveal whether there is an account. */
export const forgotPassword = ({ main }: ApiClients, body: { email: string }) =>
  unwrap(main.POST('/auth/forgot', { body, notify: skipInlineErrors }));

/** Sets the new password; ends every session of the account. */
export const resetPassword = ({ main }: ApiClients, body: { token: string; password: string }) =>
  unwrap(main.POST('/auth/reset', { body, notify: skipInlineErrors }));

/** Creates the account of an emailed link, with its password. */
export const confirmRegistration = ({ main }: ApiClients, body: { token: string; password: string }) =>
  unwrap(main.POST('/auth/verify', { body, notify: skipInlineErrors }));

/** Sets the password of an invited person. */
export const acceptCustomerInvitation = ({ main }: ApiClients, body: { token: string; password: string }) =>
  unwrap(main.POST('/auth/accept-invitation', { body, notify: skipInlineErrors }));
