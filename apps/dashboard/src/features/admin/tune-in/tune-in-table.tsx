import { Trans, useLingui } from '@lingui/react/macro';
import type { TuneInList, TuneInRow } from '@unmuted/api';
import { DataTableColumns, DataTableFilters, DataTableSearch } from '@unmuted/ui/data-table';
import type { FailedStateProps } from '@unmuted/ui/failed-state';
import type { ReactNode } from 'react';
import { PagedTable } from '#/components/paged-table/paged-table.tsx';
import {
  type AdminTuneInSearch,
  adminTuneInParams,
  usuallyHidden,
} from '#/features/admin/tune-in/admin-tune-in.search.ts';
import { useTuneInColumns } from '#/features/admin/tune-in/use-tune-in-columns.tsx';
import { listOf } from '#/lib/search-values.ts';

interface TuneInTableProps {
  list: TuneInList | undefined;
  failed: FailedStateProps | undefined;
  search: AdminTuneInSearch;
  /** Parameters to change; `isStep` adds a history entry. */
  onSearch: (change: AdminTuneInSearch, isStep?: boolean) => void;
  bulkActions: (selected: readonly TuneInRow[]) => ReactNode;
}

const keyOf = ({ id }: TuneInRow) => id;

/** One page of stations, searched and sorted by the server. */
export function TuneInTable({ search, ...props }: TuneInTableProps) {
  const { t } = useLingui();
  const columns = useTuneInColumns();
  const { page, pageSize, sort } = adminTuneInParams(search);
  return (
    <PagedTable
      {...props}
      columns={columns}
      empty={{
        title: <Trans>No station is set up for TuneIn yet</Trans>,
        description: <Trans>Customers enter their partner keys on the page of a station.</Trans>,
      }}
      filters={{ state: listOf(search.state) }}
      label={t`Stations with TuneIn`}
      onFilter={({ state }) => props.onSearch({ state: state?.join() || undefined, page: undefined })}
      page={page}
      pageSize={pageSize}
      rowKey={keyOf}
      search={{ ...search, sort }}
      toolbar={
        <>
          <DataTableSearch maxLength={100} placeholder={t`Station, customer or TuneIn ID`} />
          <DataTableFilters />
        </>
      }
      tools={<DataTableColumns />}
      usuallyHidden={usuallyHidden}
    />
  );
}
