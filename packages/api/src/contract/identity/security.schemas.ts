import * as z from 'zod/mini';
import { auditActions } from '#/contract/identity/audit-actions.ts';
import {
  count,
  email,
  linkToken,
  moment,
  newPassword,
  oneTimeCode,
  text,
  typedPassword,
} from '#/contract/shared/fields.ts';
import { listOf } from '#/contract/shared/list.ts';

/** Required for an account with two-step verification, unless the session verified a code within ten minutes. */
const freshCode = { code: z.optional(oneTimeCode) };

/** A new password, with the current one. */
export const passwordChange = z
  .strictObject({ currentPassword: typedPassword, newPassword, ...freshCode })
  .register(z.globalRegistry, { id: 'PasswordChange' });

/** A new email address, with the current password; it takes effect once confirmed. */
export const emailChange = z
  .strictObject({ email, password: typedPassword, ...freshCode })
  .register(z.globalRegistry, { id: 'EmailChange' });

/** The token emailed to the new address. */
export const emailConfirmation = z
  .strictObject({ token: linkToken })
  .register(z.globalRegistry, { id: 'EmailConfirmation' });

/** The current password, required by sensitive operations. */
export const passwordProof = z
  .strictObject({ password: typedPassword })
  .register(z.globalRegistry, { id: 'PasswordProof' });

/** The current password and, where required, a code. */
export const identityProof = z
  .strictObject({ password: typedPassword, ...freshCode })
  .register(z.globalRegistry, { id: 'IdentityProof' });

/** The current password and a two-step verification code. */
export const secondStepProof = z
  .strictObject({ password: typedPassword, code: oneTimeCode })
  .register(z.globalRegistry, { id: 'SecondStepProof' });

/** A two-step verification code. */
export const codeProof = z
  .strictObject({ code: oneTimeCode })
  .register(z.globalRegistry, { id: 'CodeProof' });

/** The number of revoked sessions. */
export const endedSessions = z
  .object({ endedSessions: count })
  .register(z.globalRegistry, { id: 'EndedSessions' });

/** The sessions to revoke. */
export const sessionEnding = z
  .strictObject({ keepCurrent: z.boolean() })
  .register(z.globalRegistry, { id: 'SessionEnding' });

/** The device, derived from the user agent; null when unknown. A hint, not a verified fact. */
export const device = z
  .object({
    browser: z.nullable(text),
    system: z.nullable(text),
    kind: z.enum(['desktop', 'phone', 'tablet', 'program']),
  })
  .register(z.globalRegistry, { id: 'Device' });

/** One signed-in browser. */
export const accountSession = z
  .object({
    id: text,
    device,
    /** The last IP address. */
    address: z.nullable(text),
    createdAt: moment,
    /** Accurate to the minute. */
    lastSeenAt: moment,
    expiresAt: moment,
    /** Whether it is the requesting session. */
    isCurrent: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'AccountSession' });
/** The active sessions, most recently used first. */
export const accountSessionList = listOf(accountSession).register(z.globalRegistry, {
  id: 'AccountSessionList',
});

/** One audit log entry, as shown to the account it concerns. */
export const accountEvent = z
  .object({
    id: text,
    at: moment,
    action: z.enum(auditActions),
    /** Who acted. The provider's staff have no name here, except for each other. */
    by: z.object({
      kind: z.enum(['nobody', 'customer', 'admin', 'system']),
      name: z.nullable(text),
      isYou: z.boolean(),
      /** The name of the API key that acted with the rights of the person. */
      key: z.nullable(text),
    }),
    /** The name of what was acted on, such as a cast. */
    object: z.nullable(text),
    address: z.nullable(text),
    device: z.nullable(device),
  })
  .register(z.globalRegistry, { id: 'AccountEvent' });
/** The audit log of the account, latest first. */
export const accountEventList = listOf(accountEvent).register(z.globalRegistry, { id: 'AccountEventList' });

/** The state of two-step verification. */
export const mfaState = z
  .object({ enabledAt: z.nullable(moment), recoveryCodesLeft: count })
  .register(z.globalRegistry, { id: 'MfaState' });

/** The secret of an authenticator app, as text and as the URI of a QR code. */
export const mfaSecret = z
  .object({ secret: text, uri: text })
  .register(z.globalRegistry, { id: 'MfaSecret' });

/** Returned only once; the server stores hashes. Each replaces a code at one sign-in. */
export const recoveryCodes = z
  .object({ recoveryCodes: z.array(text) })
  .register(z.globalRegistry, { id: 'RecoveryCodes' });

/** One signed-in browser. */
export type AccountSession = z.infer<typeof accountSession>;
/** The device, derived from the user agent. */
export type Device = z.infer<typeof device>;
/** One audit log entry. */
export type AccountEvent = z.infer<typeof accountEvent>;
/** The state of two-step verification. */
export type MfaState = z.infer<typeof mfaState>;
/** The secret of an authenticator app. */
export type MfaSecret = z.infer<typeof mfaSecret>;
/** See `passwordChange`. */
export type PasswordChange = z.infer<typeof passwordChange>;
/** See `emailChange`. */
export type EmailChange = z.infer<typeof emailChange>;
/** See `identityProof`. */
export type IdentityProof = z.infer<typeof identityProof>;
