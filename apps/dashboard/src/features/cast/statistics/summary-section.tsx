import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { StatisticsSummary } from '@unmuted/api';
import { Card, CardBody } from '@unmuted/ui/card';
import { ChartFrame, type ChartTableData } from '@unmuted/ui/chart-frame';
import { SampleBadge } from '#/components/sample-badge/sample-badge.tsx';
import { useFigureMessages } from '#/features/cast/statistics/figure.messages.ts';
import { changeOf } from '#/features/cast/statistics/figure-change.ts';
import { FigureTiles } from '#/features/cast/statistics/figure-tiles.tsx';
import { figureOf, type StatisticsTile, statisticsTiles } from '#/features/cast/statistics/figures.ts';
import { usePeriodMessages } from '#/features/cast/statistics/period.messages.ts';
import { useChartStates } from '#/features/cast/statistics/use-chart-states.ts';

export interface SummarySectionProps {
  query: UseQueryResult<StatisticsSummary>;
  isFiltered: boolean;
}

/** Statistics of a range next to those of the comparison range. */
export function SummarySection({ query, isFiltered }: SummarySectionProps) {
  const { t } = useLingui();
  const faces = useChartStates();
  const periodOf = usePeriodMessages();
  const summary = query.data;
  const table = useTable(summary);
  return (
    <Card>
      <CardBody>
        <ChartFrame
          {...faces(query, { title: t`Couldn’t load the figures`, name: 'figures' })}
          actions={summary?.sample && <SampleBadge />}
          description={summary ? `${periodOf(summary)}, ${summary.timeZone}` : t`Listeners and sessions`}
          skeleton={<FigureTiles isFiltered={isFiltered} summary={undefined} />}
          table={table}
          title={t`Key figures`}
        >
          {summary?.compared && <Compared summary={summary} />}
          <FigureTiles isFiltered={isFiltered} summary={summary} />
        </ChartFrame>
      </CardBody>
    </Card>
  );
}

function Compared({ summary: { compared, timeZone, to, until } }: { summary: StatisticsSummary }) {
  const periodOf = usePeriodMessages();
  if (!compared) return null;
  const before = periodOf({ ...compared, timeZone, isOpen: until < to });
  return (
    <p className="text-13 text-fg-muted">
      {until < to ? (
        <Trans>Compared with {before}, up to the same time</Trans>
      ) : (
        <Trans>Compared with {before}</Trans>
      )}
    </p>
  );
}

function useTable(summary: StatisticsSummary | undefined): ChartTableData<StatisticsTile> {
  const { t, i18n } = useLingui();
  const words = useFigureMessages();
  const presentOf = ({ id }: StatisticsTile) => (summary ? figureOf(summary.values, id) : null);
  const beforeOf = ({ id }: StatisticsTile) => summary?.compared && figureOf(summary.compared.values, id);
  const text = (tile: StatisticsTile, value: number | null | undefined) =>
    typeof value === 'number' ? words.fullOf(tile.kind, value) : '–';
  return {
    rows: statisticsTiles,
    rowKey: ({ id }) => id,
    columns: [
      { id: 'figure', header: t`Figure`, value: ({ term }) => i18n._(term), rowHeader: true },
      {
        id: 'value',
        header: t`This period`,
        value: presentOf,
        text: (tile) => text(tile, presentOf(tile)),
        align: 'end',
      },
      {
        id: 'before',
        header: t`Compared with`,
        value: beforeOf,
        text: (tile) => text(tile, beforeOf(tile)),
        align: 'end',
      },
      {
        id: 'change',
        header: t`Change`,
        value: (tile) => {
          const change = changeOf(presentOf(tile), beforeOf(tile), tile.kind === 'share');
          return change && (change.direction === 'down' ? -change.amount : change.amount);
        },
        text: (tile) => {
          const change = changeOf(presentOf(tile), beforeOf(tile), tile.kind === 'share');
          const sign = { up: '+', down: '−', same: '' };
          return change ? `${sign[change.direction]}${words.changeText(tile.kind, change)}` : '–';
        },
        align: 'end',
      },
    ],
  };
}
