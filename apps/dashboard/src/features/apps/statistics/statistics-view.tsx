import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { AppStatistics } from '@unmuted/api';
import { PageGrid } from '@unmuted/ui/page';
import { storeConsoles } from '#/components/product-states/product-states.ts';
import { usePageSearch } from '#/components/resource-shell/use-page-search.ts';
import { PeriodChoice } from '#/components/usage-statistics/period-choice.tsx';
import { UsageContent } from '#/components/usage-statistics/usage-content.tsx';
import { appStatisticsDays, appStatisticsQuery } from '#/data/apps/app-statistics.queries.ts';
import { useAppEditor } from '#/features/apps/draft/editor-context.ts';
import { appSearch, usualDays } from '#/features/apps/shell/app.search.ts';
import { useApp } from '#/features/apps/shell/use-app.ts';
import { FiguresCard, HoursChart, SessionsChart } from '#/features/apps/statistics/figures.tsx';
import { NothingYet } from '#/features/apps/statistics/nothing-yet.tsx';
import { Shares } from '#/features/apps/statistics/shares.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

/** Who listens with an app. */
export function StatisticsView() {
  const { api, id } = useApp();
  const { app } = useAppEditor();
  const { days = usualDays } = usePageSearch(appSearch);
  const navigate = useNavigate({ from: '/apps/android/$id' });
  const query = useQuery(appStatisticsQuery(api, id, days));
  return (
    <div className="grid gap-4 md:gap-6">
      <PeriodChoice
        choices={appStatisticsDays}
        days={days}
        onChange={(next) =>
          void navigate({
            search: (current) => ({ ...current, days: next === usualDays ? undefined : next }),
            replace: true,
            resetScroll: false,
          })
        }
      />
      <UsageContent
        emptyOf={({ since, listening, playsCast }) =>
          since === null && !listening ? <NothingYet app={app} playsCast={playsCast} /> : null
        }
        query={query}
      >
        {(statistics) => <Figures name={app.draft.name} statistics={statistics} />}
      </UsageContent>
      <Counting since={query.data?.since ?? null} zone={query.data?.timeZone} />
    </div>
  );
}

function Figures({ statistics, name }: { statistics: AppStatistics; name: string }) {
  const { from, to } = statistics;
  const fileOf = (what: string) => `${name} ${what} ${from} ${to}`;
  return (
    <>
      <FiguresCard statistics={statistics} />
      <PageGrid className="items-stretch" columns="2">
        <SessionsChart fileName={fileOf('sessions')} statistics={statistics} />
        <HoursChart fileName={fileOf('hours')} statistics={statistics} />
      </PageGrid>
      <Shares fileOf={fileOf} statistics={statistics} />
    </>
  );
}

interface CountingProps {
  since: string | null;
  zone: string | undefined;
}

/** What is counted, and what is elsewhere. */
function Counting({ since, zone }: CountingProps) {
  const formats = useFormats();
  const { platform } = useAppEditor().app;
  const store = storeConsoles[platform];
  const date = since && formats.date(new Date(since), 'UTC');
  return (
    <p className="max-w-prose text-13 text-fg-muted">
      <Trans>
        Listeners of your casts whose player is this app, for at least a minute. Previews are not counted.
      </Trans>{' '}
      {date && zone && (
        <Trans>
          First listened to on {date}. Days are in the time zone {zone}.
        </Trans>
      )}{' '}
      <Trans>Crashes are in {store}.</Trans>
    </p>
  );
}
