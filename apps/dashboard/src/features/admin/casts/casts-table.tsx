import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { AdminCastList, AdminCastRow } from '@unmuted/api';
import { DataTableColumns, DataTableFilters, DataTableSearch } from '@unmuted/ui/data-table';
import { DropdownMenuItem, DropdownMenuSeparator } from '@unmuted/ui/dropdown-menu';
import type { FailedStateProps } from '@unmuted/ui/failed-state';
import { BanIcon, EyeIcon, PlayIcon } from '@unmuted/ui/icons';
import type { ReactNode } from 'react';
import { PagedTable } from '#/components/paged-table/paged-table.tsx';
import {
  type AdminCastsSearch,
  adminCastsParams,
  usuallyHidden,
} from '#/features/admin/casts/admin-casts.search.ts';
import { useCastColumns } from '#/features/admin/casts/use-cast-columns.tsx';
import { listOf } from '#/lib/search-values.ts';

/** An action on a cast. */
export interface CastAct {
  act: 'suspend' | 'unsuspend';
  username: string;
}

export interface CastsTableProps {
  list: AdminCastList | undefined;
  failed: FailedStateProps | undefined;
  search: AdminCastsSearch;
  /** Parameters to change; `isStep` adds a history entry. */
  onSearch: (change: AdminCastsSearch, isStep?: boolean) => void;
  onAct: (act: CastAct) => void;
  /** Exports the list. */
  tools: ReactNode;
  /** Actions on the selected casts; without them, none can be selected. */
  bulkActions: ((usernames: readonly string[]) => ReactNode) | undefined;
}

const keyOf = ({ username }: AdminCastRow) => username;

/** One page of all casts, searched and sorted by the server. */
export function CastsTable({ search, onAct, tools, bulkActions, ...props }: CastsTableProps) {
  const { t } = useLingui();
  const columns = useCastColumns();
  const { page, pageSize } = adminCastsParams(search);
  return (
    <PagedTable
      {...props}
      bulkActions={bulkActions && ((rows) => bulkActions(rows.map(keyOf)))}
      columns={columns}
      empty={{
        title: <Trans>There are no casts yet</Trans>,
        description: <Trans>The casts of all customers appear here.</Trans>,
      }}
      filters={{ state: listOf(search.state) }}
      label={t`Casts`}
      onFilter={({ state }) => props.onSearch({ state: state?.join() || undefined, page: undefined })}
      page={page}
      pageSize={pageSize}
      rowActions={({ username, state: present }) => (
        <>
          <DropdownMenuItem asChild>
            <Link params={{ username }} to="/admin/cast/$username">
              <EyeIcon />
              <Trans context="a cast">Open</Trans>
            </Link>
          </DropdownMenuItem>
          {present !== 'terminated' && <DropdownMenuSeparator />}
          {present === 'terminated' ? null : present === 'suspended' ? (
            <DropdownMenuItem onSelect={() => onAct({ act: 'unsuspend', username })}>
              <PlayIcon />
              <Trans>Lift the suspension…</Trans>
            </DropdownMenuItem>
          ) : (
            <DropdownMenuItem onSelect={() => onAct({ act: 'suspend', username })} tone="danger">
              <BanIcon />
              <Trans context="a cast">Suspend…</Trans>
            </DropdownMenuItem>
          )}
        </>
      )}
      rowKey={keyOf}
      search={search}
      toolbar={
        <>
          <DataTableSearch maxLength={100} placeholder={t`Cast, customer or email`} />
          <DataTableFilters />
        </>
      }
      tools={
        <>
          {tools}
          <DataTableColumns />
        </>
      }
      usuallyHidden={usuallyHidden}
    />
  );
}
