import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import type { StreamingServiceRow } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Card } from '@unmuted/ui/card';
import { DropdownMenuItem, DropdownMenuSeparator } from '@unmuted/ui/dropdown-menu';
import { EyeIcon, PlusIcon, UploadIcon } from '@unmuted/ui/icons';
import { PageHeader } from '@unmuted/ui/page-header';
import { useState } from 'react';
import { servicesQuery } from '#/data/streaming-services/streaming-services.queries.ts';
import { AddServiceDialog } from '#/features/admin/streaming-services/add-service-dialog.tsx';
import { ImportDialog } from '#/features/admin/streaming-services/import-dialog.tsx';
import { isExternal, type ServiceAct } from '#/features/admin/streaming-services/service-acts.ts';
import { ServiceDialog } from '#/features/admin/streaming-services/service-dialog.tsx';
import { ServiceDrawer } from '#/features/admin/streaming-services/service-drawer.tsx';
import { ServiceMenu } from '#/features/admin/streaming-services/service-menu.tsx';
import { ServiceTiles } from '#/features/admin/streaming-services/service-tiles.tsx';
import {
  dropUsual,
  type ServicesSearch,
  servicesParams,
  servicesSearch,
} from '#/features/admin/streaming-services/services.search.ts';
import { ServicesTable } from '#/features/admin/streaming-services/services-table.tsx';
import { errorText } from '#/i18n/notice.messages.ts';
import { useLastPage } from '#/lib/use-last-page.ts';
import { useSettledSearch } from '#/lib/use-settled-search.ts';

const route = getRouteApi('/_admin/admin/streaming-services');

type Opened = 'add' | 'import' | { readonly act: ServiceAct; readonly service: StreamingServiceRow };

/** `/admin/streaming-services`: where the streams of all stations come from, and whether they are heard. */
export function StreamingServicesScreen() {
  const { i18n } = useLingui();
  const { api } = route.useRouteContext();
  const search = route.useSearch({ select: servicesSearch, structuralSharing: true });
  const navigate = useNavigate();
  const params = servicesParams(useSettledSearch(search));
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(servicesQuery(api, params));
  const [opened, setOpened] = useState<Opened | null>(null);
  const change = (part: ServicesSearch, isStep = false) =>
    void navigate({
      to: '/admin/streaming-services',
      search: (previous) => dropUsual({ ...previous, ...part }),
      replace: !isStep,
      resetScroll: false,
    });
  const found = data && !isPlaceholderData ? { total: data.total, rows: data.items.length } : undefined;
  useLastPage(found, params, (page) => change({ page }));
  const close = () => setOpened(null);
  const open = (act: ServiceAct, service: StreamingServiceRow) => setOpened({ act, service });
  const addButton = (
    <Button onClick={() => setOpened('add')} variant="primary">
      <PlusIcon />
      <Trans>Add service</Trans>
    </Button>
  );
  return (
    <>
      <PageHeader
        actions={
          <>
            <Button onClick={() => setOpened('import')}>
              <UploadIcon />
              <Trans>Import…</Trans>
            </Button>
            {addButton}
          </>
        }
        breadcrumb={[
          <Link key="dashboard" to="/admin/dashboard">
            <Trans>Dashboard</Trans>
          </Link>,
          <Trans key="services">Streaming services</Trans>,
        ]}
        title={<Trans>Streaming services</Trans>}
      />
      <div className="grid gap-4 md:gap-6">
        {!(error && !data) && <ServiceTiles summary={data?.summary} />}
        <Card className="min-w-0 overflow-hidden">
          <ServicesTable
            action={addButton}
            failed={
              error && !data
                ? {
                    title: <Trans>Couldn’t load the streaming services</Trans>,
                    description: errorText(i18n, error),
                    retrying: isFetching,
                    onRetry: () => void refetch(),
                  }
                : undefined
            }
            list={data}
            onSearch={change}
            rowActions={(service) => (
              <>
                <DropdownMenuItem onSelect={() => change({ service: service.id }, true)}>
                  <EyeIcon />
                  <Trans context="of a streaming service">Details</Trans>
                </DropdownMenuItem>
                {isExternal(service) && (
                  <>
                    <DropdownMenuSeparator />
                    <ServiceMenu api={api} onAct={open} service={service} />
                  </>
                )}
              </>
            )}
            search={search}
          />
        </Card>
      </div>
      {search.service !== undefined && (
        <ServiceDrawer
          api={api}
          id={search.service}
          key={search.service}
          label={data?.items.find(({ id }) => id === search.service)?.label}
          onAct={open}
          onClose={() => change({ service: undefined })}
        />
      )}
      {opened === 'add' && (
        <AddServiceDialog
          api={api}
          onAdded={(service) => change({ service: service.id }, true)}
          onClose={close}
        />
      )}
      {opened === 'import' && <ImportDialog api={api} onClose={close} />}
      {opened !== null && typeof opened === 'object' && (
        <ServiceDialog
          {...opened}
          api={api}
          onClose={close}
          onDeleted={() => change({ service: undefined })}
        />
      )}
    </>
  );
}
