import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { Skill, SkillStep } from '@unmuted/api';
import type { SkillState } from '@unmuted/api/contract';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { Timeline, type TimelineEvent } from '@unmuted/ui/timeline';
import { useId } from 'react';
import { skillStepTexts } from '#/components/skill/skill-steps.messages.ts';
import { useSkill } from '#/features/alexa/shell/use-skill.ts';
import { usePresent } from '#/lib/use-now.ts';

const tones: Partial<Record<SkillState, TimelineEvent['tone']>> = {
  rejected: 'bad',
  suspended: 'bad',
  changes_requested: 'warning',
  active: 'good',
};

/** The moves of a skill, latest first. */
export function HistoryCard({ skill: { history } }: { skill: Skill }) {
  const { i18n } = useLingui();
  const titleId = useId();
  const { timeZone } = useSkill();
  const dayMs = 86_400_000;
  const now = usePresent((each) => Math.floor(each / dayMs) * dayMs);
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHeader
          description={<Trans>Who moved the skill, when, and why.</Trans>}
          title={
            <span id={titleId}>
              <Trans>History</Trans>
            </span>
          }
        />
        <CardBody>
          {history.length === 0 ? (
            <EmptyState
              description={<Trans>The first entry appears when the skill is sent for review.</Trans>}
              title={<Trans>No moves yet</Trans>}
            />
          ) : (
            <Timeline
              events={history.map((step) => ({
                id: `${step.at} ${step.state}`,
                at: new Date(step.at),
                title: i18n._(skillStepTexts[step.state]),
                tone: tones[step.state],
                actor: <Actor step={step} />,
                detail: step.reason && (
                  <p className="text-13 whitespace-pre-line text-fg-muted wrap-anywhere">
                    “<bdi>{step.reason}</bdi>”
                  </p>
                ),
              }))}
              now={new Date(now)}
              timeZone={timeZone}
            />
          )}
        </CardBody>
      </section>
    </Card>
  );
}

function Actor({ step: { by, byStaff } }: { step: SkillStep }) {
  if (byStaff) return <Trans>Staff</Trans>;
  return by === null ? <Trans>Studio</Trans> : <bdi>{by}</bdi>;
}
