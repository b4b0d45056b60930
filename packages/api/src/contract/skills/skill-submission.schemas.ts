import * as z from 'zod/mini';
import { count, moment, text } from '#/contract/shared/fields.ts';

/** How far the way of a skill to Amazon is; `review` is the time in which Amazon certifies it. */
export const skillSubmissionSteps = ['upload', 'import', 'submit', 'review', 'done', 'failed'] as const;

/** What stopped a skill on its way to Amazon; the first two are temporary, until the step is `failed`. */
export const skillSubmissionProblems = [
  /** No answer, or one that cannot be read. */
  'unreachable',
  /** Amazon asked to try again later, or had a fault of its own. */
  'busy',
  /** Amazon refuses the credentials of the configuration. */
  'credentials',
  /** The skill has no vendor id, and the developer account several vendors. */
  'vendor_unknown',
  /** The package cannot be made. */
  'not_ready',
  /** Amazon did not accept the package; the messages say why. */
  'import_failed',
  /** Amazon refused a call; the messages say why. */
  'refused',
  /** Another skill has the id that Amazon assigned. */
  'id_taken',
  /** Amazon may have created the skill, but several could be it. */
  'unclear',
  /** Staff moved the skill meanwhile. */
  'moved',
  /** Amazon rejected the skill; its API does not say why. */
  'rejected',
  /** The certification was cancelled at Amazon. */
  'cancelled',
  /** A fault of this server. */
  'unexpected',
] as const;

/** A skill on its way to Amazon. */
export const skillSubmission = z
  .object({
    step: z.enum(skillSubmissionSteps),
    startedAt: moment,
    /** The member of staff who started it. */
    by: text,
    /** Of the step, without an answer that helps. */
    tries: count,
    /** Null at the end. */
    nextTryAt: z.nullable(moment),
    problem: z.nullable(z.enum(skillSubmissionProblems)),
    /** What Amazon said, in its words; a locale that a message is about comes before it. */
    messages: z.array(text),
  })
  .register(z.globalRegistry, { id: 'SkillSubmission' });

/** One of `skillSubmissionSteps`. */
export type SkillSubmissionStep = (typeof skillSubmissionSteps)[number];
/** One of `skillSubmissionProblems`. */
export type SkillSubmissionProblem = (typeof skillSubmissionProblems)[number];
/** A skill on its way to Amazon. */
export type SkillSubmission = z.infer<typeof skillSubmission>;
