import type { StepDeps } from '#/modules/skills/amazon/steps.ts';
import { findSubmittedSkill, saveAmazonId } from '#/modules/skills/amazon/submissions.repository.ts';
import { auditSkill } from '#/modules/skills/skill/change-skill.ts';
import { isAmazonIdTaken } from '#/modules/skills/skill/skill.repository.ts';

/** Keeps the id that Amazon has assigned to a skill without one. False if another skill has it. */
export async function keepAmazonId(deps: StepDeps, skillId: string, amazonId: string): Promise<boolean> {
  const keeping = deps.db.transaction().execute(async (tx) => {
    const skill = await findSubmittedSkill(tx, skillId, { isLocked: true });
    if (!skill || skill.amazon_id !== null) return skill?.amazon_id === amazonId;
    if (!(await saveAmazonId(tx, skillId, amazonId))) return false;
    const change = { before: { amazonId: '' }, after: { amazonId } };
    await auditSkill(deps, tx, 'system', { action: 'skill.settings_updated', skill, change });
    return true;
  });
  try {
    return await keeping;
  } catch (error) {
    if (isAmazonIdTaken(error)) return false;
    throw error;
  }
}
