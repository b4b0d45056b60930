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

/** The terms of service that a registration accepts. A new text gets a new version, and each account keeps its own. */
export const termsVersion = '2026-11';

/** What a new customer fills in. */
export const registration = z
  .strictObject({
    firstName: personName,
    lastName: personName,
    company: z.optional(companyName),
    email,
    password: newPassword,
    country,
    timezone: timeZone,
    locale,
    /** The version of the terms that was accepted. */
    acceptedTerms: z.literal(termsVersion),
    /** Whether news about the product may be sent. */
    marketing: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Registration' });

/** An address that something is to be sent to. */
export const mailAddress = z.strictObject({ email }).register(z.globalRegistry, { id: 'MailAddress' });

/** The token of a link in a mail. */
export const mailLink = z.strictObject({ token: linkToken }).register(z.globalRegistry, { id: 'MailLink' });

/** A new password with the token of the mail that allows it. */
export const passwordReset = z
  .strictObject({ token: linkToken, password: newPassword })
  .register(z.globalRegistry, { id: 'PasswordReset' });

/** A mail is on its way, or would be if there were such an account: the answer is the same. */
export const mailPromise = z
  .object({ status: z.literal('sent') })
  .register(z.globalRegistry, { id: 'MailPromise' });

/** The answer to a registration: the same for a new and for a known address. */
export const registrationAnswer = z
  .object({ status: z.literal('verify') })
  .register(z.globalRegistry, { id: 'RegistrationAnswer' });

/** What a link did; `email` is the address to sign in with. */
export const linkOutcome = z
  .object({ status: z.enum(['verified', 'reset']), email: z.string() })
  .register(z.globalRegistry, { id: 'LinkOutcome' });

/** What a new customer fills in. */
export type Registration = z.infer<typeof registration>;
/** See `linkOutcome`. */
export type LinkOutcome = z.infer<typeof linkOutcome>;
