import * as z from 'zod/mini';
import { alexaStates } from '#/contract/casts/products.schemas.ts';
import { count, displayName, moment, text, url } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { listOf, pageQuery, searchTerms } from '#/contract/shared/list.ts';
import { visibleLines } from '#/contract/shared/visible-text.ts';
import { siteSource } from '#/contract/sites/site-document.schemas.ts';
import { skillLocales } from '#/contract/skills/skill-locales.ts';
import { skillSubmission } from '#/contract/skills/skill-submission.schemas.ts';
import { skill } from '#/contract/skills/skills.schemas.ts';

/** `?state=in_review&search=aurora`. */
export const staffSkillQuery = z.extend(pageQuery, {
  state: z.optional(z.enum(alexaStates)),
  search: searchTerms('Name, customer or invocation name; invocation names also by sound'),
});

/** A skill in the list of staff. */
export const staffSkillItem = z
  .object({
    id: z.uuid(),
    name: text,
    customer: z.object({ id: z.uuid(), name: text }),
    state: z.enum(alexaStates),
    /** When the state began: skills that wait for staff are listed by it. */
    stateSince: z.nullable(moment),
    /** The draft's. */
    voices: z.array(z.object({ locale: z.enum(skillLocales), invocationName: text })),
    amazonId: z.nullable(text),
    /** Whether the stream is on air; null without a stream that is hosted here. */
    isOnAir: z.nullable(z.boolean()),
    plays30d: count,
    isLive: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'StaffSkillItem' });

/** Skills, those that wait longest first. */
export const staffSkillList = z
  .object({
    ...listOf(staffSkillItem).shape,
    /** Of all skills, by state. */
    counts: z.object({
      draft: count,
      in_review: count,
      changes_requested: count,
      processing: count,
      certification: count,
      rejected: count,
      active: count,
      suspended: count,
    }),
  })
  .register(z.globalRegistry, { id: 'StaffSkillList' });

/** A skill that staff create for a customer; its draft is filled from the station. */
export const skillDraftOfStaff = z
  .strictObject({
    accountId: z.uuid(),
    name: displayName,
    source: z.nullable(siteSource),
    locales: z.array(z.enum(skillLocales)).check(
      z.minLength(1),
      z.refine((locales) => new Set(locales).size === locales.length, { error: 'not_unique' }),
    ),
  })
  .register(z.globalRegistry, { id: 'StaffSkillDraft' });

/** What staff set about a skill. */
export const skillSettings = z
  .strictObject({
    /** `amzn1.ask.skill.<uuid>`; empty until Amazon has assigned it. */
    amazonId: z
      .string()
      .check(z.trim(), z.regex(/^(?:|amzn1\.ask\.skill\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/)),
    /** The account at Amazon that publishes it; empty: not known. */
    vendorId: z.string().check(z.trim(), z.maxLength(30), z.regex(/^[A-Z0-9]*$/)),
    /** An https address or the ARN of a function that answers in place of ours; empty: ours. */
    endpoint: z
      .string()
      .check(
        z.trim(),
        z.maxLength(500),
        z.regex(/^(?:|https:\/\/[^\s/?#@]+(?:[/?#]\S*)?|arn:aws:lambda:[a-z0-9:_-]+)$/i),
      ),
    /** Played in place of the source; empty: the source. */
    forcedUrl: z
      .string()
      .check(z.trim(), z.maxLength(limits.streamUrl), z.regex(/^(?:|https:\/\/[^\s/?#@]+(?:[/?#]\S*)?)$/)),
  })
  .register(z.globalRegistry, { id: 'SkillSettings' });

/** A skill with what only staff see. */
export const staffSkill = z
  .object({
    skill,
    customer: z.object({ id: z.uuid(), name: text }),
    settings: skillSettings,
    /** The address that answers Alexa. */
    endpointUrl: url,
    plays30d: count,
    createdAt: moment,
    /** Null: this server has no access to Amazon. */
    amazon: z.nullable(
      z.object({
        /** Null: the skill was not sent by this server. */
        submission: z.nullable(skillSubmission),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'StaffSkill' });

/** Moves that staff make with a skill. */
export const staffSkillMoves = [
  'submit',
  'withdraw',
  'request_changes',
  'approve',
  'send',
  'certify',
  'reject',
  'suspend',
  'resume',
] as const;

/** A move of staff. `request_changes`, `reject` and `suspend` need a reason, which the owner sees. */
export const skillTransition = z
  .strictObject({
    move: z.enum(staffSkillMoves),
    reason: z.string().check(z.trim(), z.maxLength(limits.skillComment), visibleLines),
    comments: z
      .array(
        z.strictObject({
          field: z.nullable(z.string().check(z.regex(/^[a-zA-Z]{1,40}$/))),
          locale: z.nullable(z.enum(skillLocales)),
          text: z
            .string()
            .check(z.trim(), z.minLength(1, { abort: true }), z.maxLength(limits.skillComment), visibleLines),
        }),
      )
      .check(z.maxLength(limits.skillComments)),
  })
  .register(z.globalRegistry, { id: 'SkillTransition' });

/** The manifest and the interaction models as Amazon gets them: of the version under review, else of the draft. */
export const skillManifest = z
  .object({
    /** `skill.json`. */
    manifest: z.record(z.string(), z.unknown()),
    /** `interactionModels/custom/<locale>.json`. */
    models: z.array(z.object({ locale: z.enum(skillLocales), model: z.record(z.string(), z.unknown()) })),
    /** The manifest of the live version; null if it was never live. */
    live: z.nullable(z.record(z.string(), z.unknown())),
  })
  .register(z.globalRegistry, { id: 'SkillManifest' });

/** `?format=ask`: a project for `ask deploy`. `smapi`: a package for the import of Amazon's API. */
export const skillPackageQuery = z.strictObject({ format: z.enum(['ask', 'smapi']) });

/** The manifest, the interaction models and the icons as a zip. */
export const skillPackage = z
  .object({
    /** A name for the file. */
    name: text,
    /** In base64. */
    content: text,
  })
  .register(z.globalRegistry, { id: 'SkillPackage' });

/** `?name=radio aurora&locale=en-GB`. */
export const similarSkillQuery = z.strictObject({
  name: z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(limits.skillName), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
  locale: z.enum(skillLocales),
});

/** See `staffSkillQuery`. */
export type StaffSkillQuery = z.infer<typeof staffSkillQuery>;
/** A skill in the list of staff. */
export type StaffSkillItem = z.infer<typeof staffSkillItem>;
/** Skills, those that wait longest first. */
export type StaffSkillList = z.infer<typeof staffSkillList>;
/** See `skillDraftOfStaff`. */
export type StaffSkillDraft = z.infer<typeof skillDraftOfStaff>;
/** What staff set about a skill. */
export type SkillSettings = z.infer<typeof skillSettings>;
/** A skill with what only staff see. */
export type StaffSkill = z.infer<typeof staffSkill>;
/** A move of staff. */
export type SkillTransition = z.infer<typeof skillTransition>;
/** See `skillManifest`. */
export type SkillManifest = z.infer<typeof skillManifest>;
/** See `skillPackage`. */
export type SkillPackage = z.infer<typeof skillPackage>;
