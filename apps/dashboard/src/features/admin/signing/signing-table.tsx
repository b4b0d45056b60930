import { useLingui } from '@lingui/react/macro';
import type { SigningState } from '@unmuted/api';
import {
  DataTable,
  type DataTableColumn,
  DataTableColumns,
  type DataTableFilterState,
  DataTableFilters,
  DataTableSearch,
} from '@unmuted/ui/data-table';
import type { EmptyStateProps } from '@unmuted/ui/empty-state';
import type { FailedStateProps } from '@unmuted/ui/failed-state';
import { type ReactNode, useMemo } from 'react';
import { type SigningSearch, usuallyHidden } from '#/features/admin/signing/signing.search.ts';

interface Secret {
  readonly id: string;
  readonly state: SigningState;
}

export interface SigningTableProps<Row> {
  label: string;
  columns: readonly DataTableColumn<Row>[];
  /** Undefined until they are loaded. */
  rows: readonly Row[] | undefined;
  failed: FailedStateProps | undefined;
  empty: EmptyStateProps;
  search: SigningSearch;
  onSearch: (change: SigningSearch) => void;
  rowActions: (row: Row) => ReactNode;
}

const none: readonly never[] = [];
const keyOf = ({ id }: Secret) => id;

/** All bundles or all keystores: few, so the table itself searches and sorts them. */
export function SigningTable<Row extends Secret>(props: SigningTableProps<Row>) {
  const { label, columns, rows, failed, empty, search, onSearch, rowActions } = props;
  const { t } = useLingui();
  const { state, hide = usuallyHidden } = search;
  // Stable references: the table treats a new object as a new query.
  const filters = useMemo<DataTableFilterState>(
    () => (state ? { state: { values: state.split(',') } } : {}),
    [state],
  );
  const hidden = useMemo(() => hide.split(',').filter(Boolean), [hide]);
  return (
    <DataTable
      columns={columns}
      empty={empty}
      failed={failed}
      filters={filters}
      hiddenColumns={hidden}
      label={label}
      loading={rows === undefined && failed === undefined}
      onFiltersChange={(next) => onSearch({ state: statesOf(next) })}
      onHiddenColumnsChange={(next) => onSearch({ hide: next.join() })}
      onSearchChange={(q) => onSearch({ q })}
      rowActions={rowActions}
      rowKey={keyOf}
      rows={rows ?? none}
      search={search.q ?? ''}
      toolbar={
        <>
          <DataTableSearch maxLength={100} placeholder={t`Name, team or app`} />
          <DataTableFilters />
        </>
      }
      tools={<DataTableColumns />}
      twoLines
    />
  );
}

function statesOf({ state }: DataTableFilterState): string | undefined {
  return state && 'values' in state ? state.values.join() || undefined : undefined;
}
