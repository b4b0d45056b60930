import type { mainRoutes } from '@unmuted/api/contract';
import { toCustomerUser } from '#/modules/identity/account/account.service.ts';
import {
  createSignInLink,
  type SignInLinkDeps,
  signInByLink,
} from '#/modules/identity/sign-in-links/sign-in-links.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<typeof mainRoutes, 'createSignInLink' | 'authenticateByLink'>;

export function signInLinkHandlers(deps: SignInLinkDeps): Handlers<Routes> {
  return {
    createSignInLink: ({ session: { scope }, params, caller }) =>
      createSignInLink(deps, { scope, caller }, params.id),
    authenticateByLink: async ({ body, caller }) => {
      const { customer, token } = await signInByLink(deps, body, caller);
      return { token, user: toCustomerUser(customer) };
    },
  };
}
