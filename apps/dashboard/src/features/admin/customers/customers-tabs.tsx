import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { ResourceTabs } from '#/components/resource-shell/resource-tabs.tsx';

/** The pages about customers. */
export function CustomersTabs() {
  const { t } = useLingui();
  const links: { page: string; link: ReactElement }[] = [
    {
      page: 'customers',
      link: (
        <Link activeOptions={{ exact: true, includeSearch: false }} to="/admin/customers">
          <Trans>Customers</Trans>
        </Link>
      ),
    },
  ];
  // One page needs no tabs.
  if (links.length < 2) return null;
  return <ResourceTabs label={t`Pages about customers`} links={links} />;
}
