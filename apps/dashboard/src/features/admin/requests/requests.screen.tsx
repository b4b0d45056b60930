import { Trans } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { PageHeader } from '@unmuted/ui/page-header';
import { CustomersTabs } from '#/components/customers-tabs/customers-tabs.tsx';
import { RequestsPanel } from '#/features/admin/requests/requests-panel.tsx';

const route = getRouteApi('/_admin/admin/customers/requests');

/** `/admin/customers/requests`. */
export function RequestsScreen() {
  const { api } = route.useRouteContext();
  return (
    <>
      <PageHeader
        breadcrumb={[
          <Link key="dashboard" to="/admin/dashboard">
            <Trans>Dashboard</Trans>
          </Link>,
          <Trans key="requests">Requests</Trans>,
        ]}
        title={<Trans>Requests</Trans>}
      />
      <CustomersTabs />
      <RequestsPanel api={api} />
    </>
  );
}
