import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ResourceTabs } from '#/components/resource-shell/resource-tabs.tsx';

/** The staff's pages about silence detection. */
export function SilenceTabs() {
  const { t } = useLingui();
  const options = { exact: true, includeSearch: false };
  return (
    <ResourceTabs
      label={t`Pages about silence detection`}
      links={[
        {
          page: 'wall',
          link: (
            <Link activeOptions={options} to="/admin/silence">
              <Trans>Wall</Trans>
            </Link>
          ),
        },
        {
          page: 'stats',
          link: (
            <Link activeOptions={options} to="/admin/silence/stats">
              <Trans>Statistics</Trans>
            </Link>
          ),
        },
        {
          page: 'notifications',
          link: (
            <Link activeOptions={options} to="/admin/silence/notifications">
              <Trans>Notifications</Trans>
            </Link>
          ),
        },
        {
          page: 'policies',
          link: (
            <Link activeOptions={{ includeSearch: false }} to="/admin/silence/policies">
              <Trans>Policies</Trans>
            </Link>
          ),
        },
        {
          page: 'templates',
          link: (
            <Link activeOptions={options} to="/admin/silence/templates">
              <Trans context="of messages">Texts</Trans>
            </Link>
          ),
        },
      ]}
    />
  );
}
