import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { SiteStatistics } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Card } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { Flag } from '@unmuted/ui/flag';
import { PageGrid } from '@unmuted/ui/page';
import { useCallback, useMemo } from 'react';
import { PeriodChoice } from '#/components/usage-statistics/period-choice.tsx';
import { ShareCard } from '#/components/usage-statistics/share-card.tsx';
import { UsageContent } from '#/components/usage-statistics/usage-content.tsx';
import { siteStatisticsDays, siteStatisticsQuery } from '#/data/sites/site-statistics.queries.ts';
import { SiteLink } from '#/features/onepage/shell/site-link.tsx';
import { useSite } from '#/features/onepage/shell/use-site.ts';
import { FiguresCard } from '#/features/onepage/statistics/figures-card.tsx';
import { siteStatisticsSearch, usualDays } from '#/features/onepage/statistics/statistics.search.ts';
import { VisitsChart } from '#/features/onepage/statistics/visits-chart.tsx';
import { localeNames, tagOf } from '#/i18n/locales.ts';
import { countryName } from '#/i18n/names.ts';
import { useFormats } from '#/i18n/use-formats.ts';

const route = getRouteApi('/_customer/onepage/$username/statistics');

/** `/onepage/{username}/statistics`: visits and plays of a site. */
export function SiteStatisticsScreen() {
  const { api, username } = useSite();
  const { days = usualDays } = route.useSearch({ select: siteStatisticsSearch, structuralSharing: true });
  const navigate = useNavigate({ from: '/onepage/$username/statistics' });
  const query = useQuery(siteStatisticsQuery(api, username, days));
  return (
    <div className="grid gap-4 md:gap-6">
      <PeriodChoice
        choices={siteStatisticsDays}
        days={days}
        onChange={(next) =>
          void navigate({
            search: siteStatisticsSearch({ days: next === usualDays ? undefined : next }),
            replace: true,
            resetScroll: false,
          })
        }
      />
      <UsageContent emptyOf={({ since }) => (since === null ? <NothingYet /> : null)} query={query}>
        {(statistics) => <Figures statistics={statistics} />}
      </UsageContent>
    </div>
  );
}

function Figures({ statistics }: { statistics: SiteStatistics }) {
  const { t } = useMacro();
  const { i18n } = useLingui();
  const { username } = useSite();
  const { countries, referrers, languages, from, to } = statistics;
  const fileOf = (name: string) => `${username} ${name} ${from} ${to}`;
  const [unknown, none] = [t`Unknown location`, t`Without a referrer`];
  const tag = tagOf(i18n.locale);
  const countryOf = useCallback(
    (code: string | null) => (code === null ? unknown : countryName(tag, code)),
    [tag, unknown],
  );
  const hostOf = useCallback((host: string | null) => host ?? none, [none]);
  const lines = useMemo(
    () => ({
      countries: countries.map(({ country, visits }) => ({ value: country, amount: visits })),
      referrers: referrers.map(({ host, visits }) => ({ value: host, amount: visits })),
      languages: languages.map(({ language, visits }) => ({ value: language, amount: visits })),
    }),
    [countries, referrers, languages],
  );
  return (
    <>
      <FiguresCard statistics={statistics} />
      <VisitsChart fileName={fileOf('visits')} statistics={statistics} />
      <PageGrid className="items-stretch" columns="3">
        <ShareCard
          description={t`Share of visits`}
          fileName={fileOf('countries')}
          findingOf={(name, share) => t`Most visits come from ${name}, ${share}`}
          iconOf={flagOf}
          labelOf={countryOf}
          lines={lines.countries}
          title={t`Countries`}
        />
        <ShareCard
          description={t`Share of visits`}
          fileName={fileOf('referrers')}
          findingOf={(name, share) => t`${name} sends ${share} of the visits`}
          labelOf={hostOf}
          lines={lines.referrers}
          title={t`Referrers`}
        />
        <ShareCard
          description={t`Share of visits`}
          fileName={fileOf('languages')}
          findingOf={(name, share) => t`${share} read it in ${name}`}
          labelOf={languageOf}
          lines={lines.languages}
          title={t`Languages`}
        />
      </PageGrid>
      <Counting statistics={statistics} />
    </>
  );
}

const flagOf = (code: string | null) => (code === null ? <span className="w-5" /> : <Flag code={code} />);
/** Each language in its own name. */
const languageOf = (code: string | null) =>
  Object.entries(localeNames).find(([locale]) => locale === code)?.[1] ?? code ?? '';

function Counting({ statistics: { since } }: { statistics: SiteStatistics }) {
  const formats = useFormats();
  const date = since && formats.date(new Date(since), 'UTC');
  return (
    <p className="max-w-prose text-13 text-fg-muted">
      <Trans>
        Counted without cookies, and without storing addresses of visitors. A visit is a page that was opened,
        a play is the stream that was started. Someone who comes back is counted again.
      </Trans>{' '}
      {date && <Trans>Counted since {date}. Days are in UTC.</Trans>}
    </p>
  );
}

function NothingYet() {
  return (
    <Card>
      <EmptyState
        action={
          <Button asChild variant="secondary">
            <SiteLink page="editor">
              <Trans>Go to the editor</Trans>
            </SiteLink>
          </Button>
        }
        className="py-8"
        description={<Trans>Figures appear with the first visit of the published site.</Trans>}
        title={<Trans>No visits yet</Trans>}
      />
    </Card>
  );
}
