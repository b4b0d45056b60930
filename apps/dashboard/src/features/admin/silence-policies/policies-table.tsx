import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { SilencePolicyList, SilencePolicyRow } from '@unmuted/api';
import { DataTable, DataTableSearch } from '@unmuted/ui/data-table';
import { DropdownMenuItem, DropdownMenuSeparator } from '@unmuted/ui/dropdown-menu';
import type { FailedStateProps } from '@unmuted/ui/failed-state';
import type { ReactNode } from 'react';
import { usePolicyColumns } from '#/features/admin/silence-policies/use-policy-columns.tsx';

export interface PoliciesTableProps {
  list: SilencePolicyList | undefined;
  failed: FailedStateProps | undefined;
  /** The button that creates the first policy. */
  create: ReactNode;
  onTurn: (row: SilencePolicyRow) => void;
  onDelete: (row: SilencePolicyRow) => void;
}

const keyOf = ({ id }: SilencePolicyRow) => id;
const none: readonly SilencePolicyRow[] = [];
/** From this number on, the list can be searched. */
const many = 10;

/** All policies, and what can be done with each. */
export function PoliciesTable({ list, failed, create, onTurn, onDelete }: PoliciesTableProps) {
  const { t } = useLingui();
  const columns = usePolicyColumns();
  const rows = list?.items ?? none;
  return (
    <DataTable
      columns={columns}
      empty={{
        title: <Trans>There are no policies yet</Trans>,
        description: (
          <Trans>
            Owners are told about their own stations. A policy tells people of the team: about each incident,
            or once when a whole network is down.
          </Trans>
        ),
        action: create,
      }}
      failed={failed}
      label={t`Policies of the team`}
      loading={list === undefined && failed === undefined}
      rowActions={(row) => (
        <>
          <DropdownMenuItem asChild>
            <Link params={{ policyId: row.id }} to="/admin/silence/policies/$policyId">
              <Trans>Edit…</Trans>
            </Link>
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => onTurn(row)}>
            {row.isEnabled ? (
              <Trans context="a policy">Turn off</Trans>
            ) : (
              <Trans context="a policy">Turn on</Trans>
            )}
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => onDelete(row)} tone="danger">
            <Trans>Delete…</Trans>
          </DropdownMenuItem>
        </>
      )}
      rowKey={keyOf}
      rows={rows}
      toolbar={rows.length >= many ? <DataTableSearch placeholder={t`Name of a policy`} /> : undefined}
      twoLines
    />
  );
}
