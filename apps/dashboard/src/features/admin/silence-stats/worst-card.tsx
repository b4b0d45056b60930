import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { SilenceStats } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { DownloadIcon } from '@unmuted/ui/icons';
import { Link as TextLink } from '@unmuted/ui/link';
import { Table, type TableColumn } from '@unmuted/ui/table';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { worstCsv } from '#/features/admin/silence-stats/worst-csv.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { saveText } from '#/lib/save-text.ts';

type Row = SilenceStats['worst'][number];

export interface WorstCardProps {
  query: UseQueryResult<SilenceStats>;
  period: string;
}

/** The stations that lost the most. */
export function WorstCard({ query, period }: WorstCardProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const columns: TableColumn<Row>[] = [
    {
      id: 'name',
      header: t`Station`,
      rowHeader: true,
      cell: ({ serviceId, name }) => (
        <TextLink asChild>
          <Link params={{ streamingServiceId: serviceId }} to="/admin/silence/manage/$streamingServiceId">
            <bdi>{name}</bdi>
          </Link>
        </TextLink>
      ),
    },
    {
      id: 'customer',
      header: t`Customer`,
      cell: ({ customer }) => <bdi>{customer.company ?? customer.name}</bdi>,
    },
    {
      id: 'incidents',
      header: t`Incidents`,
      align: 'end',
      cell: ({ incidents }) => formats.number(incidents),
    },
    {
      id: 'minutes',
      header: t({ message: 'Duration', context: 'of incidents' }),
      align: 'end',
      cell: ({ minutes }) => formats.duration(Math.round(minutes * 60)),
    },
    {
      id: 'lost',
      header: t`Listener-minutes`,
      align: 'end',
      cell: ({ listenerMinutes }) => formats.number(Math.round(listenerMinutes)),
    },
  ];
  const rows = query.data?.worst ?? [];
  return (
    <Card>
      <CardHeader
        actions={
          rows.length > 0 && (
            <Button
              onClick={() => saveText('silence-stations.csv', worstCsv(rows), 'text/csv')}
              size="sm"
              variant="ghost"
            >
              <DownloadIcon />
              <Trans>CSV</Trans>
            </Button>
          )
        }
        className="pb-3"
        description={period}
        title={<Trans>Stations that lost the most listener-minutes</Trans>}
      />
      <QueryContent
        failedTitle={<Trans>Couldn’t load the stations</Trans>}
        query={query}
        skeleton={
          <CardBody>
            <RowsSkeleton count={5} />
          </CardBody>
        }
      >
        {({ worst }) =>
          worst.length === 0 ? (
            <EmptyState className="py-8" title={<Trans>No incident in this period</Trans>} />
          ) : (
            <Table
              caption={t`Stations that lost the most listener-minutes`}
              columns={columns}
              rowKey={({ id }) => id}
              rows={worst}
            />
          )
        }
      </QueryContent>
    </Card>
  );
}
