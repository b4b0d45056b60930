import type { ReactNode } from 'react';
import { FailurePlaceContext } from '#/components/root/failure-place.ts';
import { useLiveTopics } from '#/data/live-context.tsx';
import { CastTabs } from '#/features/cast/components/cast-tabs.tsx';
import { SuspendedNote } from '#/features/cast/components/suspended-note.tsx';
import { useCastPlace, useCastStanding } from '#/features/cast/use-cast.ts';

/** What is below the head of a cast: its pages, and what holds on all of them. On paper a card stands on one page. */
export function CastFrame({ children }: { children: ReactNode }) {
  const { username } = useCastPlace();
  const { state } = useCastStanding();
  useLiveTopics(state === undefined ? [] : [`cast:${username}`]);
  return (
    <>
      <CastTabs />
      <div className="grid gap-4 md:gap-6 print:**:data-[ui=card]:break-inside-avoid">
        <SuspendedNote />
        <FailurePlaceContext value="section">{children}</FailurePlaceContext>
      </div>
    </>
  );
}
