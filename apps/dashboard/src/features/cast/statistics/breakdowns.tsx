import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ListenerClass, StatisticsDimension } from '@unmuted/api';
import { Flag } from '@unmuted/ui/flag';
import { PageGrid } from '@unmuted/ui/page';
import { breakdownQuery } from '#/data/statistics/statistics.queries.ts';
import { ClassIcon, classNames, useCountryName } from '#/features/cast/listeners/listener.messages.tsx';
import { playerNameOf } from '#/features/cast/listeners/player-names.ts';
import { useCastContext, useCastStatus } from '#/features/cast/shell/cast-context.ts';
import { BreakdownCard } from '#/features/cast/statistics/breakdown-card.tsx';
import { CountriesMap } from '#/features/cast/statistics/countries-map.tsx';
import { SessionLengths } from '#/features/cast/statistics/session-lengths.tsx';
import type { StatisticsQueryParams } from '#/features/cast/statistics/statistics-query-params.ts';
import { useStatisticsSearch } from '#/features/cast/statistics/use-statistics.ts';
import { useStreamName } from '#/features/cast/statistics/use-stream-name.ts';
import { WeekHeatmap } from '#/features/cast/statistics/week-heatmap.tsx';

const isClass = (value: string | null): value is ListenerClass =>
  value !== null && Object.hasOwn(classNames, value);

/** Breakdowns of the sessions in a range by each dimension. Selecting a line filters by it, where supported. */
export function Breakdowns({ params }: { params: StatisticsQueryParams }) {
  const { t, i18n } = useLingui();
  const [, change] = useStatisticsSearch();
  const countryOf = useCountryName();
  const streamOf = useStreamName();
  const { filter } = params;
  const countries = useBreakdown(params, 'country');
  const kinds = useBreakdown(params, 'class');
  const players = useBreakdown(params, 'player');
  const lengths = useBreakdown(params, 'length');
  const streams = useBreakdown(params, 'stream');
  const own = useCastStatus().streams;
  const pages = useBreakdown(params, 'referrer');
  const hasStreams = own.length > 1 || (streams.data?.items.length ?? 0) > 1;
  return (
    <>
      <PageGrid className="items-stretch" columns="2-1">
        <WeekHeatmap query={params} />
        <BreakdownCard
          failed={t`Couldn’t load the countries`}
          findingOf={(name, share) => t`Most listening comes from ${name}, ${share}`}
          iconOf={(code) => (code === null ? <span className="w-5" /> : <Flag code={code} />)}
          labelOf={countryOf}
          name="countries"
          onSelect={(country) => change({ country })}
          query={countries}
          selected={filter.country}
          title={t`Countries`}
        />
        <CountriesMap query={countries} />
        <BreakdownCard
          failed={t`Couldn’t load the players`}
          findingOf={(name, share) => t`${name} leads with ${share}`}
          labelOf={(player) => playerNameOf(i18n, player)}
          name="players"
          onSelect={(player) => change({ player })}
          query={players}
          selected={filter.player}
          title={t`Players`}
        />
      </PageGrid>
      <PageGrid className="items-stretch" columns="2">
        <SessionLengths query={lengths} />
        <BreakdownCard
          failed={t`Couldn’t load player types`}
          findingOf={(name, share) => t`${name} leads with ${share}`}
          iconOf={(kind) => isClass(kind) && <ClassIcon kind={kind} />}
          labelOf={(kind) => (isClass(kind) ? i18n._(classNames[kind]) : playerNameOf(i18n, null))}
          name="kinds"
          onSelect={(kind) => change({ class: kind })}
          query={kinds}
          selected={filter.class}
          title={t`Player types`}
        />
        {hasStreams && (
          <BreakdownCard
            failed={t`Couldn’t load the streams`}
            findingOf={(name, share) => t`${name} leads with ${share}`}
            labelOf={(mount) => streamOf(mount ?? '')}
            name="streams"
            onSelect={(stream) => change({ stream })}
            query={streams}
            selected={filter.stream}
            title={t`Streams`}
          />
        )}
        <PagesCard query={pages} />
      </PageGrid>
    </>
  );
}

/** Pages that a player was embedded in; nothing without one. */
function PagesCard({ query }: { query: ReturnType<typeof useBreakdown> }) {
  const { t } = useLingui();
  const hasPages = query.isError || (query.data?.items.some(({ value }) => value !== null) ?? false);
  if (!hasPages) return null;
  return (
    <BreakdownCard
      failed={t`Couldn’t load the pages`}
      findingOf={(name, share) => t`${name} leads with ${share}`}
      labelOf={(host) => host ?? t`No pages recorded`}
      name="pages"
      query={query}
      title={t`Pages with a player`}
    />
  );
}

function useBreakdown({ sessions }: StatisticsQueryParams, by: StatisticsDimension) {
  const { api, username } = useCastContext();
  return useQuery(breakdownQuery(api, username, { ...sessions, by }));
}
