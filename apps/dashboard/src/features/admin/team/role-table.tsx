import { Trans, useLingui } from '@lingui/react/macro';
import { type Permission, permits } from '@unmuted/api';
import { Card, CardHeader } from '@unmuted/ui/card';
import { StatusPill } from '@unmuted/ui/status-pill';
import { Table, type TableColumn } from '@unmuted/ui/table';
import { permissionNames, roleNames, staffRoles } from '#/features/admin/team/team.messages.ts';

type Row = [Permission, NonNullable<(typeof permissionNames)[Permission]>];

/** What each role of the staff may do, by the table that the server checks. */
export function RoleTable() {
  const { t, i18n } = useLingui();
  const rows = Object.entries(permissionNames) as Row[];
  const columns: TableColumn<Row>[] = [
    {
      id: 'permission',
      header: t`Permission`,
      rowHeader: true,
      cell: ([, name]) => <span className="font-normal">{i18n._(name)}</span>,
    },
    ...staffRoles.map((role) => ({
      id: role,
      header: i18n._(roleNames[role]),
      cell: ([permission]: Row) =>
        permits(role, permission) ? (
          <StatusPill appearance="plain" status="passed">
            <Trans context="a permission">Allowed</Trans>
          </StatusPill>
        ) : (
          <span className="text-fg-subtle">
            <Trans context="a permission">Not allowed</Trans>
          </span>
        ),
    })),
  ];
  return (
    <Card className="min-w-0 overflow-hidden">
      <CardHeader
        description={<Trans>The server checks each call against this table.</Trans>}
        title={<Trans>What a role may do</Trans>}
      />
      <Table
        caption={t`What a role may do`}
        columns={columns}
        density="compact"
        rowKey={([permission]) => permission}
        rows={rows}
      />
    </Card>
  );
}
