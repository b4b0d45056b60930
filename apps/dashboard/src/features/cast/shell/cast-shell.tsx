import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PermittedPage } from '#/components/resource-shell/permitted-page.tsx';
import { ResourceShell } from '#/components/resource-shell/resource-shell.tsx';
import { useLiveTopics } from '#/data/live/live-context.tsx';
import { useCastContext, useCastStatus } from '#/features/cast/shell/cast-context.ts';
import { CastHeader, type CastHeaderProps } from '#/features/cast/shell/cast-header.tsx';
import { CastLink } from '#/features/cast/shell/cast-link.tsx';
import { castPages } from '#/features/cast/shell/cast-pages.ts';
import { CastTabs } from '#/features/cast/shell/cast-tabs.tsx';
import { CastTitle } from '#/features/cast/shell/cast-title.tsx';
import { SuspendedBanner } from '#/features/cast/shell/suspended-banner.tsx';

export interface CastShellProps extends CastHeaderProps {
  /** The current page. */
  children: ReactNode;
}

/** Layout of all pages of a cast, updated by its live events. */
export function CastShell({ children, ...header }: CastShellProps) {
  const { username } = useCastContext();
  const { state } = useCastStatus();
  useLiveTopics(state === undefined ? [] : [`cast:${username}`]);
  return (
    <>
      <CastTitle />
      <ResourceShell banner={<SuspendedBanner />} header={<CastHeader {...header} />} tabs={<CastTabs />}>
        <PermittedPage
          overviewLink={
            <CastLink page="overview">
              <Trans>Go to the overview</Trans>
            </CastLink>
          }
          pages={castPages}
        >
          {children}
        </PermittedPage>
      </ResourceShell>
    </>
  );
}
