import * as z from 'zod/mini';
import {
  companyName,
  country,
  email,
  moment,
  oneTimeCode,
  personName,
  text,
  timeZone,
  typedPassword,
  typedUsername,
} from '#/contract/shared/fields.ts';

/** The languages of the interface. */
export const locales = ['en', 'zh', 'fr', 'ja'] as const;
/** One of `locales`. */
export const locale = z.enum(locales);
/** One of `locales`. */
export type Locale = z.infer<typeof locale>;

/** How dates are written: as the language has it, or as ISO 8601 has it (2026-11-21). */
export const dateFormats = ['locale', 'iso'] as const;
/** One of `dateFormats`. */
export type DateFormat = (typeof dateFormats)[number];

/** How a person wants to be spoken to; mails follow it too. */
const preferences = { locale, timezone: timeZone, dateFormat: z.enum(dateFormats) };
const shownPreferences = { locale, timezone: text, dateFormat: z.enum(dateFormats) };

/** What a customer signs in with. `code` is the second step, for an account that has it on. */
export const customerSignIn = z
  .strictObject({ email, password: typedPassword, code: z.optional(oneTimeCode) })
  .register(z.globalRegistry, { id: 'CustomerSignIn' });

/** What an admin signs in with. */
export const adminSignIn = z
  .strictObject({
    username: typedUsername,
    password: typedPassword,
    code: z.optional(oneTimeCode),
  })
  .register(z.globalRegistry, { id: 'AdminSignIn' });

/** A customer's profile. */
export const customerUser = z
  .object({
    id: text,
    email: text,
    firstName: text,
    lastName: text,
    company: z.nullable(text),
    /** ISO 3166-1 alpha-2; null for accounts older than the question. */
    country: z.nullable(text),
    ...shownPreferences,
    /** Whether news about the product may be sent. */
    marketing: z.boolean(),
    role: z.literal('customer'),
  })
  .register(z.globalRegistry, { id: 'CustomerUser' });

/** The roles that get the admin area. */
export const adminRoles = ['admin', 'superadmin'] as const;
const adminFields = {
  username: text,
  name: text,
  role: z.enum(adminRoles),
  title: text,
  email: text,
  ...shownPreferences,
};

/** An admin's profile. */
export const adminUser = z.object(adminFields).register(z.globalRegistry, { id: 'AdminUser' });

/** The answer to a customer's sign-in. */
export const customerSession = z
  .object({ token: text, user: customerUser })
  .register(z.globalRegistry, { id: 'CustomerSession' });

/** The answer to an admin's sign-in, flat as the specification has it. */
export const adminSession = z
  .object({ token: text, ...adminFields })
  .register(z.globalRegistry, { id: 'AdminSession' });

/** Until when the same token holds: without use, and at the latest. */
export const sessionExpiry = z
  .object({ idleExpiresAt: moment, expiresAt: moment })
  .register(z.globalRegistry, { id: 'SessionExpiry' });

/** What customers may change of their own profile. The e-mail address has a call of its own, for it is proved first. */
export const customerProfileChange = z
  .strictObject({
    firstName: personName,
    lastName: personName,
    company: z.nullable(companyName),
    country: z.nullable(country),
    ...preferences,
    marketing: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'CustomerProfileChange' });

/** What admins may change of their own profile; the username and the role are not theirs to change. */
export const adminProfileChange = z
  .strictObject({ name: personName, title: companyName, email, ...preferences })
  .register(z.globalRegistry, { id: 'AdminProfileChange' });

/** See `customerProfileChange`. */
export type CustomerProfileChange = z.infer<typeof customerProfileChange>;
/** See `adminProfileChange`. */
export type AdminProfileChange = z.infer<typeof adminProfileChange>;
/** A customer's profile. */
export type CustomerUser = z.infer<typeof customerUser>;
/** An admin's profile. */
export type AdminUser = z.infer<typeof adminUser>;
/** The answer to a customer's sign-in. */
export type CustomerSession = z.infer<typeof customerSession>;
/** The answer to an admin's sign-in. */
export type AdminSession = z.infer<typeof adminSession>;
/** Until when the same token holds. */
export type SessionExpiry = z.infer<typeof sessionExpiry>;
