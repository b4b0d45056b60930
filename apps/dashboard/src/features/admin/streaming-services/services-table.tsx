import { Trans, useLingui } from '@lingui/react/macro';
import type { StreamingServiceList, StreamingServiceRow } from '@unmuted/api';
import {
  DataTable,
  type DataTableColumnFilter,
  DataTableColumns,
  type DataTableFilterState,
  DataTableFilters,
  DataTableSearch,
} from '@unmuted/ui/data-table';
import type { FailedStateProps } from '@unmuted/ui/failed-state';
import { Pagination } from '@unmuted/ui/pagination';
import { type ReactNode, useMemo } from 'react';
import {
  type ServicesSearch,
  servicesParams,
  usuallyHidden,
} from '#/features/admin/streaming-services/services.search.ts';
import { useServiceColumns } from '#/features/admin/streaming-services/use-service-columns.tsx';
import { pageSizes } from '#/lib/list.search.ts';
import { oneOf } from '#/lib/search-values.ts';
import { sortOf, sortText } from '#/lib/table-sort.ts';

export interface ServicesTableProps {
  list: StreamingServiceList | undefined;
  failed: FailedStateProps | undefined;
  search: ServicesSearch;
  /** Parameters to change; `isStep` adds a history entry. */
  onSearch: (change: ServicesSearch, isStep?: boolean) => void;
  rowActions: (service: StreamingServiceRow) => ReactNode;
  /** The first act when there are no services. */
  action: ReactNode;
}

const keyOf = ({ id }: StreamingServiceRow) => id;
const none: readonly StreamingServiceRow[] = [];

/** One page of streaming services, searched and sorted by the server. */
export function ServicesTable(props: ServicesTableProps) {
  const { list, failed, search, onSearch, rowActions, action } = props;
  const { t } = useLingui();
  const columns = useServiceColumns();
  const { sort: sortKey, state, type, hide = usuallyHidden } = search;
  // Stable references: the table treats a new object as a new query.
  const sort = useMemo(() => sortOf(sortKey), [sortKey]);
  const filters = useMemo(() => filtersOf({ state, type }), [state, type]);
  const hidden = useMemo(() => hide.split(',').filter(Boolean), [hide]);
  const { page, pageSize } = servicesParams(search);
  const total = list?.total ?? 0;
  return (
    <DataTable
      columns={columns}
      empty={{
        title: <Trans>There are no streaming services yet</Trans>,
        description: (
          <Trans>Add the first one by its address, or import a list. Casts appear here too.</Trans>
        ),
        action,
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
      label={t`Streaming services`}
      loading={list === undefined && failed === undefined}
      onFiltersChange={(next) => onSearch({ ...searchOf(next), page: undefined })}
      onHiddenColumnsChange={(next) => onSearch({ hide: next.join() })}
      onSearchChange={(q) => onSearch({ q, page: undefined })}
      onSortChange={(next) => onSearch({ sort: sortText(next), page: undefined })}
      paged={{ page, total }}
      rowActions={rowActions}
      rowKey={keyOf}
      rows={list?.items ?? none}
      search={search.q ?? ''}
      sort={sort}
      toolbar={
        <>
          <DataTableSearch maxLength={100} placeholder={t`Label, address or customer`} />
          <DataTableFilters />
        </>
      }
      tools={<DataTableColumns />}
      twoLines
    />
  );
}

type Filters = Pick<ServicesSearch, 'state' | 'type'>;

function filtersOf({ state, type }: Filters): DataTableFilterState {
  return {
    ...(state && { state: { values: state.split(',') } }),
    ...(type && { type: { values: type.split(',') } }),
  };
}

function searchOf({ state, type }: DataTableFilterState): Filters {
  return { state: valuesOf(state).join() || undefined, type: valuesOf(type).join() || undefined };
}

const valuesOf = (filter: DataTableColumnFilter | undefined) =>
  filter && 'values' in filter ? filter.values : [];
