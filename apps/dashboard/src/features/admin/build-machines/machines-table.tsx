import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ApiClients, BuildMachine } from '@unmuted/api';
import { Link as TextLink } from '@unmuted/ui/link';
import { Progress } from '@unmuted/ui/progress';
import { Table, type TableColumn } from '@unmuted/ui/table';
import { Tag } from '@unmuted/ui/tag';
import { AgeSince } from '#/components/timestamp/timestamp.tsx';
import { appPaths } from '#/features/admin/apps/app-platforms.ts';
import { MachineMenu } from '#/features/admin/build-machines/machine-menu.tsx';
import { MachineState } from '#/features/admin/build-machines/machine-state.tsx';
import { useFormats } from '#/i18n/use-formats.ts';
import { useNow } from '#/lib/use-now.ts';

export interface MachinesTableProps {
  api: ApiClients;
  machines: readonly BuildMachine[];
}

/** The machines by name, with what each does. */
export function MachinesTable({ api, machines }: MachinesTableProps) {
  const { t } = useLingui();
  const columns: TableColumn<BuildMachine>[] = [
    {
      id: 'name',
      header: t`Machine`,
      rowHeader: true,
      cell: ({ name, labels }) => (
        <>
          <bdi className="wrap-anywhere">{name}</bdi>
          <span className="mt-1 flex flex-wrap gap-1 empty:hidden">
            {labels.map((label) => (
              <Tag dir="ltr" key={label}>
                {label}
              </Tag>
            ))}
          </span>
        </>
      ),
    },
    { id: 'state', header: t`State`, cell: (machine) => <MachineState machine={machine} /> },
    {
      id: 'build',
      header: t({ message: 'Builds', context: 'what a machine does' }),
      cell: ({ build }) => <Job build={build} />,
    },
    {
      id: 'seen',
      header: t({ message: 'Last seen', context: 'a build machine' }),
      cell: ({ isOnline, lastSeenAt }) =>
        isOnline ? <Trans context="last seen">Now</Trans> : <Seen at={lastSeenAt} />,
    },
    {
      id: 'actions',
      header: t`Actions`,
      align: 'end',
      cell: (machine) => <MachineMenu api={api} machine={machine} />,
    },
  ];
  return (
    <Table
      caption={t`Build machines with their state`}
      columns={columns}
      rowKey={({ id }) => id}
      rows={machines}
    />
  );
}

function Job({ build }: Pick<BuildMachine, 'build'>) {
  const { t } = useLingui();
  if (build === null) return '–';
  const { number, app, progress, startedAt } = build;
  const { name } = app;
  return (
    <span className="grid min-w-40 gap-1">
      <span className="wrap-anywhere">
        <TextLink asChild className="touch-target">
          <Link params={{ id: app.id }} search={{ tab: 'builds', build: number }} to={appPaths[app.platform]}>
            <bdi>{name}</bdi>
          </Link>
        </TextLink>{' '}
        <span className="text-12 text-fg-muted">
          <Trans>Build {number}</Trans>
          {startedAt !== null && (
            <>
              , <AgeSince at={startedAt} />
            </>
          )}
        </span>
      </span>
      <Progress className="max-w-60" label={t`Progress`} value={progress} />
    </span>
  );
}

function Seen({ at }: { at: string | null }) {
  const formats = useFormats();
  const now = useNow();
  if (at === null) return <Trans context="last seen">Never</Trans>;
  const date = new Date(at);
  return (
    <time dateTime={at} title={formats.dateTime(date)}>
      {formats.relative(date, new Date(Math.max(now, date.getTime())))}
    </time>
  );
}
