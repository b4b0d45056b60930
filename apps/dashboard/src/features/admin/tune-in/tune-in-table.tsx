import { Trans, useLingui } from '@lingui/react/macro';
import type { TuneInList, TuneInRow } from '@unmuted/api';
import {
  DataTable,
  DataTableColumns,
  type DataTableFilterState,
  DataTableFilters,
  DataTableSearch,
} from '@unmuted/ui/data-table';
import type { FailedStateProps } from '@unmuted/ui/failed-state';
import { Pagination } from '@unmuted/ui/pagination';
import { type ReactNode, useMemo, useState } from 'react';
import {
  type AdminTuneInSearch,
  adminTuneInParams,
  usuallyHidden,
} from '#/features/admin/tune-in/admin-tune-in.search.ts';
import { useTuneInColumns } from '#/features/admin/tune-in/use-tune-in-columns.tsx';
import { pageSizes } from '#/lib/list.search.ts';
import { oneOf } from '#/lib/search-values.ts';
import { sortOf, sortText } from '#/lib/table-sort.ts';

interface TuneInTableProps {
  list: TuneInList | undefined;
  failed: FailedStateProps | undefined;
  search: AdminTuneInSearch;
  /** Parameters to change; `isStep` adds a history entry. */
  onSearch: (change: AdminTuneInSearch, isStep?: boolean) => void;
  bulkActions: (selected: readonly TuneInRow[]) => ReactNode;
}

const keyOf = ({ id }: TuneInRow) => id;
const none: readonly TuneInRow[] = [];
type Keys = ReadonlySet<string | number>;

/** One page of stations, searched and sorted by the server. */
export function TuneInTable({ list, failed, search, onSearch, bulkActions }: TuneInTableProps) {
  const { t } = useLingui();
  const columns = useTuneInColumns();
  const { state, hide = usuallyHidden } = search;
  const { page, pageSize, sort: sortKey } = adminTuneInParams(search);
  // Stable references: the table treats a new object as a new query.
  const sort = useMemo(() => sortOf(sortKey), [sortKey]);
  const filters = useMemo<DataTableFilterState>(
    () => (state ? { state: { values: state.split(',') } } : {}),
    [state],
  );
  const hidden = useMemo(() => hide.split(',').filter(Boolean), [hide]);
  const rows = list?.items ?? none;
  const [selection, setSelection] = useSelectionOf(rows);
  const total = list?.total ?? 0;
  return (
    <DataTable
      bulkActions={(selected) => bulkActions(rows.filter(({ id }) => selected.has(id)))}
      columns={columns}
      empty={{
        title: <Trans>No station is set up for TuneIn yet</Trans>,
        description: <Trans>Customers enter their partner keys on the page of a station.</Trans>,
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
      label={t`Stations with TuneIn`}
      loading={list === undefined && failed === undefined}
      onFiltersChange={(next) => onSearch({ state: stateOf(next), page: undefined })}
      onHiddenColumnsChange={(next) => onSearch({ hide: next.join() })}
      onSearchChange={(q) => onSearch({ q, page: undefined })}
      onSelectionChange={setSelection}
      onSortChange={(next) => onSearch({ sort: sortText(next), page: undefined })}
      paged={{ page, total }}
      rowKey={keyOf}
      rows={rows}
      search={search.q ?? ''}
      selectable
      selection={selection}
      sort={sort}
      toolbar={
        <>
          <DataTableSearch maxLength={100} placeholder={t`Station, customer or TuneIn ID`} />
          <DataTableFilters />
        </>
      }
      tools={<DataTableColumns />}
      twoLines
    />
  );
}

/** The selected rows of this page: an action concerns what can be seen. */
function useSelectionOf(rows: readonly TuneInRow[]): [Keys, (next: Keys) => void] {
  const [chosen, setChosen] = useState<Keys>(() => new Set());
  const present = useMemo(
    () => new Set<string | number>(rows.map(keyOf).filter((id) => chosen.has(id))),
    [rows, chosen],
  );
  return [present, setChosen];
}

function stateOf({ state }: DataTableFilterState): string | undefined {
  return state && 'values' in state ? state.values.join() || undefined : undefined;
}
