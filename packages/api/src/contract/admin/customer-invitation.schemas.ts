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

/** A new customer; its owner chooses a password with the emailed link. */
export const customerInvitation = z
  .strictObject({
    email,
    firstName: personName,
    lastName: personName,
    company: z.optional(companyName),
    country,
    locale,
    timezone: timeZone,
  })
  .register(z.globalRegistry, { id: 'CustomerInvitation' });

/** The emailed token of an invitation with the password of the owner. */
export const customerInvitationAcceptance = z
  .strictObject({ token: linkToken, password: newPassword })
  .register(z.globalRegistry, { id: 'CustomerInvitationAcceptance' });

/** See `customerInvitation`. */
export type CustomerInvitation = z.infer<typeof customerInvitation>;
