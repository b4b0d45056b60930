import { Trans, useLingui } from '@lingui/react/macro';
import { Tag } from '@unmuted/ui/tag';
import { classNames, useCountryName } from '#/features/cast/components/listener-words.tsx';
import type { AskedStatistics } from '#/features/cast/statistics-asked.ts';
import { useStatisticsSearch } from '#/features/cast/use-statistics.ts';
import { useStreamName } from '#/features/cast/use-stream-name.ts';

export interface StatsFiltersProps {
  filter: AskedStatistics['filter'];
  /** One was taken away, and its button with it. */
  onTaken: () => void;
}

/** What is left of all sessions, each part of which can be taken away. */
export function StatsFilters({
  filter: { country, class: kind, stream, player },
  onTaken,
}: StatsFiltersProps) {
  const { i18n } = useLingui();
  const [, change] = useStatisticsSearch();
  const countryOf = useCountryName();
  const streamOf = useStreamName();
  const take = (part: keyof AskedStatistics['filter']) => () => {
    change({ [part]: undefined });
    onTaken();
  };
  return (
    <div className="flex flex-wrap items-center gap-2 text-13 text-fg-muted">
      <Trans>Only sessions of</Trans>
      {country && <Tag onRemove={take('country')}>{countryOf(country)}</Tag>}
      {kind && <Tag onRemove={take('class')}>{i18n._(classNames[kind])}</Tag>}
      {player && <Tag onRemove={take('player')}>{player}</Tag>}
      {stream && <Tag onRemove={take('stream')}>{streamOf(stream)}</Tag>}
    </div>
  );
}
