import * as z from 'zod/mini';
import { locale } from '#/contract/identity/account.schemas.ts';
import {
  companyName,
  count,
  email,
  linkToken,
  moment,
  newPassword,
  personName,
  text,
  timeZone,
  typedUsername,
  username,
} from '#/contract/shared/fields.ts';
import { staffRoles } from '#/contract/shared/permissions.ts';

const role = z.enum(staffRoles);

/** One person of the staff. */
export const teamMember = z
  .object({
    username: text,
    name: text,
    email: text,
    role,
    title: text,
    /** Whether two-step verification is on. */
    hasSecondStep: z.boolean(),
    /** The last use of a session; null if there was none within the retention period of the audit log. */
    lastSeenAt: z.nullable(moment),
    /** Active sessions. */
    sessions: count,
    disabledAt: z.nullable(moment),
    createdAt: moment,
    /** Incremented by each change of role, title or access; sent in `If-Match`. */
    version: count,
  })
  .register(z.globalRegistry, { id: 'TeamMember' });

/** An invitation that was not accepted yet. */
export const teamInvite = z
  .object({
    id: text,
    email: text,
    name: text,
    role,
    title: text,
    locale,
    sentAt: moment,
    /** The emailed link no longer works afterwards; the invitation can be sent again. */
    expiresAt: moment,
  })
  .register(z.globalRegistry, { id: 'TeamInvite' });

/** Rules for all staff. */
export const teamSettings = z
  .object({
    /** Whether staff without two-step verification must set it up before anything else. */
    requiresSecondStep: z.boolean(),
    version: count,
  })
  .register(z.globalRegistry, { id: 'TeamSettings' });

/** The staff, the pending invitations and the rules for all staff. */
export const team = z
  .object({ members: z.array(teamMember), invites: z.array(teamInvite), settings: teamSettings })
  .register(z.globalRegistry, { id: 'Team' });

/** A new invitation. The email is sent in the given language. */
export const teamInviteRequest = z
  .strictObject({ email, name: personName, role, title: companyName, locale })
  .register(z.globalRegistry, { id: 'TeamInviteRequest' });

/** The changeable fields of a person of the staff. */
export const teamMemberChange = z
  .strictObject({ role, title: companyName, isDisabled: z.boolean() })
  .register(z.globalRegistry, { id: 'TeamMemberChange' });

/** The rules for all staff. */
export const teamSettingsChange = z
  .strictObject({ requiresSecondStep: z.boolean() })
  .register(z.globalRegistry, { id: 'TeamSettingsChange' });

/** What the removal of a person ends and what it leaves. */
export const teamRemoval = z
  .object({
    /** Active sessions, which end. */
    sessions: count,
    /** Entries of the audit log and the history, which stay under the person's name. */
    auditEntries: count,
    revisions: count,
    /** Unfinished uploads and files that nothing uses yet, which are deleted. */
    uploads: count,
    /** Pending requests that are assigned to the person. */
    requests: count,
  })
  .register(z.globalRegistry, { id: 'TeamRemoval' });

/** `?assignee=pavel`: who gets the pending requests of the removed person; by default nobody. */
export const teamRemovalQuery = z.strictObject({ assignee: z.optional(typedUsername) });

/** The emailed token of an invitation. */
export const teamInviteToken = z
  .strictObject({ token: linkToken })
  .register(z.globalRegistry, { id: 'TeamInviteToken' });

/** What an invitation offers, to whoever has its link. */
export const teamInviteOffer = z
  .object({ email: text, name: text, role, title: text, expiresAt: moment })
  .register(z.globalRegistry, { id: 'TeamInviteOffer' });

/** The account that accepts an invitation. */
export const teamInviteAcceptance = z
  .strictObject({ token: linkToken, username, password: newPassword, locale, timezone: timeZone })
  .register(z.globalRegistry, { id: 'TeamInviteAcceptance' });

/** The username to sign in with. */
export const teamInviteOutcome = z
  .object({ username: text })
  .register(z.globalRegistry, { id: 'TeamInviteOutcome' });

/** One person of the staff. */
export type TeamMember = z.infer<typeof teamMember>;
/** An invitation that was not accepted yet. */
export type TeamInvite = z.infer<typeof teamInvite>;
/** Rules for all staff. */
export type TeamSettings = z.infer<typeof teamSettings>;
/** The staff, the pending invitations and the rules for all staff. */
export type Team = z.infer<typeof team>;
/** A new invitation. */
export type TeamInviteRequest = z.infer<typeof teamInviteRequest>;
/** The changeable fields of a person of the staff. */
export type TeamMemberChange = z.infer<typeof teamMemberChange>;
/** What the removal of a person ends and what it leaves. */
export type TeamRemoval = z.infer<typeof teamRemoval>;
/** What an invitation offers. */
export type TeamInviteOffer = z.infer<typeof teamInviteOffer>;
/** The account that accepts an invitation. */
export type TeamInviteAcceptance = z.infer<typeof teamInviteAcceptance>;
