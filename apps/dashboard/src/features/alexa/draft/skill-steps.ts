import type { Skill, SkillStep } from '@unmuted/api';
import type { SkillState } from '@unmuted/api/contract';

/** A step of the way to Amazon, and when it was reached and left. */
export interface SkillStage {
  readonly id: 'draft' | 'review' | 'certification' | 'live';
  readonly state: 'done' | 'upcoming' | 'error';
  readonly isCurrent: boolean;
  /** Null: not yet, or not recorded. */
  readonly since: string | null;
  readonly until: string | null;
  /** The person who began it; null for staff. */
  readonly by: string | null;
}

const stages: readonly SkillStage['id'][] = ['draft', 'review', 'certification', 'live'];
const begins: Readonly<Record<SkillStage['id'], SkillState>> = {
  draft: 'draft',
  review: 'in_review',
  certification: 'certification',
  live: 'active',
};
const stageOf: Readonly<Record<Exclude<SkillState, 'suspended'>, SkillStage['id']>> = {
  draft: 'draft',
  in_review: 'review',
  changes_requested: 'review',
  processing: 'review',
  certification: 'certification',
  rejected: 'certification',
  active: 'live',
};

/** The state before a suspension; staff suspend from any state. */
function stateBefore({ state, history, live }: Pick<Skill, 'state' | 'history' | 'live'>) {
  if (state !== 'suspended') return state;
  const before = history.map((step) => step.state).find((each) => each !== 'suspended');
  return before ?? (live ? 'active' : 'draft');
}

/** The way of the draft to the listeners: what is behind it, and where it is. */
export function stagesOf(skill: Pick<Skill, 'state' | 'history' | 'live'>): readonly SkillStage[] {
  const state = stateBefore(skill);
  const at = stages.indexOf(stageOf[state]);
  const reached = (id: SkillStage['id']): SkillStep | undefined =>
    skill.history.find((step) => step.state === begins[id]);
  return stages.map((id, index) => {
    const step = index <= at ? reached(id) : undefined;
    const next = stages
      .slice(index + 1, at + 1)
      .map(reached)
      .find((each) => each !== undefined);
    const isCurrent = index === at;
    const isRefused = state === 'rejected' || state === 'changes_requested';
    const end = isCurrent && isRefused ? skill.history.find((each) => each.state === state) : next;
    const isDone = index < at || state === 'active';
    return {
      id,
      state: isCurrent && isRefused ? 'error' : isDone ? 'done' : 'upcoming',
      isCurrent,
      since: step?.at ?? null,
      until: end && step && end.at >= step.at ? end.at : null,
      by: step?.by ?? null,
    };
  });
}
