import { Trans } from '@lingui/react/macro';
import { getRouteApi, Link } from '@tanstack/react-router';
import { PageHeader } from '@unmuted/ui/page-header';
import { CustomersTabs } from '#/components/customers-tabs/customers-tabs.tsx';
import { PlansPanel } from '#/features/admin/plans/plans-panel.tsx';

const route = getRouteApi('/_admin/admin/customers/plans');

/** `/admin/customers/plans`. */
export function PlansScreen() {
  const { api } = route.useRouteContext();
  return (
    <>
      <PageHeader
        breadcrumb={[
          <Link key="dashboard" to="/admin/dashboard">
            <Trans>Dashboard</Trans>
          </Link>,
          <Trans key="plans">Plans</Trans>,
        ]}
        title={<Trans>Plans</Trans>}
      />
      <CustomersTabs />
      <PlansPanel api={api} />
    </>
  );
}
