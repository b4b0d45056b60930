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
import { accountRoles, staffRoles } from '#/contract/shared/permissions.ts';

/** The languages of the interface. */
export const locales = ['en', 'zh', 'fr', 'ja'] as const;
/** One of `locales`. */
export const locale = z.enum(locales);
/** One of `locales`. */
export type Locale = z.infer<typeof locale>;

/** Date format: that of the language, or ISO 8601 (2026-11-21). */
export const dateFormats = ['locale', 'iso'] as const;
/** One of `dateFormats`. */
export type DateFormat = (typeof dateFormats)[number];

/** Language and regional preferences, also used for emails. */
const preferences = { locale, timezone: timeZone, dateFormat: z.enum(dateFormats) };
const shownPreferences = { locale, timezone: text, dateFormat: z.enum(dateFormats) };

/** Credentials of a customer. `code` is required for accounts with two-step verification. */
export const customerSignIn = z
  .strictObject({ email, password: typedPassword, code: z.optional(oneTimeCode) })
  .register(z.globalRegistry, { id: 'CustomerSignIn' });

/** Credentials of an admin. */
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
    /** ISO 3166-1 alpha-2; null for accounts created before the field existed. */
    country: z.nullable(text),
    ...shownPreferences,
    /** Whether the customer accepts product news by email. */
    marketing: z.boolean(),
    role: z.literal('customer'),
    /** The person's role in their account. */
    accountRole: z.enum(accountRoles),
  })
  .register(z.globalRegistry, { id: 'CustomerUser' });

const adminFields = {
  username: text,
  name: text,
  role: z.enum(staffRoles),
  title: text,
  email: text,
  ...shownPreferences,
};

/** An admin's profile. */
export const adminUser = z.object(adminFields).register(z.globalRegistry, { id: 'AdminUser' });

/** The response to a customer's sign-in. */
export const customerSession = z
  .object({ token: text, user: customerUser })
  .register(z.globalRegistry, { id: 'CustomerSession' });

/** The response to an admin's sign-in; flat, as the specification requires. */
export const adminSession = z
  .object({ token: text, ...adminFields })
  .register(z.globalRegistry, { id: 'AdminSession' });

/** When the token expires: when idle, and at the latest. */
export const sessionExpiry = z
  .object({ idleExpiresAt: moment, expiresAt: moment })
  .register(z.globalRegistry, { id: 'SessionExpiry' });

/** The editable fields of a customer's profile. The email address has its own operation, because it is confirmed first. */
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

/** The editable fields of an admin's profile; the username and the role are read-only. */
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
/** The response to a customer's sign-in. */
export type CustomerSession = z.infer<typeof customerSession>;
/** The response to an admin's sign-in. */
export type AdminSession = z.infer<typeof adminSession>;
/** When the token expires. */
export type SessionExpiry = z.infer<typeof sessionExpiry>;
