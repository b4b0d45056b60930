import {
  checkSkill,
  isSkillReady,
  moveError,
  type Skill,
  type SkillComment,
  type SkillMove,
  type SkillState,
  skillMachine,
} from '@unmuted/api/contract';
import { nameOf } from '#/modules/identity/account/account-name.repository.ts';
import { tellOfMove } from '#/modules/skills/life/tell-of-move.ts';
import {
  auditSkill,
  changeSkill,
  type SkillActor,
  type SkillDeps,
  type SkillTarget,
} from '#/modules/skills/skill/change-skill.ts';
import { draftOf } from '#/modules/skills/skill/draft-of.ts';
import { insertStep, type LockedSkill, saveMove } from '#/modules/skills/skill/skill.repository.ts';
import type { Tx } from '#/platform/db/schema.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { NotifyDeps } from '#/platform/notifications/notify.ts';

/** What a move needs in a transaction. */
export interface MakeMoveDeps extends NotifyDeps {
  readonly publicUrl: () => string;
}

export interface MoveDeps extends SkillDeps, MakeMoveDeps {}

export interface RequestedMove {
  readonly move: SkillMove;
  readonly reason?: string;
  readonly comments?: readonly SkillComment[];
}

/** Moves that leave the owner with something to do. */
const needReason: readonly SkillMove[] = ['request_changes', 'reject', 'suspend'];

/** Moves a skill by the table of legal moves; a move that was made already changes nothing. */
export function moveSkill(
  deps: MoveDeps,
  act: Act,
  target: SkillTarget,
  requested: RequestedMove,
): Promise<Skill> {
  return changeSkill(deps, act, target, (tx, skill) => makeMove(deps, tx, act, skill, requested));
}

/** Moves a skill that the transaction has locked. The system moves as staff do. */
export async function makeMove(
  deps: MakeMoveDeps,
  tx: Tx,
  actor: SkillActor,
  skill: LockedSkill,
  { move, reason = '', comments = [] }: RequestedMove,
): Promise<void> {
  const { status: state } = skill;
  const role = actor === 'system' ? 'admin' : actor.scope.kind;
  const error = moveError(skillMachine, move, { state, role });
  if (error) throw new AppError(error);
  if (skillMachine.moves[move].done.includes(state)) return;
  requireMove(skill, move, reason);
  const at = deps.clock.now();
  const next = nextState(skill, move);
  await saveMove(tx, skill.id, {
    status: next,
    status_since: at,
    ...(move !== 'resume' && { resume_state: move === 'suspend' ? state : null }),
    ...changesOf(skill, move, { at, reason, comments }),
  });
  const byStaff = role === 'admin';
  await insertStep(tx, {
    id: uuidv7(at),
    skill_id: skill.id,
    state: next,
    at,
    by_name: actor === 'system' ? null : await nameOf(tx, actor.scope),
    by_staff: byStaff,
    reason,
  });
  await auditSkill(deps, tx, actor, {
    action: 'skill.moved',
    skill,
    change: { before: { state }, after: { state: next, ...(reason && { reason }) } },
  });
  await tellOfMove(deps, tx, { skill, from: state, to: next, reason, byStaff });
}

function requireMove(skill: LockedSkill, move: SkillMove, reason: string): void {
  if (needReason.includes(move) && reason === '')
    throw new AppError('skill.reason_required', {
      errors: [{ pointer: '/reason', code: 'required', params: {} }],
    });
  if (move === 'certify' && skill.amazon_id === null) throw new AppError('skill.id_required');
  if (move !== 'submit') return;
  const issues = checkSkill(draftOf({ ...skill, locale: 'en' }));
  if (!isSkillReady(issues)) throw new AppError('skill.not_ready');
}

const moves: Readonly<Record<Exclude<SkillMove, 'withdraw' | 'resume'>, SkillState>> = {
  submit: 'in_review',
  request_changes: 'changes_requested',
  approve: 'processing',
  send: 'certification',
  certify: 'active',
  reject: 'rejected',
  suspend: 'suspended',
};

function nextState({ live, resume_state: before }: LockedSkill, move: SkillMove): SkillState {
  // A live skill stays live when its update is withdrawn.
  if (move === 'withdraw') return live ? 'active' : 'draft';
  if (move === 'resume') return before ?? (live ? 'active' : 'draft');
  return moves[move];
}

interface Made {
  readonly at: Date;
  readonly reason: string;
  readonly comments: readonly SkillComment[];
}

/** What a move changes besides the state. */
function changesOf(skill: LockedSkill, move: SkillMove, { at, reason, comments }: Made) {
  if (move === 'submit')
    return { sent: JSON.stringify(skill.draft), sent_at: at, reason: '', comments: JSON.stringify([]) };
  if (move === 'certify')
    return { live: JSON.stringify(skill.sent), live_at: at, reason: '', comments: JSON.stringify([]) };
  if (move === 'suspend') return { reason };
  if (needReason.includes(move)) return { reason, comments: JSON.stringify(comments) };
  return move === 'resume' || move === 'withdraw' ? { reason: '' } : {};
}
