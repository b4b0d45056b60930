import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { StatisticsSummary } from '@unmuted/api';
import { Badge } from '@unmuted/ui/badge';
import { Card, CardBody } from '@unmuted/ui/card';
import { ChartFrame, type ChartTableData } from '@unmuted/ui/chart-frame';
import { StatsTiles } from '#/features/cast/components/stats-tiles.tsx';
import { changeOf } from '#/features/cast/statistics-change.ts';
import { figureOf, type StatisticsTile, statisticsTiles } from '#/features/cast/statistics-tiles.ts';
import { useChartFaces } from '#/features/cast/use-chart-faces.ts';
import { useFigureWords } from '#/features/cast/use-figure-words.ts';
import { usePeriodWords } from '#/features/cast/use-period-words.ts';

export interface StatsSummaryProps {
  query: UseQueryResult<StatisticsSummary>;
  isFiltered: boolean;
}

/** The figures of a stretch beside those of another one. */
export function StatsSummary({ query, isFiltered }: StatsSummaryProps) {
  const { t } = useLingui();
  const faces = useChartFaces();
  const periodOf = usePeriodWords();
  const summary = query.data;
  const table = useTable(summary);
  return (
    <Card>
      <CardBody>
        <ChartFrame
          {...faces(query, { title: t`The figures did not load`, name: 'figures' })}
          actions={
            summary?.sample && (
              <Badge tone="info">
                <Trans>Sample data</Trans>
              </Badge>
            )
          }
          description={summary ? `${periodOf(summary)}, ${summary.timeZone}` : t`Listeners and sessions`}
          skeleton={<StatsTiles isFiltered={isFiltered} summary={undefined} />}
          table={table}
          title={t`The period in figures`}
        >
          {summary?.compared && <Compared summary={summary} />}
          <StatsTiles isFiltered={isFiltered} summary={summary} />
        </ChartFrame>
      </CardBody>
    </Card>
  );
}

function Compared({ summary: { compared, timeZone, to, until } }: { summary: StatisticsSummary }) {
  const periodOf = usePeriodWords();
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
  const words = useFigureWords();
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
