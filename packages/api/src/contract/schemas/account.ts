import * as z from 'zod/mini';
import { email, moment, text, typedPassword } from '#/contract/schemas/fields.ts';

export const locales = ['en', 'zh', 'fr', 'ja'] as const;
export const locale = z.enum(locales);
export type Locale = z.infer<typeof locale>;

export const customerSignIn = z
  .strictObject({ email, password: typedPassword })
  .register(z.globalRegistry, { id: 'CustomerSignIn' });

export const adminSignIn = z
  .strictObject({
    username: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
    password: typedPassword,
  })
  .register(z.globalRegistry, { id: 'AdminSignIn' });

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

export const adminRoles = ['admin', 'superadmin'] as const;
const adminFields = { username: text, name: text, role: z.enum(adminRoles), title: text, email: text };

export const adminUser = z.object(adminFields).register(z.globalRegistry, { id: 'AdminUser' });

export const customerSession = z
  .object({ token: text, user: customerUser })
  .register(z.globalRegistry, { id: 'CustomerSession' });

export const adminSession = z
  .object({ token: text, ...adminFields })
  .register(z.globalRegistry, { id: 'AdminSession' });

/** Until when the same token holds: without use, and at the latest. */
export const sessionExpiry = z
  .object({ idleExpiresAt: moment, expiresAt: moment })
  .register(z.globalRegistry, { id: 'SessionExpiry' });

export type CustomerUser = z.infer<typeof customerUser>;
export type AdminUser = z.infer<typeof adminUser>;
