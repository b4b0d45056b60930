import { Trans, useLingui } from '@lingui/react/macro';
import type { NowPlayingFleetList, NowPlayingFleetRow } from '@unmuted/api';
import {
  DataTable,
  DataTableColumns,
  type DataTableFilterState,
  DataTableFilters,
  DataTableFreeze,
  DataTableSearch,
} from '@unmuted/ui/data-table';
import type { FailedStateProps } from '@unmuted/ui/failed-state';
import { Pagination } from '@unmuted/ui/pagination';
import { type ReactNode, useMemo, useState } from 'react';
import {
  type FleetSongsSearch,
  fleetFilters,
  fleetSongsParams,
} from '#/features/admin/now-playing/now-playing-fleet.search.ts';
import { useFleetColumns } from '#/features/admin/now-playing/use-fleet-columns.tsx';
import { pageSizes } from '#/lib/list.search.ts';
import { oneOf } from '#/lib/search-values.ts';
import { sortOf, sortText } from '#/lib/table-sort.ts';

export interface FleetTableProps {
  list: NowPlayingFleetList | undefined;
  failed: FailedStateProps | undefined;
  search: FleetSongsSearch;
  /** Parameters to change; `isStep` adds a history entry. */
  onSearch: (change: FleetSongsSearch, isStep?: boolean) => void;
  bulkActions: (selected: readonly NowPlayingFleetRow[]) => ReactNode;
  isFrozen: boolean;
  onFreeze: (isFrozen: boolean) => void;
  /** When the rows were read. */
  status: ReactNode;
}

const keyOf = ({ stationId }: NowPlayingFleetRow) => stationId;
const none: readonly NowPlayingFleetRow[] = [];

/** One page of stations, searched and sorted by the server. */
export function FleetTable(props: FleetTableProps) {
  const { list, failed, search, onSearch, bulkActions, isFrozen, onFreeze, status } = props;
  const { t } = useLingui();
  const columns = useFleetColumns();
  const { sort: sortKey, show, hide = '' } = search;
  // Stable references: the table treats a new object as a new query.
  const sort = useMemo(() => sortOf(sortKey), [sortKey]);
  const filters = useMemo((): DataTableFilterState => (show ? { show: { values: [show] } } : {}), [show]);
  const hidden = useMemo(() => hide.split(',').filter(Boolean), [hide]);
  const rows = list?.items ?? none;
  const [selection, setSelection] = useSelectionOf(rows);
  const { page, pageSize } = fleetSongsParams(search);
  const total = list?.total ?? 0;
  return (
    <DataTable
      label={t`Stations`}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      twoLines
      paged={{ page, total }}
      loading={list === undefined && failed === undefined}
      failed={failed}
      sort={sort}
      onSortChange={(next) => onSearch({ sort: sortText(next), page: undefined })}
      search={search.q ?? ''}
      onSearchChange={(q) => onSearch({ q, page: undefined })}
      filters={filters}
      onFiltersChange={(next) => onSearch({ show: showOf(next), page: undefined })}
      hiddenColumns={hidden}
      onHiddenColumnsChange={(next) => onSearch({ hide: next.join() })}
      frozen={isFrozen}
      onFrozenChange={onFreeze}
      selectable
      selection={selection}
      onSelectionChange={setSelection}
      bulkActions={(selected) => bulkActions(rows.filter((row) => selected.has(keyOf(row))))}
      toolbar={
        <>
          <DataTableSearch maxLength={100} placeholder={t`Station, customer or text`} />
          <DataTableFilters />
        </>
      }
      tools={
        <>
          {status}
          <DataTableFreeze />
          <DataTableColumns />
        </>
      }
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
      empty={{
        title: <Trans>There are no stations yet</Trans>,
        description: <Trans>Stations of customers appear here with what they play.</Trans>,
      }}
    />
  );
}

/** Another condition replaces the first. */
function showOf({ show }: DataTableFilterState) {
  return oneOf(show && 'values' in show ? show.values.at(-1) : undefined, fleetFilters);
}

type Keys = ReadonlySet<string | number>;

/** The selected rows of this page: an action concerns what can be seen. */
function useSelectionOf(rows: readonly NowPlayingFleetRow[]): [Keys, (next: Keys) => void] {
  const [chosen, setChosen] = useState<Keys>(() => new Set());
  const present = useMemo(
    () => new Set<string | number>(rows.map(keyOf).filter((id) => chosen.has(id))),
    [rows, chosen],
  );
  return [present, setChosen];
}
