import { useQuery } from '@tanstack/react-query';
import { adminCastQuery } from '#/data/admin-casts/admin-casts.queries.ts';
import { CastLogCard } from '#/features/cast/overview/cast-log-card.tsx';
import { CastNotesCard } from '#/features/cast/overview/cast-notes-card.tsx';
import { OverviewScreen } from '#/features/cast/overview/overview.screen.tsx';
import { StaffCards } from '#/features/cast/overview/staff-cards.tsx';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';

/** `/admin/cast/{username}`: the overview with the owner and the limits. */
export function StaffOverviewScreen() {
  const { api, username, timeZone } = useCastContext();
  const staff = useQuery(adminCastQuery(api, username));
  return (
    <>
      <OverviewScreen />
      {staff.data && <StaffCards cast={staff.data} />}
      <div className="mt-4 grid items-start gap-4 md:mt-6 md:gap-6 lg:grid-cols-2">
        <CastLogCard api={api} timeZone={timeZone} username={username} />
        <CastNotesCard api={api} username={username} />
      </div>
    </>
  );
}
