import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ResourceTabs } from '#/components/resource-shell/resource-tabs.tsx';

/** The pages about customers. */
export function CustomersTabs() {
  const { t } = useLingui();
  const options = { exact: true, includeSearch: false };
  return (
    <ResourceTabs
      label={t`Pages about customers`}
      links={[
        {
          page: 'customers',
          link: (
            <Link activeOptions={options} to="/admin/customers">
              <Trans>Customers</Trans>
            </Link>
          ),
        },
        {
          page: 'requests',
          link: (
            <Link activeOptions={options} to="/admin/customers/requests">
              <Trans>Requests</Trans>
            </Link>
          ),
        },
        {
          page: 'plans',
          link: (
            <Link activeOptions={options} to="/admin/customers/plans">
              <Trans>Plans</Trans>
            </Link>
          ),
        },
      ]}
    />
  );
}
