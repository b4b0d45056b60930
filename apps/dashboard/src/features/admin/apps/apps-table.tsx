import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { StaffAppItem } from '@unmuted/api';
import { DataTable, DataTableColumns, type DataTableFilterState } from '@unmuted/ui/data-table';
import type { FailedStateProps } from '@unmuted/ui/failed-state';
import { Pagination } from '@unmuted/ui/pagination';
import { type ReactNode, useMemo } from 'react';
import type { AppPlatform } from '#/data/apps/staff-apps.queries.ts';
import { platformTexts } from '#/features/admin/apps/app-platforms.ts';
import { type AppPage, type AppsSearch, appsParams } from '#/features/admin/apps/apps.search.ts';
import { useAppColumns } from '#/features/admin/apps/use-app-columns.tsx';
import { pageSizes } from '#/lib/list.search.ts';
import { oneOf } from '#/lib/search-values.ts';

export interface AppsTableProps {
  platform: AppPlatform;
  list: AppPage | undefined;
  failed: FailedStateProps | undefined;
  search: AppsSearch;
  /** The search field. */
  toolbar: ReactNode;
  /** Parameters to change; `isStep` adds a history entry. */
  onSearch: (change: AppsSearch, isStep?: boolean) => void;
}

const keyOf = ({ id }: StaffAppItem) => id;
const none: readonly StaffAppItem[] = [];

/** One page of apps, searched and ordered by the server. */
export function AppsTable({ platform, list, failed, search, toolbar, onSearch }: AppsTableProps) {
  const { i18n } = useLingui();
  const columns = useAppColumns(platform, list?.filesUrl ?? '');
  const { state, waiting, q = '', hide = '' } = search;
  const { page, pageSize } = appsParams(search);
  // Stable references: the table treats a new object as a new query.
  const filters = useMemo<DataTableFilterState>(() => (state ? { state: { values: [state] } } : {}), [state]);
  const hidden = useMemo(() => hide.split(',').filter(Boolean), [hide]);
  const total = list?.total ?? 0;
  return (
    <DataTable
      columns={columns}
      empty={
        waiting
          ? {
              title: <Trans>Nothing waits for us</Trans>,
              description: <Trans>Apps to review, to build again or to send to the store appear here.</Trans>,
            }
          : {
              title: <Trans>There are no apps yet</Trans>,
              description: <Trans>Create one for a customer; it is filled from their station.</Trans>,
            }
      }
      failed={failed}
      filters={filters}
      footer={
        list &&
        !waiting && (
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
      label={i18n._(platformTexts[platform].apps)}
      loading={list === undefined && failed === undefined}
      // Only to clear them: the state is chosen in the tabs.
      onFiltersChange={() => onSearch({ state: undefined, page: undefined })}
      onHiddenColumnsChange={(next) => onSearch({ hide: next.join() })}
      onSearchChange={(next) => onSearch({ q: next, page: undefined })}
      paged={{ page, total }}
      rowKey={keyOf}
      rows={list?.items ?? none}
      search={q}
      toolbar={toolbar}
      tools={<DataTableColumns />}
      twoLines
    />
  );
}
