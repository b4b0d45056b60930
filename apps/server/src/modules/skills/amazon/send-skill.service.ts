import {
  checkSkill,
  isSkillReady,
  moveError,
  type SkillSubmission,
  skillMachine,
} from '@unmuted/api/contract';
import { nameOf } from '#/modules/identity/account/account-name.repository.ts';
import type { SmapiSettings } from '#/modules/skills/amazon/smapi.ts';
import {
  findSubmission,
  type SubmissionRow,
  startSubmission,
} from '#/modules/skills/amazon/submissions.repository.ts';
import {
  auditSkill,
  changeSkill,
  type SkillDeps,
  type SkillTarget,
} from '#/modules/skills/skill/change-skill.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { StaffAct } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';

export interface SendSkillDeps extends SkillDeps {
  /** Null: this server has no access to Amazon. */
  readonly smapi: SmapiSettings | null;
}

/** Starts to send an approved skill to Amazon; nothing changes while it is being sent. */
export async function sendSkill(deps: SendSkillDeps, act: StaffAct, target: SkillTarget): Promise<void> {
  if (!deps.smapi) throw new AppError('skill.amazon_unavailable');
  await changeSkill(deps, act, target, async (tx, skill) => {
    const error = moveError(skillMachine, 'send', { state: skill.status, role: 'admin' });
    if (error) throw new AppError(error);
    if (skill.status === 'certification') throw new AppError('skill.in_certification');
    if (!skill.sent || !isSkillReady(checkSkill(skill.sent))) throw new AppError('skill.not_ready');
    const running = await findSubmission(tx, act.scope, skill.id);
    if (running && ['upload', 'import', 'submit'].includes(running.step)) return;
    const at = deps.clock.now();
    await startSubmission(tx, skill.id, { at, by: await nameOf(tx, act.scope) });
    await auditSkill(deps, tx, act, { action: 'skill.sent', skill, change: { before: null, after: null } });
  });
}

/** What staff see about the way of a skill to Amazon. */
export async function readAmazon(
  { db, smapi }: Pick<SendSkillDeps, 'db' | 'smapi'>,
  scope: AdminScope,
  id: string,
): Promise<{ submission: SkillSubmission | null } | null> {
  if (!smapi) return null;
  const row = await findSubmission(db, scope, id);
  return { submission: row ? toSubmission(row) : null };
}

const toSubmission = (row: SubmissionRow): SkillSubmission => ({
  step: row.step,
  startedAt: row.started_at.toISOString(),
  by: row.by_name,
  tries: row.tries,
  nextTryAt: row.next_try_at?.toISOString() ?? null,
  problem: row.problem,
  messages: [...row.messages],
});
