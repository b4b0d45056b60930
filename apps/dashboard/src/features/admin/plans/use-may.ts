import { type Permission, permits } from '@unmuted/api';
import { useSessionUser } from '#/session/auth-context.tsx';

/** Whether the signed-in member of staff has a permission. */
export function useMay(permission: Permission): boolean {
  const user = useSessionUser();
  return (user?.role === 'admin' || user?.role === 'superadmin') && permits(user.role, permission);
}
