import { randomUUID } from 'node:crypto';
import { readImport } from '#/modules/skills/amazon/import-step.ts';
import { readReview } from '#/modules/skills/amazon/review-step.ts';
import { createSmapi, SmapiError, type SmapiSettings } from '#/modules/skills/amazon/smapi.ts';
import { done, failed, type StepDeps, type StepResult } from '#/modules/skills/amazon/steps.ts';
import {
  findSubmittedSkill,
  leaseSubmissions,
  type SubmissionRow,
  saveSubmission,
} from '#/modules/skills/amazon/submissions.repository.ts';
import { submitToAmazon } from '#/modules/skills/amazon/submit-step.ts';
import { uploadPackage } from '#/modules/skills/amazon/upload-step.ts';
import type { TimerClock } from '#/platform/clock/clock.ts';
import type { Connector } from '#/platform/connector/connector.ts';
import { startLeasedWork } from '#/platform/jobs/leased-work.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

interface SkillSenderDeps extends Omit<StepDeps, 'smapiClient'> {
  readonly smapi: SmapiSettings | null;
  readonly smapiConnector: Connector;
  readonly bus: Pick<LiveBus, 'publish'>;
  readonly onError: (error: unknown) => void;
}

/** See `startSendingSkills`. */
export type SkillTaskDeps = SkillSenderDeps & { readonly clock: TimerClock };

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
/** Longer than the calls of a step can take. */
const leaseMs = 10 * minuteMs;
const slots = 2;
/** Before each try again. After the last one staff decide. */
const waitsMs = [
  10 * secondMs,
  30 * secondMs,
  2 * minuteMs,
  10 * minuteMs,
  30 * minuteMs,
  60 * minuteMs,
  60 * minuteMs,
];
/** A review takes days: its state is asked for as long as Amazon has not answered. */
const reviewWaitMs = 60 * minuteMs;

const steps = {
  upload: uploadPackage,
  import: readImport,
  submit: submitToAmazon,
  review: readReview,
} as const;

/** Sends skills to Amazon. Every server takes part. Returns its stop function. */
export function startSendingSkills(deps: SkillTaskDeps): () => Promise<void> {
  const sender = createSkillSender(deps);
  if (!sender) return async () => {};
  const { clock, onError } = deps;
  return startLeasedWork<SubmissionRow>({ clock, onError, slots, lease: sender.lease, work: sender.work });
}

/** Null without access to Amazon. */
export function createSkillSender(deps: SkillSenderDeps) {
  const { smapi: settings, smapiConnector: connector, db, clock, onError } = deps;
  if (!settings) return null;
  const stepDeps: StepDeps = { ...deps, smapiClient: createSmapi({ connector, clock, settings }) };
  const worker = randomUUID();
  const lease = (limit: number) => {
    const now = clock.now();
    return leaseSubmissions(db, { now, until: new Date(now.getTime() + leaseMs), worker, limit });
  };
  async function work(row: SubmissionRow): Promise<void> {
    try {
      await saveSubmission(db, row, await changeAfter(stepDeps, row, onError));
      deps.bus.publish([`skill:${row.skill_id}`]);
    } catch (error) {
      onError(error);
    }
  }
  return {
    lease,
    work,
    /** Makes one step of everything that is due, and returns how many were. */
    async sendDue(): Promise<number> {
      const rows = await lease(slots);
      for (const row of rows) await work(row);
      return rows.length;
    },
  };
}

async function changeAfter(deps: StepDeps, row: SubmissionRow, onError: (error: unknown) => void) {
  const now = () => deps.clock.now().getTime();
  const released = { leased_by: null, leased_until: null } as const;
  try {
    const result = await advance(deps, row);
    if (result.isOver)
      return {
        ...released,
        step: result.step,
        problem: result.problem,
        messages: JSON.stringify(result.messages ?? []),
        next_try_at: null,
      };
    const { step, inMs, change } = result;
    return { ...released, ...change, step, tries: 0, problem: null, next_try_at: new Date(now() + inMs) };
  } catch (error) {
    if (!(error instanceof SmapiError)) onError(error);
    const fault = error instanceof SmapiError ? error : new SmapiError('unexpected');
    const isTemporary = ['unreachable', 'busy', 'unexpected'].includes(fault.problem) || fault.status === 409;
    const waitMs = row.step === 'review' ? reviewWaitMs : waitsMs[row.tries];
    const messages = JSON.stringify(fault.messages);
    if (!isTemporary || waitMs === undefined)
      return { ...released, step: 'failed' as const, problem: fault.problem, messages, next_try_at: null };
    const nextTryAt = new Date(now() + Math.max(waitMs, fault.retryAfterMs ?? 0));
    return { ...released, tries: row.tries + 1, problem: fault.problem, messages, next_try_at: nextTryAt };
  }
}

/** Makes the step of a submission, unless staff have moved the skill meanwhile. */
async function advance(deps: StepDeps, row: SubmissionRow): Promise<StepResult> {
  const skill = await findSubmittedSkill(deps.db, row.skill_id);
  if (!skill || row.step === 'done' || row.step === 'failed') return failed('moved');
  if (row.step === 'review' && skill.status !== 'certification') return done();
  // Staff may have marked it as sent, after a call whose answer was lost.
  const isExpected =
    skill.status === 'processing' || (row.step === 'submit' && skill.status === 'certification');
  if (row.step !== 'review' && !isExpected) return failed('moved');
  return steps[row.step](deps, { row, skill });
}
