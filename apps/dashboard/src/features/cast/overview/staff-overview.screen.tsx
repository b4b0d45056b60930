import { useQuery } from '@tanstack/react-query';
import { adminCastQuery } from '#/data/admin-casts/admin-casts.queries.ts';
import { OverviewScreen } from '#/features/cast/overview/overview.screen.tsx';
import { StaffCards } from '#/features/cast/overview/staff-cards.tsx';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';

/** `/admin/cast/{username}`: the overview with the owner and the limits. */
export function StaffOverviewScreen() {
  const { api, username } = useCastContext();
  const staff = useQuery(adminCastQuery(api, username));
  return (
    <>
      <OverviewScreen />
      {staff.data && <StaffCards cast={staff.data} />}
    </>
  );
}
