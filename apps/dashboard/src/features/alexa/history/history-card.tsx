import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { Skill } from '@unmuted/api';
import type { SkillState } from '@unmuted/api/contract';
import type { TimelineEvent } from '@unmuted/ui/timeline';
import { HistoryCard } from '#/components/review/history-card.tsx';
import { skillStepTexts } from '#/components/skill/skill-steps.messages.ts';
import { useSkill } from '#/features/alexa/shell/use-skill.ts';

const tones: Partial<Record<SkillState, TimelineEvent['tone']>> = {
  rejected: 'bad',
  suspended: 'bad',
  changes_requested: 'warning',
  active: 'good',
};

/** The moves of a skill, latest first. */
export function SkillHistory({ skill }: { skill: Skill }) {
  const { i18n } = useLingui();
  const { timeZone } = useSkill();
  return (
    <HistoryCard
      description={<Trans>Who moved the skill, when, and why.</Trans>}
      nameOf={(state) => i18n._(skillStepTexts[state])}
      steps={skill.history}
      timeZone={timeZone}
      tones={tones}
      whenEmpty={<Trans>The first entry appears when the skill is sent for review.</Trans>}
    />
  );
}
