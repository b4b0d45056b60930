import * as z from 'zod/mini';
import { castLimits } from '#/contract/admin/casts.schemas.ts';
import { requiredLines } from '#/contract/casts/plans.schemas.ts';
import { count, displayName, moment, text, timeZone, username } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { listOf, pageQuery } from '#/contract/shared/list.ts';

/** A cast to create: with a plan, or with individual limits. */
export const castDraft = z
  .strictObject({
    accountId: z.uuid(),
    username,
    name: displayName,
    timeZone,
    planId: z.nullable(z.uuid()),
    /** Null with a plan. */
    limits: z.nullable(castLimits),
    /** The source password of its stream, for billing systems that choose it; otherwise a random one. V-SRCPASS. */
    sourcePassword: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))),
  })
  .check(
    z.refine((draft) => (draft.planId === null) !== (draft.limits === null), {
      path: ['planId'],
      error: 'not_offered',
    }),
  )
  .register(z.globalRegistry, { id: 'CastDraft' });

/** `?username=aurora`. Any text, so that a form can check while it is typed. */
export const availabilityQuery = z.strictObject({ username: z.string().check(z.maxLength(100)) });
/** Whether a username can be used for a new cast. */
export const usernameAvailability = z
  .object({
    username: text,
    isAvailable: z.boolean(),
    /** `invalid`: not a username. `reserved`: used by the provider. `taken`: by a cast or a mount. */
    problem: z.nullable(z.enum(['invalid', 'reserved', 'taken'])),
  })
  .register(z.globalRegistry, { id: 'UsernameAvailability' });

/** The plan of a cast: a plan in its current edition. */
export const planChoice = z
  .strictObject({ planId: z.uuid() })
  .register(z.globalRegistry, { id: 'PlanChoice' });
/** A value of the cast that exceeds a limit of the plan. */
export const planExcess = z
  .object({
    /** `listeners`: connected now; they stay, new ones are rejected. `streams` and `bitrate` (kbit/s): of the settings. */
    limit: z.enum(['listeners', 'streams', 'bitrate']),
    value: count,
    allowed: count,
  })
  .register(z.globalRegistry, { id: 'PlanExcess' });
/** What a change of plan would do. */
export const planPreview = z
  .object({ plan: text, before: castLimits, after: castLimits, exceeds: z.array(planExcess) })
  .register(z.globalRegistry, { id: 'PlanPreview' });

/** What the termination of a cast costs. */
export const terminationPreview = z
  .object({
    /** Connected now; null when unknown. */
    listeners: z.nullable(count),
    sources: count,
    streams: count,
    widgets: count,
    /** Stations of the account that play the cast. */
    stations: count,
    /** Recorded listener sessions. */
    sessions: count,
    /** When the data would be deleted. */
    deletedAt: moment,
  })
  .register(z.globalRegistry, { id: 'TerminationPreview' });

/** The account that gets a cast. */
export const castTransfer = z
  .strictObject({ accountId: z.uuid() })
  .register(z.globalRegistry, { id: 'CastTransfer' });

/** `suspend` needs a reason and `message` a text. */
export const bulkActions = ['suspend', 'unsuspend', 'restart', 'message'] as const;
/** An action on several casts. */
export const bulkRequest = z
  .strictObject({
    action: z.enum(bulkActions),
    usernames: z.array(username).check(z.minLength(1), z.maxLength(limits.bulkCasts)),
    /** The reason of the suspension, or the message; null for other actions. */
    text: z.nullable(requiredLines),
  })
  .check(
    z.refine(
      ({ action, text: words }) => (action === 'suspend' || action === 'message') === (words !== null),
      {
        path: ['text'],
        error: 'not_offered',
      },
    ),
  )
  .register(z.globalRegistry, { id: 'BulkRequest' });
/** The result of a bulk action, in the order of the request. */
export const bulkResult = z
  .object({
    items: z.array(
      z.object({
        username: text,
        /** `unchanged`: the cast already had the state. */
        outcome: z.enum(['done', 'unchanged', 'failed']),
        /** The error code of a failure. */
        code: z.nullable(text),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'BulkResult' });

/** An internal note of staff; never shown to customers. */
export const castNote = z
  .object({
    id: z.uuid(),
    text,
    at: moment,
    /** The name of the author when it was written. */
    by: text,
  })
  .register(z.globalRegistry, { id: 'CastNote' });
/** The notes of a cast, latest first. */
export const castNoteList = listOf(castNote).register(z.globalRegistry, { id: 'CastNoteList' });
/** A new note. */
export const castNoteDraft = z
  .strictObject({ text: requiredLines })
  .register(z.globalRegistry, { id: 'CastNoteDraft' });

/** Kinds of entries in the log of a cast. */
export const castLogKinds = [
  'source.connected',
  'source.disconnected',
  'listeners.refused',
  'listeners.full',
  'connection.tested',
  'action',
] as const;
/** An entry in the log of a cast; only recorded facts. */
export const castLogEntry = z
  .object({
    at: moment,
    kind: z.enum(castLogKinds),
    /** The mount, with a leading slash. */
    mount: z.nullable(text),
    /** Rejected listeners within the hour, by the rule of `detail` if any. */
    count: z.nullable(count),
    /** The rule of a rejection, the result of a test, or the audited action. */
    detail: z.nullable(text),
  })
  .register(z.globalRegistry, { id: 'CastLogEntry' });
/** The latest entries, latest first. */
export const castLog = z
  .object({ items: z.array(castLogEntry) })
  .register(z.globalRegistry, { id: 'CastLog' });

/** A customer account to choose. */
export const accountChoice = z
  .object({
    id: z.uuid(),
    name: text,
    owner: z.object({ name: text, email: text, timeZone: text }),
    casts: count,
  })
  .register(z.globalRegistry, { id: 'AccountChoice' });
/** One page of accounts by name. */
export const accountChoiceList = listOf(accountChoice).register(z.globalRegistry, {
  id: 'AccountChoiceList',
});
/** `?q=aurora`: each word must occur in the name of the account, its owner or their email address. */
export const accountQuery = z.strictObject({
  ...pageQuery.shape,
  q: z.optional(z.string().check(z.trim(), z.maxLength(limits.searchLength), z.regex(/^[^\p{Cc}\p{Cs}]*$/u))),
});

/** A cast to create. */
export type CastDraft = z.infer<typeof castDraft>;
/** Whether a username can be used. */
export type UsernameAvailability = z.infer<typeof usernameAvailability>;
/** A value that exceeds a limit of a plan. */
export type PlanExcess = z.infer<typeof planExcess>;
/** What a change of plan would do. */
export type PlanPreview = z.infer<typeof planPreview>;
/** What the termination of a cast costs. */
export type TerminationPreview = z.infer<typeof terminationPreview>;
/** An action on several casts. */
export type BulkRequest = z.infer<typeof bulkRequest>;
/** The result of a bulk action. */
export type BulkResult = z.infer<typeof bulkResult>;
/** An internal note of staff. */
export type CastNote = z.infer<typeof castNote>;
/** The notes of a cast. */
export type CastNoteList = z.infer<typeof castNoteList>;
/** An entry in the log of a cast. */
export type CastLogEntry = z.infer<typeof castLogEntry>;
/** The latest entries of a log. */
export type CastLog = z.infer<typeof castLog>;
/** A customer account to choose. */
export type AccountChoice = z.infer<typeof accountChoice>;
/** One page of accounts. */
export type AccountChoiceList = z.infer<typeof accountChoiceList>;
