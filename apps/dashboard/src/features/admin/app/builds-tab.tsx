import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { Link, useSearch } from '@tanstack/react-router';
import type { AppBuild } from '@unmuted/api';
import { Card, CardHeader } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { Link as TextLink } from '@unmuted/ui/link';
import { formatBytes } from '@unmuted/ui/quantity';
import { Table, type TableColumn } from '@unmuted/ui/table';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { appSearch } from '#/features/admin/app/app.search.ts';
import { ArtifactList } from '#/features/admin/app/artifact-list.tsx';
import { BuildCard } from '#/features/admin/app/build-card.tsx';
import { BuildDuration, BuildFault, BuildMachine, BuildStatus } from '#/features/admin/app/build-status.tsx';
import type { AppTabProps } from '#/features/admin/app/settings-tab.tsx';
import { appPaths } from '#/features/admin/apps/app-platforms.ts';

/** One build with its log, and all builds of the app, latest first. */
export function BuildsTab({ api, app: staff }: AppTabProps) {
  const { app } = staff;
  const chosen = useSearch({ strict: false, select: (search) => appSearch(search).build });
  const [latest] = app.builds;
  const shown = app.builds.find(({ number }) => number === chosen) ?? latest;
  return (
    <>
      {shown && <BuildCard api={api} app={staff} build={shown} key={shown.id} />}
      <AllBuilds app={staff} shown={shown} />
    </>
  );
}

function AllBuilds({ app: { app }, shown }: Pick<AppTabProps, 'app'> & { shown: AppBuild | undefined }) {
  const { t } = useWords();
  const { id, platform, builds } = app;
  const columns: TableColumn<AppBuild>[] = [
    {
      id: 'version',
      header: t({ message: 'Version', context: 'of an app' }),
      rowHeader: true,
      cell: ({ number, versionName, versionCode }) => (
        <>
          <TextLink asChild>
            <Link
              aria-current={number === shown?.number ? 'true' : undefined}
              className={number === shown?.number ? 'touch-target font-semibold' : 'touch-target'}
              params={{ id }}
              resetScroll={false}
              search={{ tab: 'builds', build: number }}
              to={appPaths[platform]}
            >
              <Trans>Build {number}</Trans>
            </Link>
          </TextLink>
          <span className="block text-12 font-normal text-fg-muted">
            <span dir="ltr">
              {versionName} ({versionCode})
            </span>
          </span>
        </>
      ),
    },
    {
      id: 'state',
      header: t`State`,
      cell: (build) => (
        <>
          <BuildStatus build={build} />
          <span className="block">
            <BuildFault build={build} />
          </span>
        </>
      ),
    },
    {
      id: 'machine',
      header: t`Machine`,
      cell: (build) => (
        <>
          <BuildMachine build={build} />
          <span className="block text-12 text-fg-muted">
            <BuildDuration build={build} />
          </span>
        </>
      ),
    },
    { id: 'queued', header: t`Queued`, cell: ({ createdAt }) => <Timestamp at={createdAt} /> },
    {
      id: 'log',
      header: t`Log`,
      align: 'end',
      cell: ({ logBytes }) => <LogSize bytes={logBytes} />,
    },
    {
      id: 'files',
      header: t`Files`,
      cell: ({ artifacts }) => (artifacts.length === 0 ? '–' : <ArtifactList artifacts={artifacts} />),
    },
  ];
  return (
    <Card asChild className="min-w-0">
      <section aria-labelledby="builds">
        <CardHeader
          className="pb-2"
          title={
            <span id="builds">{builds.length === 0 ? <Trans>Builds</Trans> : <Trans>All builds</Trans>}</span>
          }
        />
        {builds.length === 0 ? (
          <EmptyState
            className="py-8"
            description={<Trans>A build is queued when the app is approved.</Trans>}
            title={<Trans>No builds yet</Trans>}
          />
        ) : (
          <Table
            caption={t`Builds of the app`}
            className="mb-1"
            columns={columns}
            rowKey={(each) => each.id}
            rows={builds}
          />
        )}
      </section>
    </Card>
  );
}

function LogSize({ bytes }: { bytes: number }) {
  const { i18n } = useLingui();
  return bytes === 0 ? '–' : formatBytes(i18n.locale, bytes);
}
