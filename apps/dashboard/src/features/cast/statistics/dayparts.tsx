import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { StatisticsDayParts } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Card, CardBody } from '@unmuted/ui/card';
import { ChartFrame, type ChartTableData } from '@unmuted/ui/chart-frame';
import { Table } from '@unmuted/ui/table';
import { useState } from 'react';
import { dayPartFiguresQuery } from '#/data/dayparts/dayparts.queries.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { strongestPart } from '#/features/cast/statistics/daypart-drafts.ts';
import { DaypartsDialog } from '#/features/cast/statistics/dayparts-dialog.tsx';
import { useFigureMessages } from '#/features/cast/statistics/figure.messages.ts';
import { usePeriodMessages } from '#/features/cast/statistics/period.messages.ts';
import type { StatisticsQueryParams } from '#/features/cast/statistics/statistics-query-params.ts';
import { UnfilteredNotice } from '#/features/cast/statistics/unfiltered-notice.tsx';
import { useChartStates } from '#/features/cast/statistics/use-chart-states.ts';
import { useDaypartMessages } from '#/features/cast/statistics/use-daypart-messages.ts';
import { usePermission } from '#/session/use-permission.ts';

type Item = StatisticsDayParts['items'][number];

/** Statistics of the cast's dayparts, such as shows, mornings and nights. */
export function Dayparts({ params: { sessions, isFiltered } }: { params: StatisticsQueryParams }) {
  const { t } = useLingui();
  const { api, username } = useCastContext();
  const chartStates = useChartStates();
  const periodOf = usePeriodMessages();
  const [isEditing, setEditing] = useState(false);
  const { from, to, counting, bots } = sessions;
  const figures = useQuery(
    dayPartFiguresQuery(api, username, {
      from,
      to,
      ...(counting && { counting }),
      ...(bots && { bots }),
    }),
  );
  const { data } = figures;
  const table = useTable(data);
  const lead = data && strongestPart(data.items)?.part.name;
  const period = data && periodOf(data);
  const canEdit = usePermission('statistics.manage');
  const edit = canEdit && (
    <Button className="print:hidden" onClick={() => setEditing(true)} size="sm">
      {data?.items.length === 0 ? <Trans>Define dayparts…</Trans> : <Trans>Edit dayparts…</Trans>}
    </Button>
  );
  return (
    <Card>
      <CardBody>
        <ChartFrame
          {...chartStates(figures, { title: t`Couldn’t load the dayparts`, name: 'day parts' })}
          actions={
            data &&
            data.items.length > 0 && (
              <>
                {isFiltered && <UnfilteredNotice />}
                {edit}
              </>
            )
          }
          description={
            period ? t`${period}, station time` : t`Your own dayparts, such as shows, mornings or nights`
          }
          empty={
            data?.items.length === 0
              ? {
                  title: t`No dayparts defined`,
                  description: t`Name shows or dayparts and see how each performs.`,
                  ...(edit && { action: edit }),
                }
              : undefined
          }
          emptyIllustration={null}
          table={table}
          title={lead ? t`${lead} has the most listeners` : t`Dayparts`}
        >
          <Table
            caption={t`Dayparts`}
            className="-mx-(--card-pad) mt-3 w-[calc(100%+2*var(--card-pad))]"
            columns={table.columns.map(({ id, header, value, text, align = 'start', rowHeader = false }) => ({
              id,
              header,
              align,
              rowHeader,
              cell: (item: Item) => <bdi>{text ? text(item) : String(value(item))}</bdi>,
            }))}
            density="compact"
            rowKey={table.rowKey}
            rows={table.rows}
          />
        </ChartFrame>
      </CardBody>
      {isEditing && <DaypartsDialog onClose={() => setEditing(false)} />}
    </Card>
  );
}

function useTable(data: StatisticsDayParts | undefined): ChartTableData<Item> {
  const { t } = useLingui();
  const figureMessages = useFigureMessages();
  const { daysOf, hoursOf } = useDaypartMessages();
  const text = (kind: 'count' | 'mean' | 'hours', value: number | null) =>
    value === null ? '–' : figureMessages.fullOf(kind, value);
  return {
    rows: data?.items ?? [],
    rowKey: ({ part }) => part.name,
    columns: [
      { id: 'part', header: t`Daypart`, value: ({ part }) => part.name, rowHeader: true },
      { id: 'days', header: t`Days`, value: ({ part }) => daysOf(part) },
      { id: 'hours', header: t`Hours`, value: ({ part }) => hoursOf(part) },
      {
        id: 'aqh',
        header: t`Average listeners`,
        value: ({ aqh }) => aqh,
        text: ({ aqh }) => text('mean', aqh),
        align: 'end',
      },
      {
        id: 'peak',
        header: t`Peak listeners`,
        value: ({ peak }) => peak,
        text: ({ peak }) => text('count', peak),
        align: 'end',
      },
      {
        id: 'tlh',
        header: t`Listening hours`,
        value: ({ tlh }) => tlh,
        text: ({ tlh }) => text('hours', tlh),
        align: 'end',
      },
      {
        id: 'sessions',
        header: data?.counting === 'starts' ? t`Session starts` : t`Active sessions`,
        value: ({ sessions }) => sessions,
        text: ({ sessions }) => text('count', sessions),
        align: 'end',
      },
    ],
  };
}
