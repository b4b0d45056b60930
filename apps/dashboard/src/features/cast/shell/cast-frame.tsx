import type { ReactNode } from 'react';
import { ErrorBoundaryLevelContext } from '#/components/root/error-boundary-level.ts';
import { useLiveTopics } from '#/data/live/live-context.tsx';
import { useCastContext, useCastStatus } from '#/features/cast/shell/cast-context.ts';
import { CastTabs } from '#/features/cast/shell/cast-tabs.tsx';
import { SuspendedBanner } from '#/features/cast/shell/suspended-banner.tsx';

/** The cast's navigation, banners and page content. In print, cards do not break across pages. */
export function CastFrame({ children }: { children: ReactNode }) {
  const { username } = useCastContext();
  const { state } = useCastStatus();
  useLiveTopics(state === undefined ? [] : [`cast:${username}`]);
  return (
    <>
      <CastTabs />
      <div className="grid gap-4 md:gap-6 print:**:data-[ui=card]:break-inside-avoid">
        <SuspendedBanner />
        <ErrorBoundaryLevelContext value="section">{children}</ErrorBoundaryLevelContext>
      </div>
    </>
  );
}
