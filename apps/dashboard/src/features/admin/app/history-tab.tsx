import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { StaffApp } from '@unmuted/api';
import type { TimelineEvent } from '@unmuted/ui/timeline';
import { appStepTexts } from '#/components/mobile-app/app-states.messages.ts';
import type { AppState } from '#/features/admin/apps/apps.search.ts';
import { StepsCard } from '#/features/admin/review/steps-card.tsx';

/** The moves of an app, latest first. */
export function HistoryTab({ app: { app } }: { app: StaffApp }) {
  const { i18n } = useLingui();
  return (
    <StepsCard
      steps={app.history}
      textOf={(state) => i18n._(appStepTexts[state])}
      title={<Trans context="of an app">History</Trans>}
      toneOf={toneOf}
    />
  );
}

function toneOf(state: AppState): TimelineEvent['tone'] {
  if (state === 'live' || state === 'ready') return 'good';
  if (state === 'changes_requested' || state === 'on_hold') return 'warning';
  return ['build_failed', 'rejected_by_store', 'removed_by_store'].includes(state) ? 'bad' : 'neutral';
}
