import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import type { Skill } from '@unmuted/api';
import { Card } from '@unmuted/ui/card';
import { UiLabelProvider } from '@unmuted/ui/provider';
import { Stepper } from '@unmuted/ui/stepper';
import { type ReactNode, useMemo } from 'react';
import { useSkillEditor } from '#/features/alexa/draft/editor-context.ts';
import { SkillNotice } from '#/features/alexa/draft/review-notice.tsx';
import { type SkillStage, stagesOf } from '#/features/alexa/draft/skill-steps.ts';
import { useSkill } from '#/features/alexa/shell/use-skill.ts';
import { wizardMessages } from '#/i18n/messages/wizard.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** The way to Amazon with its dates, and what a review said. */
export function StepsCard() {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { skill } = useSkillEditor();
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: i18n is a stable object that changes with the locale
  const groups = useMemo(() => ({ wizard: wizardMessages(i18n) }), [locale]);
  const stages = stagesOf(skill);
  const titles: Record<SkillStage['id'], string> = {
    draft: t`Draft`,
    review: t`Review by us`,
    certification: t`Certification at Amazon`,
    live: t({ message: 'Live', context: 'Alexa skill' }),
  };
  return (
    <Card>
      <div className="p-4 md:p-5">
        <UiLabelProvider groups={groups}>
          <Stepper
            aria-label={t`The way to Amazon`}
            current={stages.find(({ isCurrent }) => isCurrent)?.id}
            steps={stages.map((stage) => ({
              id: stage.id,
              title: titles[stage.id],
              state: stage.state,
              description: <StageText skill={skill} stage={stage} />,
            }))}
          />
        </UiLabelProvider>
      </div>
      <SkillNotice skill={skill} />
    </Card>
  );
}

function StageText({ stage, skill: { state, live } }: { stage: SkillStage; skill: Skill }): ReactNode {
  const formats = useFormats();
  const { timeZone } = useSkill();
  const { id, since, until, by, isCurrent } = stage;
  const dateOf = (at: string) => formats.date(new Date(at), timeZone);
  const date = since && dateOf(since);
  const took = since && until && formats.duration(Math.floor((Date.parse(until) - Date.parse(since)) / 1000));
  if (stage.state === 'error' && until) {
    const end = dateOf(until);
    if (state === 'rejected')
      return took ? (
        <Trans>
          Rejected {end}, after {took}
        </Trans>
      ) : (
        <Trans>Rejected {end}</Trans>
      );
    return <Trans>Changes requested {end}</Trans>;
  }
  if (id === 'live' && !isCurrent && live) {
    const before = dateOf(live.at);
    return <Trans>The version of {before} is live</Trans>;
  }
  if (!date) {
    if (id === 'certification') return <Trans>Amazon tries the skill</Trans>;
    if (id === 'live') return <Trans>Listeners can open it</Trans>;
    if (id === 'review') return <Trans>We look at it first</Trans>;
    return <Trans>What you write here</Trans>;
  }
  if (took && id !== 'draft')
    return (
      <Trans>
        {date}, {took}
      </Trans>
    );
  if (isCurrent && state === 'processing') return <Trans>Approved, on its way to Amazon</Trans>;
  if (by && id === 'draft')
    return (
      <Trans>
        {date}, <bdi>{by}</bdi>
      </Trans>
    );
  return <Trans>Since {date}</Trans>;
}
