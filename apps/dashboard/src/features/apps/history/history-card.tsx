import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { AppStep } from '@unmuted/api';
import type { AppState } from '@unmuted/api/contract';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { Timeline, type TimelineEvent } from '@unmuted/ui/timeline';
import { useId } from 'react';
import { appStepTexts } from '#/components/mobile-app/app-states.messages.ts';
import { useAppEditor } from '#/features/apps/draft/editor-context.ts';
import { useApp } from '#/features/apps/shell/use-app.ts';
import { usePresent } from '#/lib/use-now.ts';

const tones: Partial<Record<AppState, TimelineEvent['tone']>> = {
  changes_requested: 'warning',
  build_failed: 'warning',
  rejected_by_store: 'bad',
  removed_by_store: 'bad',
  on_hold: 'bad',
  live: 'good',
};

/** The moves of an app, latest first. */
export function HistoryCard() {
  const { i18n } = useLingui();
  const titleId = useId();
  const { app } = useAppEditor();
  const { timeZone } = useApp();
  const dayMs = 86_400_000;
  const now = usePresent((each) => Math.floor(each / dayMs) * dayMs);
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHeader
          description={<Trans>Who moved the app, when, and why.</Trans>}
          title={
            <span id={titleId}>
              <Trans>History</Trans>
            </span>
          }
        />
        <CardBody>
          {app.history.length === 0 ? (
            <EmptyState
              description={<Trans>The first entry appears when the app is sent for review.</Trans>}
              title={<Trans>No moves yet</Trans>}
            />
          ) : (
            <Timeline
              events={app.history.map((step) => ({
                id: `${step.at} ${step.state}`,
                at: new Date(step.at),
                title: i18n._(appStepTexts[step.state]),
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

function Actor({ step: { by, byStaff } }: { step: AppStep }) {
  if (byStaff) return <Trans>Staff</Trans>;
  return by === null ? <Trans>Studio</Trans> : <bdi>{by}</bdi>;
}
