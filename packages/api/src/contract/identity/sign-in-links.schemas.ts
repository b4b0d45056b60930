import * as z from 'zod/mini';
import { linkToken, moment, oneTimeCode, url } from '#/contract/shared/fields.ts';

/** A link that signs the owner of an account in, once. */
export const signInLink = z
  .object({ url, expiresAt: moment })
  .register(z.globalRegistry, { id: 'SignInLink' });

/** The token in the fragment of the link. `code` is required for people with two-step verification. */
export const signInLinkUse = z
  .strictObject({ token: linkToken, code: z.optional(oneTimeCode) })
  .register(z.globalRegistry, { id: 'SignInLinkUse' });

/** A link that signs the owner of an account in, once. */
export type SignInLink = z.infer<typeof signInLink>;
