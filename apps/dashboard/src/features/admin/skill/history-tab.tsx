import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { SkillStep, StaffSkill } from '@unmuted/api';
import type { TimelineEvent } from '@unmuted/ui/timeline';
import { skillStepTexts } from '#/components/skill/skill-steps.messages.ts';
import { StepsCard } from '#/features/admin/review/steps-card.tsx';

/** The moves of a skill, latest first. */
export function HistoryTab({ skill: { skill } }: { skill: StaffSkill }) {
  const { i18n } = useLingui();
  return (
    <StepsCard
      steps={skill.history}
      textOf={(state) => i18n._(skillStepTexts[state])}
      title={<Trans context="of a skill">History</Trans>}
      toneOf={toneOf}
    />
  );
}

function toneOf(state: SkillStep['state']): TimelineEvent['tone'] {
  if (state === 'active') return 'good';
  if (state === 'rejected' || state === 'suspended') return 'bad';
  return state === 'changes_requested' ? 'warning' : 'neutral';
}
