import type { SkillSubmissionProblem } from '@unmuted/api/contract';
import type { Smapi } from '#/modules/skills/amazon/smapi.ts';
import type { SubmissionRow } from '#/modules/skills/amazon/submissions.repository.ts';
import type { MakeMoveDeps } from '#/modules/skills/life/move-skill.ts';
import type { PackageDeps } from '#/modules/skills/packaging/package.service.ts';
import type { SkillRow } from '#/modules/skills/skill/skill.repository.ts';
import type { Db } from '#/platform/db/schema.ts';

export interface StepDeps extends MakeMoveDeps, Pick<PackageDeps, 'storage' | 'castUrl'> {
  readonly db: Db;
  readonly smapiClient: Smapi;
}

export interface StepContext {
  readonly row: SubmissionRow;
  readonly skill: SkillRow;
}

/** How a step ended. A temporary fault is thrown as a `SmapiError` instead. */
export type StepResult =
  | {
      readonly isOver: false;
      readonly step: 'upload' | 'import' | 'submit' | 'review';
      /** Until the next step, or the next look at what Amazon does. */
      readonly inMs: number;
      readonly change?: Partial<Pick<SubmissionRow, 'asked_at' | 'import_id' | 'certification_id'>>;
    }
  | {
      readonly isOver: true;
      readonly step: 'done' | 'failed';
      readonly problem: SkillSubmissionProblem | null;
      readonly messages?: readonly string[];
    };

type Next = Extract<StepResult, { readonly isOver: false }>;

/** What follows: a step, or another look. */
export const next = (step: Next['step'], inMs: number, change: Next['change'] = {}): StepResult => ({
  isOver: false,
  step,
  inMs,
  change,
});

export const done = (messages: readonly string[] = []): StepResult => ({
  isOver: true,
  step: 'done',
  problem: null,
  messages,
});

export const failed = (problem: SkillSubmissionProblem, messages: readonly string[] = []): StepResult => ({
  isOver: true,
  step: 'failed',
  problem,
  messages,
});

/** The last part of the path of what a call has started. */
export const idAt = (location: string | undefined, collection: string): string | null =>
  new RegExp(`/${collection}/([^/?#]+)`).exec(location ?? '')?.[1] ?? null;

/** The clock of Amazon may be this far behind ours. */
export const skewMs = 5 * 60_000;
