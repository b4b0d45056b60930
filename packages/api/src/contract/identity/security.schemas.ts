import * as z from 'zod/mini';
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

/** A new password, with the present one. */
export const passwordChange = z
  .strictObject({ currentPassword: typedPassword, newPassword })
  .register(z.globalRegistry, { id: 'PasswordChange' });

/** A new e-mail address, with the current password; it counts once the link sent to it was opened. */
export const emailChange = z
  .strictObject({ email, password: typedPassword })
  .register(z.globalRegistry, { id: 'EmailChange' });

/** The token of the mail sent to the new address. */
export const emailConfirmation = z
  .strictObject({ token: linkToken })
  .register(z.globalRegistry, { id: 'EmailConfirmation' });

/** The current password, for acts that guard the account. */
export const passwordProof = z
  .strictObject({ password: typedPassword })
  .register(z.globalRegistry, { id: 'PasswordProof' });

/** The current password, with a code of the second step. */
export const secondStepProof = z
  .strictObject({ password: typedPassword, code: oneTimeCode })
  .register(z.globalRegistry, { id: 'SecondStepProof' });

/** A code of the second step. */
export const codeProof = z
  .strictObject({ code: oneTimeCode })
  .register(z.globalRegistry, { id: 'CodeProof' });

/** How many sessions an act ended. */
export const endedSessions = z
  .object({ endedSessions: count })
  .register(z.globalRegistry, { id: 'EndedSessions' });

/** Which sessions to end. */
export const sessionEnding = z
  .strictObject({ keepThisOne: z.boolean() })
  .register(z.globalRegistry, { id: 'SessionEnding' });

/** What a browser says it is; null where it does not say. A hint for its owner, not a fact. */
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
    /** The network address it was last seen at. */
    address: z.nullable(text),
    createdAt: moment,
    /** To the minute. */
    lastSeenAt: moment,
    expiresAt: moment,
    /** The one that asks. */
    isThisOne: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'AccountSession' });
/** The sessions that hold, last seen first. */
export const accountSessionList = listOf(accountSession).register(z.globalRegistry, {
  id: 'AccountSessionList',
});

/** What happens to an account and is kept: sign-ins, refusals, changes. */
export const auditActions = [
  'session.signed_in',
  'session.refused',
  'session.throttled',
  'session.ended',
  'sessions.ended_all',
  'account.registered',
  'account.verified',
  'account.reset_asked',
  'account.reset',
  'account.profile_changed',
  'account.password_changed',
  'account.password_refused',
  'account.email_change_asked',
  'account.email_changed',
  'account.mfa_enabled',
  'account.mfa_disabled',
  'account.recovery_codes_made',
  'account.recovery_code_used',
  'account.created',
  'ban.made',
  'ban.lifted',
  'geolock.changed',
  'listener.moved',
  'listeners.moved',
  'settings.changed',
  'settings.rolled_back',
  'statistics.reset',
  'dayparts.changed',
  'report.changed',
  'report.sent',
  'report.stopped',
  'directory.enabled',
  'directory.disabled',
  'directory.submitted',
  'listing.changed',
  'cast.started',
  'cast.stopped',
  'cast.restarted',
  'cast.title_set',
  'cast.suspended',
  'cast.unsuspended',
  'cast.limits_changed',
  'source.kicked',
  'listener.disconnected',
  'listener.address_revealed',
  'source.password_revealed',
  'source.password_rotated',
  'widget.created',
  'widget.changed',
  'widget.deleted',
  'domain.added',
  'domain.verified',
  'domain.lost',
  'domain.removed',
  'domain.expired',
] as const;
/** One of `auditActions`. */
export type AuditAction = (typeof auditActions)[number];

/** One line of the audit trail, as the person it is about sees it. */
export const accountEvent = z
  .object({
    id: text,
    at: moment,
    action: z.enum(auditActions),
    address: z.nullable(text),
    device: z.nullable(device),
  })
  .register(z.globalRegistry, { id: 'AccountEvent' });
/** What happened to the account, latest first. */
export const accountEventList = listOf(accountEvent).register(z.globalRegistry, { id: 'AccountEventList' });

/** Whether signing in takes a second step. */
export const mfaState = z
  .object({ enabledAt: z.nullable(moment), recoveryCodesLeft: count })
  .register(z.globalRegistry, { id: 'MfaState' });

/** What an authenticator app needs: the same secret as text, and as the address that a QR code shows. */
export const mfaSecret = z
  .object({ secret: text, uri: text })
  .register(z.globalRegistry, { id: 'MfaSecret' });

/** Shown this once; the server keeps only their hashes. Each signs in once instead of a code. */
export const recoveryCodes = z
  .object({ recoveryCodes: z.array(text) })
  .register(z.globalRegistry, { id: 'RecoveryCodes' });

/** One signed-in browser. */
export type AccountSession = z.infer<typeof accountSession>;
/** What a browser says it is. */
export type Device = z.infer<typeof device>;
/** One line of the audit trail. */
export type AccountEvent = z.infer<typeof accountEvent>;
/** Whether signing in takes a second step. */
export type MfaState = z.infer<typeof mfaState>;
/** What an authenticator app needs. */
export type MfaSecret = z.infer<typeof mfaSecret>;
