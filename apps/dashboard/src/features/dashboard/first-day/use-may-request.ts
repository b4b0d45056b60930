import { permits } from '@unmuted/api';
import { useSessionUser } from '#/session/auth-context.tsx';

/** Whether the signed-in person may request products for the account. */
export function useMayRequest(): boolean {
  const user = useSessionUser();
  return user?.role === 'customer' && permits(user.accountRole, 'products.request');
}
