import { Trans } from '@lingui/react/macro';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { PageHeader } from '@unmuted/ui/page-header';
import { CustomersTabs } from '#/components/customers-tabs/customers-tabs.tsx';
import { type RequestsSearch, requestsSearch } from '#/features/admin/requests/requests.search.ts';
import { RequestsPanel } from '#/features/admin/requests/requests-panel.tsx';

const route = getRouteApi('/_admin/admin/customers/requests');

/** `/admin/customers/requests`. */
export function RequestsScreen() {
  const { api } = route.useRouteContext();
  const search = requestsSearch(route.useSearch());
  const navigate = useNavigate();
  const change = (part: RequestsSearch) =>
    void navigate({
      to: '/admin/customers/requests',
      search: (previous) => requestsSearch({ ...previous, ...part }),
      replace: part.page === undefined,
      resetScroll: false,
    });
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
      <RequestsPanel api={api} onSearch={change} search={search} />
    </>
  );
}
