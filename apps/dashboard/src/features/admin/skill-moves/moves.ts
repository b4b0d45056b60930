import { canMove, type StaffSkillItem } from '@unmuted/api';
import type { SkillMove } from '@unmuted/api/contract';
import { skillMachine } from '#/features/admin/skill-moves/transition.schema.ts';
import type { SkillState } from '#/features/admin/skills/skills.search.ts';

type Movable = Pick<StaffSkillItem, 'state' | 'isLive' | 'amazonId'>;

/** The moves that staff can make in a state, in the order of the life of a skill. */
export const movesIn = (state: SkillState): SkillMove[] =>
  (Object.keys(skillMachine.moves) as SkillMove[]).filter((move) =>
    canMove(skillMachine, move, { state, role: 'admin' }),
  );

/** The state after a move; a resumed skill returns to the state from before, which only the server knows. */
function targetOf(move: SkillMove, { isLive }: Movable): SkillState | undefined {
  const atRest = isLive ? 'active' : 'draft';
  if (move === 'resume' || move === 'withdraw') return atRest;
  return skillMachine.moves[move].done[0];
}

/** The legal move that takes a skill to a state; undefined if there is none. */
export const moveTo = (skill: Movable, target: SkillState): SkillMove | undefined =>
  movesIn(skill.state).find((move) => targetOf(move, skill) === target);

/** Why a card can't be moved to a column; null if it can. */
export function refusalOf(skill: Movable, target: SkillState): 'illegal' | 'id_unknown' | null {
  const move = moveTo(skill, target);
  if (move === undefined) return 'illegal';
  return move === 'certify' && skill.amazonId === null ? 'id_unknown' : null;
}
