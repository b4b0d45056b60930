import type { mainRoutes } from '@unmuted/api/contract';
import type { Handlers } from '#/http/register-route.ts';
import { toAdminUser, toCustomerUser } from '#/modules/account/account.service.ts';
import {
  keepAlive,
  type SessionDeps,
  signInAdmin,
  signInCustomer,
} from '#/modules/session/session.service.ts';

type Routes = Pick<
  typeof mainRoutes,
  'authenticateCustomer' | 'authenticateAdmin' | 'keepAlive' | 'adminKeepAlive'
>;

export function sessionHandlers(deps: SessionDeps): Handlers<Routes> {
  return {
    authenticateCustomer: async ({ body }) => {
      const { customer, token } = await signInCustomer(deps, body);
      return { token, user: toCustomerUser(customer) };
    },
    authenticateAdmin: async ({ body }) => {
      const { admin, token } = await signInAdmin(deps, body);
      return { token, ...toAdminUser(admin) };
    },
    keepAlive: ({ session }) => keepAlive(deps, session),
    adminKeepAlive: ({ session }) => keepAlive(deps, session),
  };
}
