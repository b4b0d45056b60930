import * as z from 'zod/mini';
import { locale } from '#/contract/identity/account.schemas.ts';
import {
  companyName,
  country,
  email,
  linkToken,
  newPassword,
  personName,
  timeZone,
} from '#/contract/shared/fields.ts';

/** The current version of the terms of service. Each account stores the version it accepted. */
export const termsVersion = '2026-11';

/** The registration form of a new customer. The password is chosen with the emailed link. */
export const registration = z
  .strictObject({
    firstName: personName,
    lastName: personName,
    company: z.optional(companyName),
    email,
    country,
    timezone: timeZone,
    locale,
    /** The accepted version of the terms. */
    acceptedTerms: z.literal(termsVersion),
    /** Whether the customer accepts product news by email. */
    marketing: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Registration' });

/** An email address to send to. */
export const mailAddress = z.strictObject({ email }).register(z.globalRegistry, { id: 'MailAddress' });

/**
 * The emailed token of a registration with the password of the new account. Whoever registers an address cannot know the
 * password that the owner of the mailbox chooses.
 */
export const registrationConfirmation = z
  .strictObject({ token: linkToken, password: newPassword })
  .register(z.globalRegistry, { id: 'RegistrationConfirmation' });

/** A new password with the emailed token that authorizes it. */
export const passwordReset = z
  .strictObject({ token: linkToken, password: newPassword })
  .register(z.globalRegistry, { id: 'PasswordReset' });

/** The response is the same whether or not an email was sent, to not reveal accounts. */
export const emailQueued = z
  .object({ status: z.literal('sent') })
  .register(z.globalRegistry, { id: 'EmailQueued' });

/** The response to a registration: the same for new and known addresses. */
export const registrationResult = z
  .object({ status: z.literal('verify') })
  .register(z.globalRegistry, { id: 'RegistrationResult' });

/** The result of opening a link; `email` is the address to sign in with. */
export const linkOutcome = z
  .object({ status: z.enum(['verified', 'reset']), email: z.string() })
  .register(z.globalRegistry, { id: 'LinkOutcome' });

/** The registration form of a new customer. */
export type Registration = z.infer<typeof registration>;
/** See `linkOutcome`. */
export type LinkOutcome = z.infer<typeof linkOutcome>;
/** See `registrationConfirmation`. */
export type RegistrationConfirmation = z.infer<typeof registrationConfirmation>;
