import { type Permission, permits } from '@unmuted/api';
import { useMemo } from 'react';
import { useSessionUser } from '#/session/auth-context.tsx';
import type { SessionUser } from '#/session/session-user.ts';

/** Whether the user's role has a permission. Screens offer only what it allows; the server checks each call. */
export function mayUser(user: SessionUser | null, permission: Permission): boolean {
  if (!user) return false;
  return permits('accountRole' in user ? user.accountRole : user.role, permission);
}

/** Returns a function that tells whether the signed-in user has a permission. */
export function usePermissions(): (permission: Permission) => boolean {
  const user = useSessionUser();
  return useMemo(() => (permission) => mayUser(user, permission), [user]);
}

/** Whether the signed-in user has a permission. */
export function usePermission(permission: Permission): boolean {
  return mayUser(useSessionUser(), permission);
}
