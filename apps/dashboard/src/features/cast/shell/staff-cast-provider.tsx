import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ApiError } from '@unmuted/api';
import type { ReactNode } from 'react';
import { adminCastQuery } from '#/data/admin-casts/admin-casts.queries.ts';
import { oneOverviewQuery } from '#/data/casts/casts.queries.ts';
import { CastProvider } from '#/features/cast/shell/cast-provider.tsx';

const route = getRouteApi('/_admin/admin/cast/$username');

export interface StaffCastProviderProps {
  /** Shown if no customer has a cast with this name. */
  missing: ReactNode;
  children: ReactNode;
}

/** Provides any customer's cast to the staff pages. */
export function StaffCastProvider({ missing, children }: StaffCastProviderProps) {
  // Selects single params to limit re-renders, as in `SignedInLayout`.
  const username = route.useParams({ select: (params) => params.username });
  const api = route.useRouteContext({ select: (context) => context.api });
  const staff = useQuery(adminCastQuery(api, username));
  const overviews = useQuery(oneOverviewQuery(api, username));
  const overview = overviews.data?.items.find(({ now }) => now.username === username);
  if (staff.error instanceof ApiError && staff.error.status === 404) return missing;
  return (
    <CastProvider
      {...{ api, username, overviews, overview }}
      area="admin"
      cast={staff.data}
      known={staff.data?.state}
    >
      {children}
    </CastProvider>
  );
}
