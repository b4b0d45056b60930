import { Trans, useLingui } from '@lingui/react/macro';
import type { AlertList, AlertRow } from '@unmuted/api';
import { DataTableColumns, DataTableFilters, DataTableSearch } from '@unmuted/ui/data-table';
import { DropdownMenuItem } from '@unmuted/ui/dropdown-menu';
import type { FailedStateProps } from '@unmuted/ui/failed-state';
import { RotateCwIcon } from '@unmuted/ui/icons';
import { PagedTable } from '#/components/paged-table/paged-table.tsx';
import {
  type SilenceAlertsSearch,
  silenceAlertsParams,
  usuallyHidden,
} from '#/features/admin/silence-alerts/silence-alerts.search.ts';
import { useAlertColumns } from '#/features/admin/silence-alerts/use-alert-columns.tsx';
import { listOf } from '#/lib/search-values.ts';

export interface AlertsTableProps {
  list: AlertList | undefined;
  failed: FailedStateProps | undefined;
  search: SilenceAlertsSearch;
  /** Parameters to change; `isStep` adds a history entry. */
  onSearch: (change: SilenceAlertsSearch, isStep?: boolean) => void;
  onResend: (row: AlertRow) => void;
}

const keyOf = ({ id }: AlertRow) => id;

/** One page of messages, latest first. */
export function AlertsTable({ search, onResend, ...props }: AlertsTableProps) {
  const { t } = useLingui();
  const columns = useAlertColumns();
  const { page, pageSize } = silenceAlertsParams(search);
  return (
    <PagedTable
      {...props}
      columns={columns}
      empty={{
        title: <Trans>No message was sent yet</Trans>,
        description: <Trans>Messages about incidents appear here, with what became of them.</Trans>,
      }}
      filters={{ state: listOf(search.state), channel: listOf(search.channel) }}
      label={t`Messages about incidents`}
      onFilter={({ state, channel }) =>
        props.onSearch({
          state: state?.join() || undefined,
          channel: channel?.join() || undefined,
          page: undefined,
        })
      }
      page={page}
      pageSize={pageSize}
      rowActions={(row) => (
        <DropdownMenuItem onSelect={() => onResend(row)}>
          <RotateCwIcon />
          <Trans context="a message">Send again…</Trans>
        </DropdownMenuItem>
      )}
      rowKey={keyOf}
      search={search}
      toolbar={
        <>
          <DataTableSearch maxLength={100} placeholder={t`Station, customer or person`} />
          <DataTableFilters />
        </>
      }
      tools={<DataTableColumns />}
      usuallyHidden={usuallyHidden}
    />
  );
}
