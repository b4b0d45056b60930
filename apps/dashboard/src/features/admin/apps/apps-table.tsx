import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { StaffAppItem } from '@unmuted/api';
import { DataTableColumns } from '@unmuted/ui/data-table';
import type { FailedStateProps } from '@unmuted/ui/failed-state';
import type { ReactNode } from 'react';
import { PagedTable } from '#/components/paged-table/paged-table.tsx';
import type { AppPlatform } from '#/data/apps/staff-apps.queries.ts';
import { platformTexts } from '#/features/admin/apps/app-platforms.ts';
import { type AppPage, type AppsSearch, appsParams } from '#/features/admin/apps/apps.search.ts';
import { useAppColumns } from '#/features/admin/apps/use-app-columns.tsx';
import { listOf } from '#/lib/search-values.ts';

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

/** One page of apps, searched and ordered by the server. */
export function AppsTable({ platform, search, ...props }: AppsTableProps) {
  const { i18n } = useLingui();
  const columns = useAppColumns(platform, props.list?.filesUrl ?? '');
  const { page, pageSize } = appsParams(search);
  return (
    <PagedTable
      {...props}
      columns={columns}
      empty={
        search.waiting
          ? {
              title: <Trans>Nothing waits for us</Trans>,
              description: <Trans>Apps to review, to build again or to send to the store appear here.</Trans>,
            }
          : {
              title: <Trans>There are no apps yet</Trans>,
              description: <Trans>Create one for a customer; it is filled from their station.</Trans>,
            }
      }
      filters={{ state: listOf(search.state) }}
      isWhole={search.waiting !== undefined}
      label={i18n._(platformTexts[platform].apps)}
      // Only to clear them: the state is chosen in the tabs.
      onFilter={() => props.onSearch({ state: undefined, page: undefined })}
      page={page}
      pageSize={pageSize}
      rowKey={keyOf}
      search={search}
      tools={<DataTableColumns />}
    />
  );
}
