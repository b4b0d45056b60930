import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminCustomerList, AdminCustomerRow } from '@unmuted/api';
import { DataTableColumns, DataTableFilters, DataTableSearch } from '@unmuted/ui/data-table';
import type { FailedStateProps } from '@unmuted/ui/failed-state';
import type { ReactNode } from 'react';
import { PagedTable } from '#/components/paged-table/paged-table.tsx';
import { type CustomersSearch, usuallyHidden } from '#/features/admin/customers/customers.search.ts';
import { customersParams } from '#/features/admin/customers/customers-params.ts';
import { useCustomerColumns } from '#/features/admin/customers/use-customer-columns.tsx';
import { listOf } from '#/lib/search-values.ts';

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
const noPlans: readonly string[] = [];

/** One page of customers, searched and sorted by the server. */
export function CustomersTable({ search, ...props }: CustomersTableProps) {
  const { t } = useLingui();
  const columns = useCustomerColumns(props.list?.summary.plans ?? noPlans);
  const { page, pageSize } = customersParams(search);
  const { state, trouble, plan, overdue } = search;
  return (
    <PagedTable
      {...props}
      columns={columns}
      empty={{
        title: <Trans>There are no customers yet</Trans>,
        description: <Trans>Invite the first one. People who register appear here too.</Trans>,
      }}
      // By column: the plan and its renewal share one.
      filters={{
        state: listOf(state),
        trouble: trouble && [trouble],
        renews: plan === undefined ? [] : [plan],
        overdue: overdue && [overdue],
      }}
      label={t`Customers`}
      onFilter={(next) =>
        props.onSearch({
          state: next.state?.join() || undefined,
          trouble: next.trouble?.length ? 'yes' : undefined,
          // Another plan replaces the first.
          plan: next.renews?.at(-1),
          overdue: next.overdue?.length ? 'yes' : undefined,
          page: undefined,
        })
      }
      page={page}
      pageSize={pageSize}
      rowKey={keyOf}
      search={search}
      toolbar={
        <>
          <DataTableSearch maxLength={100} placeholder={t`Name, company, email or cast`} />
          <DataTableFilters />
        </>
      }
      tools={<DataTableColumns />}
      usuallyHidden={usuallyHidden}
    />
  );
}
