import { Trans, useLingui } from '@lingui/react/macro';
import type { NowPlayingFleetList, NowPlayingFleetRow } from '@unmuted/api';
import { DataTableColumns, DataTableFilters, DataTableFreeze, DataTableSearch } from '@unmuted/ui/data-table';
import type { FailedStateProps } from '@unmuted/ui/failed-state';
import type { ReactNode } from 'react';
import { PagedTable } from '#/components/paged-table/paged-table.tsx';
import {
  type FleetSongsSearch,
  fleetFilters,
  fleetSongsParams,
} from '#/features/admin/now-playing/now-playing-fleet.search.ts';
import { useFleetColumns } from '#/features/admin/now-playing/use-fleet-columns.tsx';
import { oneOf } from '#/lib/search-values.ts';

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

/** One page of stations, searched and sorted by the server. */
export function FleetTable({ search, isFrozen, onFreeze, status, ...props }: FleetTableProps) {
  const { t } = useLingui();
  const columns = useFleetColumns();
  const { page, pageSize } = fleetSongsParams(search);
  return (
    <PagedTable
      {...props}
      columns={columns}
      empty={{
        title: <Trans>There are no stations yet</Trans>,
        description: <Trans>Stations of customers appear here with what they play.</Trans>,
      }}
      filters={{ show: search.show && [search.show] }}
      frozen={isFrozen}
      label={t`Stations`}
      // Another condition replaces the first.
      onFilter={({ show }) => props.onSearch({ show: oneOf(show?.at(-1), fleetFilters), page: undefined })}
      onFrozenChange={onFreeze}
      page={page}
      pageSize={pageSize}
      rowKey={keyOf}
      search={search}
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
    />
  );
}
