import { Trans, useLingui } from '@lingui/react/macro';
import type { StreamingServiceList, StreamingServiceRow } from '@unmuted/api';
import { DataTableColumns, DataTableFilters, DataTableSearch } from '@unmuted/ui/data-table';
import type { FailedStateProps } from '@unmuted/ui/failed-state';
import type { ReactNode } from 'react';
import { PagedTable } from '#/components/paged-table/paged-table.tsx';
import {
  type ServicesSearch,
  servicesParams,
  usuallyHidden,
} from '#/features/admin/streaming-services/services.search.ts';
import { useServiceColumns } from '#/features/admin/streaming-services/use-service-columns.tsx';
import { listOf } from '#/lib/search-values.ts';

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

/** One page of streaming services, searched and sorted by the server. */
export function ServicesTable({ search, action, ...props }: ServicesTableProps) {
  const { t } = useLingui();
  const columns = useServiceColumns();
  const { page, pageSize } = servicesParams(search);
  return (
    <PagedTable
      {...props}
      columns={columns}
      empty={{
        title: <Trans>There are no streaming services yet</Trans>,
        description: (
          <Trans>Add the first one by its address, or import a list. Casts appear here too.</Trans>
        ),
        action,
      }}
      filters={{ state: listOf(search.state), type: listOf(search.type) }}
      label={t`Streaming services`}
      onFilter={({ state, type }) =>
        props.onSearch({
          state: state?.join() || undefined,
          type: type?.join() || undefined,
          page: undefined,
        })
      }
      page={page}
      pageSize={pageSize}
      rowKey={keyOf}
      search={search}
      toolbar={
        <>
          <DataTableSearch maxLength={100} placeholder={t`Label, address or customer`} />
          <DataTableFilters />
        </>
      }
      tools={<DataTableColumns />}
      usuallyHidden={usuallyHidden}
    />
  );
}
