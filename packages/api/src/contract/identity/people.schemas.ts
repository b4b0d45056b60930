import * as z from 'zod/mini';
import { locale } from '#/contract/identity/account.schemas.ts';
import { termsVersion } from '#/contract/identity/registration.schemas.ts';
import {
  email,
  linkToken,
  moment,
  newPassword,
  personName,
  text,
  timeZone,
} from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { accountRoles } from '#/contract/shared/permissions.ts';

/** Kinds of products that a person can be limited to. */
export const productKinds = ['cast', 'station', 'onepage', 'alexa', 'mobile'] as const;
/** One of `productKinds`. */
export type ProductKind = (typeof productKinds)[number];

/** The roles that an invitation can give. Ownership is transferred instead. */
export const invitedRoles = ['manager', 'presenter', 'analyst'] as const;
/** One of `invitedRoles`. */
export type InvitedRole = (typeof invitedRoles)[number];

/** A product by kind and id; a one-page site by its username. */
const productKey = z.strictObject({
  kind: z.enum(productKinds),
  id: z.string().check(z.minLength(1), z.maxLength(64)),
});

/** The products that a person may see; null: all products, including new ones. */
const chosenProducts = z.nullable(
  z.array(productKey).check(
    z.minLength(1, { abort: true }),
    z.maxLength(limits.personProducts, { abort: true }),
    z.refine((items) => new Set(items.map(({ kind, id }) => `${kind} ${id}`)).size === items.length, {
      error: 'not_unique',
    }),
  ),
);

/** A product of an account, with its name. */
export const accountProduct = z
  .object({ kind: z.enum(productKinds), id: text, name: text })
  .register(z.globalRegistry, { id: 'AccountProduct' });

/** A person of an account. */
export const person = z
  .object({
    id: text,
    firstName: text,
    lastName: text,
    email: text,
    role: z.enum(accountRoles),
    /** The products that the person may see; null: all. */
    products: z.nullable(z.array(accountProduct)),
    lastSignInAt: z.nullable(moment),
    /** Whether it is the caller. */
    isYou: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Person' });

/** An invitation that was not accepted yet. It may have expired. */
export const pendingInvitation = z
  .object({
    id: text,
    email: text,
    role: z.enum(invitedRoles),
    products: z.nullable(z.array(accountProduct)),
    /** The name of the person who invited; null if that person has left. */
    invitedBy: z.nullable(text),
    sentAt: moment,
    expiresAt: moment,
  })
  .register(z.globalRegistry, { id: 'PendingInvitation' });

/** The people of the caller's account, its invitations and the products that the caller may see. */
export const people = z
  .object({
    items: z.array(person),
    invitations: z.array(pendingInvitation),
    products: z.array(accountProduct),
  })
  .register(z.globalRegistry, { id: 'People' });

/** An invitation to the caller's account. */
export const invitation = z
  .strictObject({ email, role: z.enum(invitedRoles), products: chosenProducts })
  .register(z.globalRegistry, { id: 'Invitation' });

/** The role and the products of a person. */
export const personChange = z
  .strictObject({ role: z.enum(invitedRoles), products: chosenProducts })
  .register(z.globalRegistry, { id: 'PersonChange' });

/** The token of an invitation. */
export const invitationToken = z
  .strictObject({ token: linkToken })
  .register(z.globalRegistry, { id: 'InvitationToken' });

/** The invitation of a token. */
export const openInvitation = z
  .object({
    email: text,
    /** The name of the account. */
    account: text,
    invitedBy: z.nullable(text),
    role: z.enum(invitedRoles),
    /** Whether the address has a sign-in, which then joins the account. */
    hasSignIn: z.boolean(),
    expiresAt: moment,
  })
  .register(z.globalRegistry, { id: 'OpenInvitation' });

/** A new person who accepts an invitation. */
export const invitationAcceptance = z
  .strictObject({
    token: linkToken,
    firstName: personName,
    lastName: personName,
    password: newPassword,
    timezone: timeZone,
    locale,
    /** The accepted version of the terms. */
    acceptedTerms: z.literal(termsVersion),
  })
  .register(z.globalRegistry, { id: 'InvitationAcceptance' });

/** A product of an account, with its name. */
export type AccountProduct = z.infer<typeof accountProduct>;
/** A person of an account. */
export type Person = z.infer<typeof person>;
/** An invitation that was not accepted yet. */
export type PendingInvitation = z.infer<typeof pendingInvitation>;
/** The people of an account. */
export type People = z.infer<typeof people>;
/** An invitation to an account. */
export type Invitation = z.infer<typeof invitation>;
/** The role and the products of a person. */
export type PersonChange = z.infer<typeof personChange>;
/** The invitation of a token. */
export type OpenInvitation = z.infer<typeof openInvitation>;
/** A new person who accepts an invitation. */
export type InvitationAcceptance = z.infer<typeof invitationAcceptance>;
