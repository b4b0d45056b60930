import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffSkillItem } from '@unmuted/api';
import { DataTable, DataTableColumns, type DataTableFilterState } from '@unmuted/ui/data-table';
import type { FailedStateProps } from '@unmuted/ui/failed-state';
import { Pagination } from '@unmuted/ui/pagination';
import { type ReactNode, useMemo } from 'react';
import { type SkillPage, type SkillsSearch, skillsParams } from '#/features/admin/skills/skills.search.ts';
import { useSkillColumns } from '#/features/admin/skills/use-skill-columns.tsx';
import { pageSizes } from '#/lib/list.search.ts';
import { oneOf } from '#/lib/search-values.ts';

export interface SkillsTableProps {
  list: SkillPage | undefined;
  failed: FailedStateProps | undefined;
  search: SkillsSearch;
  /** The search field. */
  toolbar: ReactNode;
  /** Parameters to change; `isStep` adds a history entry. */
  onSearch: (change: SkillsSearch, isStep?: boolean) => void;
}

const keyOf = ({ id }: StaffSkillItem) => id;
const none: readonly StaffSkillItem[] = [];

/** One page of skills, searched and ordered by the server. */
export function SkillsTable({ list, failed, search, toolbar, onSearch }: SkillsTableProps) {
  const { t } = useLingui();
  const columns = useSkillColumns();
  const { state, q = '', hide = '' } = search;
  const { page, pageSize } = skillsParams(search);
  // Stable references: the table treats a new object as a new query.
  const filters = useMemo<DataTableFilterState>(() => (state ? { state: { values: [state] } } : {}), [state]);
  const hidden = useMemo(() => hide.split(',').filter(Boolean), [hide]);
  const total = list?.total ?? 0;
  return (
    <DataTable
      columns={columns}
      empty={{
        title: <Trans>There are no skills yet</Trans>,
        description: <Trans>Create one for a customer; it is filled from their station.</Trans>,
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
      label={t`Alexa skills`}
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
