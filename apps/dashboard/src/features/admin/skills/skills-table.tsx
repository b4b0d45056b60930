import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffSkillItem } from '@unmuted/api';
import { DataTableColumns } from '@unmuted/ui/data-table';
import type { FailedStateProps } from '@unmuted/ui/failed-state';
import type { ReactNode } from 'react';
import { PagedTable } from '#/components/paged-table/paged-table.tsx';
import { type SkillPage, type SkillsSearch, skillsParams } from '#/features/admin/skills/skills.search.ts';
import { useSkillColumns } from '#/features/admin/skills/use-skill-columns.tsx';
import { listOf } from '#/lib/search-values.ts';

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

/** One page of skills, searched and ordered by the server. */
export function SkillsTable({ search, ...props }: SkillsTableProps) {
  const { t } = useLingui();
  const columns = useSkillColumns();
  const { page, pageSize } = skillsParams(search);
  return (
    <PagedTable
      {...props}
      columns={columns}
      empty={{
        title: <Trans>There are no skills yet</Trans>,
        description: <Trans>Create one for a customer; it is filled from their station.</Trans>,
      }}
      filters={{ state: listOf(search.state) }}
      label={t`Alexa skills`}
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
