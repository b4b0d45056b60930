import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { AdminDashboard, FleetCast } from '@unmuted/api';
import { Card, CardHeader } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { Link as TextLink } from '@unmuted/ui/link';
import { Table, type TableColumn } from '@unmuted/ui/table';
import { type ReactNode, useId } from 'react';
import { TroubledAction, TroubledSince, TroubledState } from '#/features/admin/dashboard/troubled-cast.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

export interface CastTablesProps {
  dashboard: AdminDashboard;
  isStale: boolean;
}

/** Casts with problems, and those with the most listeners. */
export function CastTables({ dashboard: { now, troubled, busiest }, isStale }: CastTablesProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const isKnown = now.engine.state === 'up';
  const cast: TableColumn<FleetCast> = {
    id: 'cast',
    header: t`Cast`,
    rowHeader: true,
    cell: ({ name, username }) => (
      <TextLink asChild>
        <Link params={{ username }} title={name} to="/admin/cast/$username">
          {name}
        </Link>
      </TextLink>
    ),
  };
  const customer: TableColumn<FleetCast> = {
    id: 'customer',
    header: t`Customer`,
    cell: (row) => <bdi className="inline-block min-w-24 wrap-anywhere text-fg-muted">{row.customer}</bdi>,
  };
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,28rem),1fr))] gap-4 md:gap-6">
      <TableCard
        title={<Trans>Casts with problems</Trans>}
        caption={t`Casts off air, full or never connected, most urgent first`}
        rows={troubled}
        columns={[
          {
            ...cast,
            // With its customer, so that all columns fit beside the other table.
            cell: (row) => (
              <>
                {cast.cell(row)}
                <bdi className="block text-12 text-fg-muted wrap-anywhere">{row.customer}</bdi>
              </>
            ),
          },
          {
            id: 'state',
            header: t`State`,
            cell: (row) => <TroubledState cast={row} isStale={isStale} />,
          },
          {
            id: 'since',
            header: t`Since`,
            align: 'end',
            cell: (row) => <TroubledSince cast={row} />,
          },
          {
            id: 'action',
            header: t`Action`,
            align: 'end',
            cell: (row) => <TroubledAction cast={row} />,
          },
        ]}
        empty={isKnown ? <Trans>No casts with problems</Trans> : <Trans>Cast status unavailable</Trans>}
      />
      <TableCard
        title={<Trans>Most listeners</Trans>}
        caption={t`Casts with the most listeners now`}
        rows={busiest.toSorted((a, b) => (b.listeners ?? -1) - (a.listeners ?? -1))}
        columns={[
          cast,
          customer,
          {
            id: 'listeners',
            header: t`Listeners`,
            align: 'end',
            cell: ({ listeners }) => listeners !== null && formats.number(listeners),
          },
        ]}
        empty={isKnown ? <Trans>No cast has a source</Trans> : <Trans>Listener data unavailable</Trans>}
      />
    </div>
  );
}

interface TableCardProps {
  title: ReactNode;
  caption: string;
  rows: readonly FleetCast[];
  columns: TableColumn<FleetCast>[];
  empty: ReactNode;
}

function TableCard({ title, caption, rows, columns, empty }: TableCardProps) {
  const id = useId();
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <CardHeader title={<span id={id}>{title}</span>} />
        {rows.length === 0 ? (
          <EmptyState className="flex-1 py-8" title={empty} />
        ) : (
          <Table
            caption={caption}
            className="my-1"
            columns={columns}
            rows={rows}
            rowKey={({ username }) => username}
          />
        )}
      </section>
    </Card>
  );
}
