import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { StatisticsBreakdown } from '@unmuted/api';
import { BarChart } from '@unmuted/ui/bar-chart';
import { Card, CardBody } from '@unmuted/ui/card';
import { type ReactNode, useMemo } from 'react';
import { useBreakdownMessages } from '#/features/cast/statistics/breakdown.messages.ts';
import { hoursOf, leading, restOf } from '#/features/cast/statistics/breakdown-lines.ts';
import { useChartStates } from '#/features/cast/statistics/use-chart-states.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export interface BreakdownCardProps {
  query: UseQueryResult<StatisticsBreakdown>;
  /** Title shown until the leading line is known. */
  title: string;
  /** Title that names the leading line and its share. */
  findingOf: (name: string, share: string) => string;
  failed: string;
  /** Name of the dimension, for the exported file. */
  name: string;
  labelOf: (value: string | null) => string;
  iconOf?: (value: string | null) => ReactNode;
  /** Filters the statistics by one line. */
  onSelect?: (value: string) => void;
  /** The value that the statistics are filtered by. */
  selected?: string | undefined;
  className?: string;
}

/** Lines shown on the card; the table lists all. */
const shown = 8;

/** Sessions grouped by one dimension, each line with its share of total listening hours. */
export function BreakdownCard(props: BreakdownCardProps) {
  const { query, title, findingOf, failed, name, labelOf, iconOf, onSelect, selected, className } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const faces = useChartStates();
  const words = useBreakdownMessages(query.data);
  const lead = query.data && leading(query.data);
  const items = useMemo(
    () =>
      (query.data?.items ?? []).map((line) => {
        const { value } = line;
        const label = labelOf(value);
        const canSelect = onSelect && value !== null && value !== selected;
        return {
          id: value ?? '',
          label,
          value: hoursOf(line),
          icon: iconOf?.(value),
          select: canSelect ? { label: t`Only ${label}`, onSelect: () => onSelect(value) } : undefined,
        };
      }),
    [query.data, labelOf, iconOf, onSelect, selected, t],
  );
  return (
    <Card className={className}>
      <CardBody>
        <BarChart
          {...faces(query, { title: failed, name })}
          description={words.description}
          empty={words.empty}
          items={items}
          max={shown}
          rest={query.data && restOf(query.data)}
          show="share"
          title={lead ? findingOf(labelOf(lead.value), formats.percent(lead.share)) : title}
          unit={t({ message: 'h', context: 'unit: hours' })}
        />
      </CardBody>
    </Card>
  );
}
