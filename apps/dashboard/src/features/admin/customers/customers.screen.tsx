import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Button } from '@unmuted/ui/button';
import { Card } from '@unmuted/ui/card';
import { DownloadIcon, PlusIcon } from '@unmuted/ui/icons';
import { PageHeader } from '@unmuted/ui/page-header';
import { useState } from 'react';
import { CustomersTabs } from '#/components/customers-tabs/customers-tabs.tsx';
import { allCustomers, customersQuery } from '#/data/customers/customers.queries.ts';
import { BulkBar } from '#/features/admin/customers/bulk-bar.tsx';
import { BulkDialog, type BulkDialogProps } from '#/features/admin/customers/bulk-dialog.tsx';
import { CustomerTiles } from '#/features/admin/customers/customer-tiles.tsx';
import {
  type CustomersSearch,
  customersSearch,
  dropUsual,
} from '#/features/admin/customers/customers.search.ts';
import { customersCsv } from '#/features/admin/customers/customers-csv.ts';
import { customersParams } from '#/features/admin/customers/customers-params.ts';
import { CustomersTable } from '#/features/admin/customers/customers-table.tsx';
import { InviteDialog } from '#/features/admin/customers/invite-dialog.tsx';
import { errorText } from '#/i18n/notice.messages.ts';
import { saveText } from '#/lib/save-text.ts';
import { useLastPage } from '#/lib/use-last-page.ts';
import { useSettledSearch } from '#/lib/use-settled-search.ts';
import { usePermission } from '#/session/use-permission.ts';

const route = getRouteApi('/_admin/admin/customers/');

/** `/admin/customers`: all customers, and the invitation of a new one. */
export function CustomersScreen() {
  const { i18n } = useLingui();
  const { api } = route.useRouteContext();
  const search = route.useSearch({ select: customersSearch, structuralSharing: true });
  const navigate = useNavigate();
  const params = customersParams(useSettledSearch(search));
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(customersQuery(api, params));
  const change = (part: CustomersSearch, isStep = false) =>
    void navigate({
      to: '/admin/customers',
      search: (previous) => dropUsual({ ...previous, ...part }),
      replace: !isStep,
      resetScroll: false,
    });
  const found = data && !isPlaceholderData ? { total: data.total, rows: data.items.length } : undefined;
  useLastPage(found, params, (page) => change({ page }));
  const [isInviting, setInviting] = useState(false);
  const [bulk, setBulk] = useState<Pick<BulkDialogProps, 'action' | 'selected'> | null>(null);
  const mayManage = usePermission('customers.manage');
  const csv = useMutation({
    mutationFn: async () =>
      saveText('customers.csv', customersCsv(await allCustomers(api, params)), 'text/csv'),
  });
  return (
    <>
      <PageHeader
        actions={
          <>
            <Button loading={csv.isPending} onClick={() => csv.mutate()}>
              <DownloadIcon />
              CSV
            </Button>
            <Button onClick={() => setInviting(true)} variant="primary">
              <PlusIcon />
              <Trans>Invite customer</Trans>
            </Button>
          </>
        }
        breadcrumb={[
          <Link key="dashboard" to="/admin/dashboard">
            <Trans>Dashboard</Trans>
          </Link>,
          <Trans key="customers">Customers</Trans>,
        ]}
        title={<Trans>Customers</Trans>}
      />
      <CustomersTabs />
      <div className="grid gap-4 md:gap-6">
        {!(error && !data) && <CustomerTiles summary={data?.summary} />}
        <Card className="min-w-0 overflow-hidden">
          <CustomersTable
            bulkActions={
              mayManage
                ? (selected) => <BulkBar onAct={(action) => setBulk({ action, selected })} />
                : undefined
            }
            failed={
              error && !data
                ? {
                    title: <Trans>Couldn’t load the customers</Trans>,
                    description: errorText(i18n, error),
                    retrying: isFetching,
                    onRetry: () => void refetch(),
                  }
                : undefined
            }
            list={data}
            onSearch={change}
            search={search}
          />
        </Card>
      </div>
      {bulk && <BulkDialog {...bulk} api={api} onClose={() => setBulk(null)} />}
      {isInviting && <InviteDialog api={api} onClose={() => setInviting(false)} />}
    </>
  );
}
