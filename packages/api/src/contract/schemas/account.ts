import * as z from 'zod/mini';
import { email, moment, text, typedPassword, typedUsername } from '#/contract/schemas/fields.ts';

/** The languages of the interface. */
export const locales = ['en', 'zh', 'fr', 'ja'] as const;
/** One of `locales`. */
export const locale = z.enum(locales);
/** One of `locales`. */
export type Locale = z.infer<typeof locale>;

/** What a customer signs in with. */
export const customerSignIn = z
  .strictObject({ email, password: typedPassword })
  .register(z.globalRegistry, { id: 'CustomerSignIn' });

/** What an admin signs in with. */
export const adminSignIn = z
  .strictObject({
    username: typedUsername,
    password: typedPassword,
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
    locale,
    timezone: text,
    role: z.literal('customer'),
  })
  .register(z.globalRegistry, { id: 'CustomerUser' });

/** The roles that get the admin area. */
export const adminRoles = ['admin', 'superadmin'] as const;
const adminFields = { username: text, name: text, role: z.enum(adminRoles), title: text, email: text };

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
