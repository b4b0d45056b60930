import { useLocation, useRouteContext } from '@tanstack/react-router';
import type { Area } from '#/session/session-user.ts';

/** Returns the current user and the session services shared by the screens of both areas. */
export function useAccount() {
  const api = useRouteContext({ strict: false, select: (context) => context.api });
  const keepUser = useRouteContext({ strict: false, select: (context) => context.keepUser });
  const area = useLocation({
    select: ({ pathname }): Area => (pathname.startsWith('/admin/') ? 'admin' : 'customer'),
  });
  if (!api || !keepUser) throw new Error('useAccount must be used within a layout that provides the session');
  return { api, area, keepUser };
}
