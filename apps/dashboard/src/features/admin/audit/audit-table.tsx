import { Trans, useLingui } from '@lingui/react/macro';
import type { AuditEntry, AuditList, TeamMember } from '@unmuted/api';
import { DataTableSearch } from '@unmuted/ui/data-table';
import { DropdownMenuItem } from '@unmuted/ui/dropdown-menu';
import type { FailedStateProps } from '@unmuted/ui/failed-state';
import { EyeIcon } from '@unmuted/ui/icons';
import { PagedTable } from '#/components/paged-table/paged-table.tsx';
import type { AuditSearch } from '#/features/admin/audit/audit.search.ts';
import { AuditFilters } from '#/features/admin/audit/audit-filters.tsx';
import { auditParams } from '#/features/admin/audit/audit-params.ts';
import { useAuditColumns } from '#/features/admin/audit/use-audit-columns.tsx';

export interface AuditTableProps {
  list: AuditList | undefined;
  failed: FailedStateProps | undefined;
  search: AuditSearch;
  members: readonly TeamMember[];
  /** Parameters to change; `isStep` adds a history entry. */
  onSearch: (change: AuditSearch, isStep?: boolean) => void;
  onOpen: (entry: AuditEntry) => void;
}

const keyOf = ({ id }: AuditEntry) => id;

/** One page of the audit log, filtered by the server. */
export function AuditTable({ list, failed, search, members, onSearch, onOpen }: AuditTableProps) {
  const { t } = useLingui();
  const columns = useAuditColumns(onOpen);
  const { page, pageSize } = auditParams(search);
  const isFiltered = Object.keys(search).some((name) => name !== 'page' && name !== 'size');
  return (
    <PagedTable
      columns={columns}
      empty={
        isFiltered
          ? {
              title: <Trans>No entries match</Trans>,
              description: <Trans>Change or clear the filters.</Trans>,
            }
          : {
              title: <Trans>No entries yet</Trans>,
              description: <Trans>Sign-ins and changes of staff and customers appear here.</Trans>,
            }
      }
      failed={failed}
      label={t`Audit log`}
      list={list}
      onSearch={onSearch}
      page={page}
      pageSize={pageSize}
      rowActions={(entry) => (
        <DropdownMenuItem onSelect={() => onOpen(entry)}>
          <EyeIcon />
          <Trans context="an entry of the audit log">Details</Trans>
        </DropdownMenuItem>
      )}
      rowKey={keyOf}
      search={search}
      toolbar={
        <>
          <DataTableSearch maxLength={100} placeholder={t`Name, cast, address or request`} />
          <AuditFilters members={members} onSearch={onSearch} search={search} />
        </>
      }
    />
  );
}
