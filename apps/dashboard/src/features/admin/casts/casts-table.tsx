import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { AdminCastList, AdminCastRow } from '@unmuted/api';
import { DataTable, DataTableColumns, DataTableFilters, DataTableSearch } from '@unmuted/ui/data-table';
import { DropdownMenuItem, DropdownMenuSeparator } from '@unmuted/ui/dropdown-menu';
import type { FailedStateProps } from '@unmuted/ui/failed-state';
import { BanIcon, EyeIcon, PlayIcon } from '@unmuted/ui/icons';
import { Pagination } from '@unmuted/ui/pagination';
import { type ReactNode, useMemo } from 'react';
import { type AdminCastsSearch, adminCastsParams } from '#/features/admin/casts/admin-casts.search.ts';
import { filtersOf, hiddenOf, stateText } from '#/features/admin/casts/table-settings.ts';
import { useCastColumns } from '#/features/admin/casts/use-cast-columns.tsx';
import { pageSizes } from '#/lib/list.search.ts';
import { oneOf } from '#/lib/search-values.ts';
import { sortOf, sortText } from '#/lib/table-sort.ts';

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
const none: readonly AdminCastRow[] = [];

/** One page of all casts, searched and sorted by the server. */
export function CastsTable({ list, failed, search, onSearch, onAct, tools, bulkActions }: CastsTableProps) {
  const { t } = useLingui();
  const columns = useCastColumns();
  const { sort: sortKey, state, hide } = search;
  // Stable references: the table treats a new object as a new query.
  const sort = useMemo(() => sortOf(sortKey), [sortKey]);
  const filters = useMemo(() => filtersOf({ state }), [state]);
  const hidden = useMemo(() => hiddenOf({ hide }), [hide]);
  const { page, pageSize } = adminCastsParams(search);
  const total = list?.total ?? 0;
  return (
    <DataTable
      label={t`Casts`}
      columns={columns}
      rows={list?.items ?? none}
      rowKey={keyOf}
      twoLines
      paged={{ page, total }}
      loading={list === undefined && failed === undefined}
      failed={failed}
      sort={sort}
      // A new sort order starts at the first page.
      onSortChange={(next) => onSearch({ sort: sortText(next), page: undefined })}
      search={search.q ?? ''}
      onSearchChange={(q) => onSearch({ q, page: undefined })}
      filters={filters}
      onFiltersChange={(next) => onSearch({ state: stateText(next), page: undefined })}
      hiddenColumns={hidden}
      onHiddenColumnsChange={(next) => onSearch({ hide: next.join() })}
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
      selectable={bulkActions !== undefined}
      bulkActions={bulkActions && ((selection) => bulkActions([...selection].map(String)))}
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
        title: <Trans>There are no casts yet</Trans>,
        description: <Trans>The casts of all customers appear here.</Trans>,
      }}
    />
  );
}
