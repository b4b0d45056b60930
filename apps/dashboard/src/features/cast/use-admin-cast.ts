import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ApiError } from '@unmuted/api';
import { useIsStale } from '#/components/freshness/use-is-stale.ts';
import { adminCastQuery } from '#/data/admin-casts.queries.ts';
import { oneOverviewQuery } from '#/data/casts.queries.ts';
import type { Cast } from '#/features/cast/use-cast.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

const route = getRouteApi('/_admin/admin/cast/$username');

/** A cast of any customer, what only the staff knows of it, and whether there is none of that name. */
export function useAdminCast() {
  // Single parts, as in `SignedInLayout`.
  const username = route.useParams({ select: (params) => params.username });
  const api = route.useRouteContext({ select: (context) => context.api });
  const timeZone = useTimeZone();
  const staff = useQuery(adminCastQuery(api, username));
  const overviews = useQuery(oneOverviewQuery(api, username));
  const isStale = useIsStale(overviews.dataUpdatedAt);
  const overview = overviews.data?.items.find(({ now }) => now.username === username);
  const cast: Cast = {
    api,
    username,
    area: 'admin',
    timeZone,
    overviews,
    isStale,
    cast: staff.data,
    overview,
    state: overview?.now.state ?? staff.data?.state,
    // What is wrong with a suspended cast the staff may set right.
    isFixed: false,
  };
  return { cast, staff, isMissing: staff.error instanceof ApiError && staff.error.status === 404 };
}
