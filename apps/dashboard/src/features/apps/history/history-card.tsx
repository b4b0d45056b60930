import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { AppState } from '@unmuted/api/contract';
import type { TimelineEvent } from '@unmuted/ui/timeline';
import { appStepTexts } from '#/components/mobile-app/app-states.messages.ts';
import { HistoryCard } from '#/components/review/history-card.tsx';
import { useAppEditor } from '#/features/apps/draft/editor-context.ts';
import { useApp } from '#/features/apps/shell/use-app.ts';

const tones: Partial<Record<AppState, TimelineEvent['tone']>> = {
  changes_requested: 'warning',
  build_failed: 'warning',
  rejected_by_store: 'bad',
  removed_by_store: 'bad',
  on_hold: 'bad',
  live: 'good',
};

/** The moves of an app, latest first. */
export function AppHistory() {
  const { i18n } = useLingui();
  const { app } = useAppEditor();
  const { timeZone } = useApp();
  return (
    <HistoryCard
      description={<Trans>Who moved the app, when, and why.</Trans>}
      nameOf={(state) => i18n._(appStepTexts[state])}
      steps={app.history}
      timeZone={timeZone}
      tones={tones}
      whenEmpty={<Trans>The first entry appears when the app is sent for review.</Trans>}
    />
  );
}
