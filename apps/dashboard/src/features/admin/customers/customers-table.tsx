import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminCustomerList, AdminCustomerRow } from '@unmuted/api';
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
import { type ReactNode, useMemo, useState } from 'react';
import { type CustomersSearch, usuallyHidden } from '#/features/admin/customers/customers.search.ts';
import { customersParams } from '#/features/admin/customers/customers-params.ts';
import { useCustomerColumns } from '#/features/admin/customers/use-customer-columns.tsx';
import { pageSizes } from '#/lib/list.search.ts';
import { oneOf } from '#/lib/search-values.ts';
import { sortOf, sortText } from '#/lib/table-sort.ts';

export interface CustomersTableProps {
  list: AdminCustomerList | undefined;
  failed: FailedStateProps | undefined;
  search: CustomersSearch;
  /** Parameters to change; `isStep` adds a history entry. */
  onSearch: (change: CustomersSearch, isStep?: boolean) => void;
  /** Actions on the selected customers; without them, none can be selected. */
  bulkActions: ((selected: readonly AdminCustomerRow[]) => ReactNode) | undefined;
}

const keyOf = ({ id }: AdminCustomerRow) => id;
const none: readonly AdminCustomerRow[] = [];
const noPlans: readonly string[] = [];

/** One page of customers, searched and sorted by the server. */
export function CustomersTable({ list, failed, search, onSearch, bulkActions }: CustomersTableProps) {
  const { t } = useLingui();
  const columns = useCustomerColumns(list?.summary.plans ?? noPlans);
  const { sort: sortKey, state, trouble, plan, overdue, hide = usuallyHidden } = search;
  // Stable references: the table treats a new object as a new query.
  const sort = useMemo(() => sortOf(sortKey), [sortKey]);
  const filters = useMemo(
    () => filtersOf({ state, trouble, plan, overdue }),
    [state, trouble, plan, overdue],
  );
  const hidden = useMemo(() => hide.split(',').filter(Boolean), [hide]);
  const rows = list?.items ?? none;
  const [selection, setSelection] = useSelectionOf(rows);
  const { page, pageSize } = customersParams(search);
  const total = list?.total ?? 0;
  return (
    <DataTable
      label={t`Customers`}
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
      onFiltersChange={(next) => onSearch({ ...searchOf(next), page: undefined })}
      hiddenColumns={hidden}
      onHiddenColumnsChange={(next) => onSearch({ hide: next.join() })}
      selectable={bulkActions !== undefined}
      selection={selection}
      onSelectionChange={setSelection}
      bulkActions={bulkActions && ((selected) => bulkActions(rows.filter(({ id }) => selected.has(id))))}
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

type Keys = ReadonlySet<string | number>;

/** The selected rows of this page: an action concerns what can be seen. */
function useSelectionOf(rows: readonly AdminCustomerRow[]): [Keys, (next: Keys) => void] {
  const [chosen, setChosen] = useState<Keys>(() => new Set());
  const present = useMemo(
    () => new Set<string | number>(rows.map(keyOf).filter((id) => chosen.has(id))),
    [rows, chosen],
  );
  return [present, setChosen];
}

type Filters = Pick<CustomersSearch, 'state' | 'trouble' | 'plan' | 'overdue'>;

/** By column: the plan and its renewal share one. */
function filtersOf({ state, trouble, plan, overdue }: Filters): DataTableFilterState {
  return {
    ...(state && { state: { values: state.split(',') } }),
    ...(trouble && { trouble: { values: [trouble] } }),
    ...(plan && { renews: { values: [plan] } }),
    ...(overdue && { overdue: { values: [overdue] } }),
  };
}

function searchOf({ state, trouble, renews, overdue }: DataTableFilterState): Filters {
  // Another plan replaces the first.
  const plan = valuesOf(renews).at(-1);
  return {
    state: valuesOf(state).join() || undefined,
    trouble: valuesOf(trouble).length > 0 ? 'yes' : undefined,
    plan: plan === undefined ? undefined : String(plan),
    overdue: valuesOf(overdue).length > 0 ? 'yes' : undefined,
  };
}

const valuesOf = (filter: DataTableColumnFilter | undefined) =>
  filter && 'values' in filter ? filter.values : [];
