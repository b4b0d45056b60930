import { Trans } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import type { ReactNode } from 'react';
import { NotPermitted } from '#/components/resource-shell/not-permitted.tsx';
import { ResourceShell } from '#/components/resource-shell/resource-shell.tsx';
import { usePageName } from '#/components/root/use-page-effects.ts';
import { useLiveTopics } from '#/data/live/live-context.tsx';
import { useCastContext, useCastStatus } from '#/features/cast/shell/cast-context.ts';
import { CastHeader, type CastHeaderProps } from '#/features/cast/shell/cast-header.tsx';
import { CastLink } from '#/features/cast/shell/cast-link.tsx';
import { castPages } from '#/features/cast/shell/cast-pages.ts';
import { CastTabs } from '#/features/cast/shell/cast-tabs.tsx';
import { CastTitle } from '#/features/cast/shell/cast-title.tsx';
import { SuspendedBanner } from '#/features/cast/shell/suspended-banner.tsx';
import { usePermissions } from '#/session/use-permission.ts';

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
        <PermittedPage>{children}</PermittedPage>
      </ResourceShell>
    </>
  );
}

/** The current page, if the viewer's role allows it. */
function PermittedPage({ children }: { children: ReactNode }) {
  const may = usePermissions();
  const name = usePageName();
  const page = Object.values(castPages).find((one) => one.name === name);
  if (!page || may(page.permission)) return children;
  return (
    <NotPermitted
      action={
        <Button asChild>
          <CastLink page="overview">
            <Trans>Go to the overview</Trans>
          </CastLink>
        </Button>
      }
    />
  );
}
