import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminCustomerList, AdminCustomerRow } from '@unmuted/api';
import {
  DataTable,
  DataTableColumns,
  type DataTableFilterState,
  DataTableFilters,
  DataTableSearch,
} from '@unmuted/ui/data-table';
import type { FailedStateProps } from '@unmuted/ui/failed-state';
import { Pagination } from '@unmuted/ui/pagination';
import { useMemo } from 'react';
import {
  type CustomersSearch,
  customersParams,
  usuallyHidden,
} from '#/features/admin/customers/customers.search.ts';
import { useCustomerColumns } from '#/features/admin/customers/use-customer-columns.tsx';
import { oneOf, pageSizes } from '#/lib/list.search.ts';
import { sortOf, sortText } from '#/lib/table-sort.ts';

export interface CustomersTableProps {
  list: AdminCustomerList | undefined;
  failed: FailedStateProps | undefined;
  search: CustomersSearch;
  /** Parameters to change; `isStep` adds a history entry. */
  onSearch: (change: CustomersSearch, isStep?: boolean) => void;
}

const keyOf = ({ id }: AdminCustomerRow) => id;
const none: readonly AdminCustomerRow[] = [];

/** One page of customers, searched and sorted by the server. */
export function CustomersTable({ list, failed, search, onSearch }: CustomersTableProps) {
  const { t } = useLingui();
  const columns = useCustomerColumns();
  const { sort: sortKey, state, trouble, hide = usuallyHidden } = search;
  // Stable references: the table treats a new object as a new query.
  const sort = useMemo(() => sortOf(sortKey), [sortKey]);
  const filters = useMemo(() => filtersOf({ state, trouble }), [state, trouble]);
  const hidden = useMemo(() => hide.split(',').filter(Boolean), [hide]);
  const { page, pageSize } = customersParams(search);
  const total = list?.total ?? 0;
  return (
    <DataTable
      label={t`Customers`}
      columns={columns}
      rows={list?.items ?? none}
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
      onFiltersChange={(next) => onSearch({ ...searchOf(next), page: undefined })}
      hiddenColumns={hidden}
      onHiddenColumnsChange={(next) => onSearch({ hide: next.join() })}
      toolbar={
        <>
          <DataTableSearch maxLength={100} placeholder={t`Name, company, email or cast`} />
          <DataTableFilters />
        </>
      }
      tools={<DataTableColumns />}
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
        title: <Trans>There are no customers yet</Trans>,
        description: <Trans>Invite the first one. People who register appear here too.</Trans>,
      }}
    />
  );
}

function filtersOf({ state, trouble }: Pick<CustomersSearch, 'state' | 'trouble'>): DataTableFilterState {
  return {
    ...(state && { state: { values: state.split(',') } }),
    ...(trouble && { trouble: { values: [trouble] } }),
  };
}

function searchOf({ state, trouble }: DataTableFilterState): Pick<CustomersSearch, 'state' | 'trouble'> {
  return {
    state: state && 'values' in state && state.values.length ? state.values.join() : undefined,
    trouble: trouble && 'values' in trouble && trouble.values.length ? 'yes' : undefined,
  };
}
