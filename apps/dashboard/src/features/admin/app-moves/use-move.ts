import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClients, AppTransition, StaffApp } from '@unmuted/api';
import { moveStaffApp, staffAppQuery } from '#/data/apps/staff-apps.queries.ts';
import { useVersionedMove } from '#/features/admin/review/use-versioned-move.ts';

/** Moves an app with the version on the screen. */
export function useMove(api: ApiClients, { app: { platform, id, version } }: StaffApp) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(moveStaffApp(api, { platform, id }));
  return useVersionedMove(
    (transition: AppTransition) => mutateAsync({ transition, version }),
    () => client.fetchQuery({ ...staffAppQuery(api, { platform, id }), staleTime: 0 }),
  );
}
