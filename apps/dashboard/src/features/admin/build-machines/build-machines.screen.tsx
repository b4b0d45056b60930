import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ApiClients, BuildMachineList, NewBuildMachine } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Card } from '@unmuted/ui/card';
import { PlusIcon } from '@unmuted/ui/icons';
import { PageHeader } from '@unmuted/ui/page-header';
import { useState } from 'react';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { buildMachinesQuery } from '#/data/apps/build-machines.queries.ts';
import { useLiveTopics } from '#/data/live/live-context.tsx';
import { MachinesTable } from '#/features/admin/build-machines/machines-table.tsx';
import { NoMachines } from '#/features/admin/build-machines/no-machines.tsx';
import { WaitingBuilds } from '#/features/admin/build-machines/waiting-builds.tsx';

const NewMachineDialog = lazyOverlay(
  async () => (await import('#/features/admin/build-machines/new-machine-dialog.tsx')).NewMachineDialog,
);
const MachineTokenDialog = lazyOverlay(
  async () => (await import('#/features/admin/build-machines/machine-token-dialog.tsx')).MachineTokenDialog,
);

const route = getRouteApi('/_admin/admin/apps/build-machines');

/** `/admin/apps/build-machines`: the machines that build the apps of customers. */
export function BuildMachinesScreen() {
  const api = route.useRouteContext({ select: (context) => context.api });
  const query = useQuery(buildMachinesQuery(api));
  const [opened, setOpened] = useState<'new' | NewBuildMachine | null>(null);
  const close = () => setOpened(null);
  const add = () => setOpened('new');
  return (
    <>
      <PageHeader
        actions={
          <Button aria-haspopup="dialog" onClick={add} variant="primary">
            <PlusIcon />
            <Trans>Add machine</Trans>
          </Button>
        }
        breadcrumb={[
          <Link key="dashboard" to="/admin/dashboard">
            <Trans>Dashboard</Trans>
          </Link>,
          <Trans key="machines">Build machines</Trans>,
        ]}
        meta={<Trans>They build the apps of customers for Android and iOS.</Trans>}
        title={<Trans>Build machines</Trans>}
      />
      <QueryContent
        failedTitle={<Trans>Couldn’t load the build machines</Trans>}
        query={query}
        skeleton={<RowsSkeleton count={4} />}
      >
        {(list) => <Machines api={api} list={list} onAdd={add} />}
      </QueryContent>
      {opened === 'new' && (
        <NewMachineDialog api={api} onClose={close} onCreated={setOpened} onLoadFailed={close} />
      )}
      {opened !== null && opened !== 'new' && (
        <MachineTokenDialog created={opened} onClose={close} onLoadFailed={close} />
      )}
    </>
  );
}

interface MachinesProps {
  api: ApiClients;
  list: BuildMachineList;
  onAdd: () => void;
}

function Machines({ api, list, onAdd }: MachinesProps) {
  const { items } = list;
  // The progress of builds is in the events of their apps.
  useLiveTopics([
    'machines',
    ...items.flatMap(({ build }) => (build ? [`app:${build.app.id}` as const] : [])),
  ]);
  return (
    <div className="grid min-w-0 gap-4 md:gap-6">
      <WaitingBuilds list={list} />
      {items.length === 0 ? (
        <NoMachines onAdd={onAdd} />
      ) : (
        <Card className="min-w-0 py-1">
          <MachinesTable api={api} machines={items} />
        </Card>
      )}
    </div>
  );
}
