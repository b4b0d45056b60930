import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { PageHeader } from '@unmuted/ui/page-header';
import type { ReactNode } from 'react';
import { ResourceTabs } from '#/components/resource-shell/resource-tabs.tsx';

export interface TeamFrameProps {
  meta?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** Header and tabs of the team: its people and the audit log. */
export function TeamFrame({ meta, actions, children }: TeamFrameProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHeader
        actions={actions}
        breadcrumb={[
          <Link key="dashboard" to="/admin/dashboard">
            <Trans>Dashboard</Trans>
          </Link>,
          <Trans key="team">Team</Trans>,
        ]}
        meta={meta}
        title={<Trans>Team</Trans>}
      />
      <ResourceTabs
        label={t`Team`}
        links={[
          {
            page: 'people',
            link: (
              <Link activeOptions={{ exact: true }} to="/admin/settings/team">
                <Trans>People</Trans>
              </Link>
            ),
          },
          {
            page: 'audit',
            link: (
              <Link activeOptions={{ includeSearch: false }} to="/admin/settings/team/audit">
                <Trans>Audit log</Trans>
              </Link>
            ),
          },
        ]}
      />
      {children}
    </>
  );
}
