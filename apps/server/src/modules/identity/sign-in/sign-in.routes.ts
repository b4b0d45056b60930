import type { mainRoutes } from '@unmuted/api/contract';
import { toAdminUser, toCustomerUser } from '#/modules/identity/account/account.service.ts';
import { keepAlive, signInAdmin, signInCustomer } from '#/modules/identity/sign-in/sign-in.service.ts';
import type { SignInDeps } from '#/modules/identity/sign-in/sign-in.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  'authenticateCustomer' | 'authenticateAdmin' | 'extendCustomerSession' | 'extendAdminSession'
>;

export function sessionHandlers(deps: SignInDeps): Handlers<Routes> {
  return {
    authenticateCustomer: async ({ body, caller }) => {
      const { customer, token } = await signInCustomer(deps, body, caller);
      return { token, user: toCustomerUser(customer) };
    },
    authenticateAdmin: async ({ body, caller }) => {
      const { admin, token } = await signInAdmin(deps, body, caller);
      return { token, ...toAdminUser(admin) };
    },
    extendCustomerSession: ({ session }) => keepAlive(deps, session),
    extendAdminSession: ({ session }) => keepAlive(deps, session),
  };
}
