import type { mainRoutes } from '@unmuted/api/contract';
import { toAdminUser, toCustomerUser } from '#/modules/identity/account/account.service.ts';
import {
  keepAlive,
  leaveView,
  signInAdmin,
  signInCustomer,
} from '#/modules/identity/sign-in/sign-in.service.ts';
import type { SignInDeps } from '#/modules/identity/sign-in/sign-in.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  'authenticateCustomer' | 'authenticateAdmin' | 'endView' | 'extendCustomerSession' | 'extendAdminSession'
>;

export function sessionHandlers(deps: SignInDeps): Handlers<Routes> {
  return {
    authenticateCustomer: async ({ body, caller, cookie, setHeader }) => {
      const { customer, token, deviceCookie } = await signInCustomer(deps, { ...body, cookie }, caller);
      setHeader('set-cookie', deviceCookie);
      return { token, user: toCustomerUser(customer) };
    },
    authenticateAdmin: async ({ body, caller, cookie, setHeader }) => {
      const { admin, token, deviceCookie } = await signInAdmin(deps, { ...body, cookie }, caller);
      setHeader('set-cookie', deviceCookie);
      return { token, ...toAdminUser(admin) };
    },
    extendCustomerSession: ({ session }) => keepAlive(deps, session),
    endView: ({ session }) => leaveView(deps, session),
    extendAdminSession: ({ session }) => keepAlive(deps, session),
  };
}
