import { useQuery } from '@tanstack/react-query';
import { type AdminCast, type ApiClients, ApiError } from '@unmuted/api';
import { type ReactNode, useMemo } from 'react';
import { adminCastQuery } from '#/data/admin-casts/admin-casts.queries.ts';
import { oneOverviewQuery } from '#/data/casts/casts.queries.ts';
import type { CastContextValue } from '#/features/cast/shell/cast-context.ts';
import { CastProvider } from '#/features/cast/shell/cast-provider.tsx';
import { useTimeZone } from '#/session/use-time-zone.ts';

export interface StaffCastProviderProps {
  api: ApiClients;
  username: string;
  /** Shown if no customer has a cast with this name. */
  missing: ReactNode;
  /** Replaces the pages of a terminated cast. */
  terminated: (cast: AdminCast) => ReactNode;
  children: ReactNode;
}

/** Provides any customer's cast to the staff. */
export function StaffCastProvider({ api, username, missing, terminated, children }: StaffCastProviderProps) {
  const timeZone = useTimeZone();
  const context = useMemo(
    (): CastContextValue => ({
      api,
      username,
      timeZone,
      base: '/admin/cast/$username',
      overviewQuery: oneOverviewQuery(api, username),
      isOwner: false,
      canEditSuspended: true,
      canUndoSupportStop: true,
    }),
    [api, username, timeZone],
  );
  const staff = useQuery(adminCastQuery(api, username));
  if (staff.error instanceof ApiError && staff.error.status === 404) return missing;
  const state = staff.data?.state;
  if (staff.data && state === 'terminated') return terminated(staff.data);
  return (
    <CastProvider cast={staff.data} context={context} known={state === 'terminated' ? undefined : state}>
      {children}
    </CastProvider>
  );
}
