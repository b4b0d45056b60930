import { findCertification } from '#/modules/skills/amazon/review-step.ts';
import {
  failed,
  idAt,
  next,
  type StepContext,
  type StepDeps,
  type StepResult,
} from '#/modules/skills/amazon/steps.ts';
import { findSubmittedSkill, saveSubmission } from '#/modules/skills/amazon/submissions.repository.ts';
import { makeMove } from '#/modules/skills/life/move-skill.ts';

const firstLookMs = 15 * 60_000;

/** Submits the skill for certification, once: a call whose answer was lost is looked up. */
export async function submitToAmazon(deps: StepDeps, { row, skill }: StepContext): Promise<StepResult> {
  const { smapiClient, clock, db } = deps;
  if (skill.amazon_id === null) return next('upload', 0);
  const known = row.asked_at && (await findCertification(deps, { row, amazonId: skill.amazon_id }));
  if (known) return markSent(deps, skill.id, known.id);
  if (!(await saveSubmission(db, row, { asked_at: row.asked_at ?? clock.now() })))
    return failed('unexpected');
  // `AUTO_PUBLISHING` is Amazon's default, stated here because the screens promise it.
  const { location } = await smapiClient.post(`/v1/skills/${skill.amazon_id}/submit`, {
    publicationMethod: 'AUTO_PUBLISHING',
  });
  return markSent(deps, skill.id, idAt(location, 'certifications'));
}

function markSent(deps: StepDeps, skillId: string, certificationId: string | null): Promise<StepResult> {
  return deps.db.transaction().execute(async (tx) => {
    const skill = await findSubmittedSkill(tx, skillId, { isLocked: true });
    if (!skill || !['processing', 'certification'].includes(skill.status)) return failed('moved');
    await makeMove(deps, tx, 'system', skill, { move: 'send' });
    return next('review', firstLookMs, { certification_id: certificationId });
  });
}
