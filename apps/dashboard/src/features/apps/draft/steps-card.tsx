import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import type { App } from '@unmuted/api';
import { Card } from '@unmuted/ui/card';
import { UiLabelProvider } from '@unmuted/ui/provider';
import { Stepper } from '@unmuted/ui/stepper';
import { type ReactNode, useMemo } from 'react';
import { appStepTexts } from '#/components/mobile-app/app-states.messages.ts';
import { storeNames } from '#/components/product-states/product-states.ts';
import { type AppStage, appStagesOf } from '#/features/apps/draft/app-stages.ts';
import { NextStep } from '#/features/apps/draft/next-step.tsx';
import { AppNotice } from '#/features/apps/draft/review-notice.tsx';
import { useApp } from '#/features/apps/shell/use-app.ts';
import { wizardMessages } from '#/i18n/messages/wizard.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** The way to the store with its dates, what comes next, and what a review said. */
export function StepsCard({ app }: { app: App }) {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { locale } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: i18n is a stable object that changes with the locale
  const groups = useMemo(() => ({ wizard: wizardMessages(i18n) }), [locale]);
  const stages = appStagesOf(app);
  const store = storeNames[app.platform];
  const titles: Record<AppStage['id'], string> = {
    draft: t`Draft`,
    review: t`Review by us`,
    build: t({ message: 'Build', context: 'step of an app' }),
    store: t`Review at ${store}`,
    live: t`In the store`,
  };
  return (
    <Card>
      <div className="p-4 md:p-5">
        <UiLabelProvider groups={groups}>
          <Stepper
            aria-label={t`The way to ${store}`}
            current={stages.find(({ isCurrent }) => isCurrent)?.id}
            steps={stages.map((stage) => ({
              id: stage.id,
              title: titles[stage.id],
              state: stage.state,
              description: <StageText app={app} stage={stage} />,
            }))}
          />
        </UiLabelProvider>
      </div>
      <NextStep app={app} />
      <AppNotice app={app} />
    </Card>
  );
}

function StageText({ stage, app }: { stage: AppStage; app: App }): ReactNode {
  const { i18n } = useLingui();
  const formats = useFormats();
  const { timeZone } = useApp();
  const { id, since, until, by } = stage;
  const dateOf = (at: string) => formats.date(new Date(at), timeZone);
  if (stage.state === 'error' && until) {
    const [what, end] = [i18n._(appStepTexts[app.state]), dateOf(until)];
    return (
      <Trans>
        {what}, {end}
      </Trans>
    );
  }
  if (id === 'live' && !stage.isCurrent && app.live) {
    const version = app.live.versionName;
    return <Trans>Version {version} is in the store</Trans>;
  }
  if (since === null) return null;
  const date = dateOf(since);
  if (by !== null)
    return (
      <Trans>
        {date}, <bdi>{by}</bdi>
      </Trans>
    );
  if (until && id !== 'draft') {
    const took = formats.duration(Math.floor((Date.parse(until) - Date.parse(since)) / 1000));
    return (
      <Trans>
        {date}, {took}
      </Trans>
    );
  }
  return date;
}
