import { Trans, useLingui } from '@lingui/react/macro';
import { Tag } from '@unmuted/ui/tag';
import { classNames, useCountryName } from '#/features/cast/listeners/listener.messages.tsx';
import { playerNameOf } from '#/features/cast/listeners/player-names.ts';
import type { StatisticsQueryParams } from '#/features/cast/statistics/statistics-query-params.ts';
import { useStatisticsSearch } from '#/features/cast/statistics/use-statistics.ts';
import { useStreamName } from '#/features/cast/statistics/use-stream-name.ts';

export interface StatisticsFiltersProps {
  filter: StatisticsQueryParams['filter'];
  /** Called when a filter is removed along with its focused button. */
  onTaken: () => void;
}

/** The active filters, each removable. */
export function StatisticsFilters({
  filter: { country, class: kind, stream, player },
  onTaken,
}: StatisticsFiltersProps) {
  const { i18n } = useLingui();
  const [, change] = useStatisticsSearch();
  const countryOf = useCountryName();
  const streamOf = useStreamName();
  const take = (part: keyof StatisticsQueryParams['filter']) => () => {
    change({ [part]: undefined });
    onTaken();
  };
  return (
    <div className="flex flex-wrap items-center gap-2 text-13 text-fg-muted">
      <Trans>Filter by</Trans>
      {country && <Tag onRemove={take('country')}>{countryOf(country)}</Tag>}
      {kind && <Tag onRemove={take('class')}>{i18n._(classNames[kind])}</Tag>}
      {player && <Tag onRemove={take('player')}>{playerNameOf(i18n, player)}</Tag>}
      {stream && <Tag onRemove={take('stream')}>{streamOf(stream)}</Tag>}
    </div>
  );
}
