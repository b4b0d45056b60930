import { Trans, useLingui } from '@lingui/react/macro';
import type { AlertList, AlertRow } from '@unmuted/api';
import {
  DataTable,
  type DataTableColumnFilter,
  DataTableColumns,
  type DataTableFilterState,
  DataTableFilters,
  DataTableSearch,
} from '@unmuted/ui/data-table';
import { DropdownMenuItem } from '@unmuted/ui/dropdown-menu';
import type { FailedStateProps } from '@unmuted/ui/failed-state';
import { RotateCwIcon } from '@unmuted/ui/icons';
import { Pagination } from '@unmuted/ui/pagination';
import { useMemo } from 'react';
import {
  type SilenceAlertsSearch,
  silenceAlertsParams,
  usuallyHidden,
} from '#/features/admin/silence-alerts/silence-alerts.search.ts';
import { useAlertColumns } from '#/features/admin/silence-alerts/use-alert-columns.tsx';
import { pageSizes } from '#/lib/list.search.ts';
import { oneOf } from '#/lib/search-values.ts';

export interface AlertsTableProps {
  list: AlertList | undefined;
  failed: FailedStateProps | undefined;
  search: SilenceAlertsSearch;
  /** Parameters to change; `isStep` adds a history entry. */
  onSearch: (change: SilenceAlertsSearch, isStep?: boolean) => void;
  onResend: (row: AlertRow) => void;
}

const keyOf = ({ id }: AlertRow) => id;
const none: readonly AlertRow[] = [];

/** One page of messages, latest first. */
export function AlertsTable({ list, failed, search, onSearch, onResend }: AlertsTableProps) {
  const { t } = useLingui();
  const columns = useAlertColumns();
  const { state, channel, hide = usuallyHidden } = search;
  // Stable references: the table treats a new object as a new query.
  const filters = useMemo(
    () => ({
      ...(state && { state: { values: state.split(',') } }),
      ...(channel && { channel: { values: channel.split(',') } }),
    }),
    [state, channel],
  );
  const hidden = useMemo(() => hide.split(',').filter(Boolean), [hide]);
  const { page, pageSize } = silenceAlertsParams(search);
  const total = list?.total ?? 0;
  return (
    <DataTable
      columns={columns}
      empty={{
        title: <Trans>No message was sent yet</Trans>,
        description: <Trans>Messages about incidents appear here, with what became of them.</Trans>,
      }}
      failed={failed}
      filters={filters}
      footer={
        list && (
          <Pagination
            className="min-w-0 flex-1"
            onPageChange={(next) => onSearch({ page: next }, true)}
            onPageSizeChange={(size) => onSearch({ size: oneOf(size, pageSizes) })}
            page={page}
            pageSize={pageSize}
            pageSizes={pageSizes}
            total={total}
          />
        )
      }
      hiddenColumns={hidden}
      label={t`Messages about incidents`}
      loading={list === undefined && failed === undefined}
      onFiltersChange={(next) => onSearch({ ...searchOf(next), page: undefined })}
      onHiddenColumnsChange={(next) => onSearch({ hide: next.join() })}
      onSearchChange={(q) => onSearch({ q, page: undefined })}
      paged={{ page, total }}
      rowActions={(row) => (
        <DropdownMenuItem onSelect={() => onResend(row)}>
          <RotateCwIcon />
          <Trans context="a message">Send again…</Trans>
        </DropdownMenuItem>
      )}
      rowKey={keyOf}
      rows={list?.items ?? none}
      search={search.q ?? ''}
      toolbar={
        <>
          <DataTableSearch maxLength={100} placeholder={t`Station, customer or person`} />
          <DataTableFilters />
        </>
      }
      tools={<DataTableColumns />}
      twoLines
    />
  );
}

const valuesOf = (filter: DataTableColumnFilter | undefined) =>
  filter && 'values' in filter ? filter.values.join() || undefined : undefined;

function searchOf({ state, channel }: DataTableFilterState): SilenceAlertsSearch {
  return { state: valuesOf(state), channel: valuesOf(channel) };
}
