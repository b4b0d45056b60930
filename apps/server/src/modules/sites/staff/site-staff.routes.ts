import type { mainRoutes } from '@unmuted/api/contract';
import {
  createCustomerSite,
  deleteSite,
  listCustomerSites,
  reinstateSite,
  type SiteStaffDeps,
  setSiteCode,
  takeSiteDown,
} from '#/modules/sites/staff/site-staff.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  'listCustomerSites' | 'createCustomerSite' | 'takeSiteDown' | 'reinstateSite' | 'setSiteCode' | 'deleteSite'
>;

export function siteStaffHandlers(deps: SiteStaffDeps): Handlers<Routes> {
  return {
    listCustomerSites: ({ session, params }) => listCustomerSites(deps, session.scope, params.id),
    createCustomerSite: ({ session: { scope }, caller, params, body }) =>
      createCustomerSite(deps, { scope, caller }, { accountId: params.id, ...body }),
    takeSiteDown: ({ session: { scope }, caller, params, body }) =>
      takeSiteDown(deps, { scope, caller }, params.username, body.reason),
    reinstateSite: ({ session: { scope }, caller, params }) =>
      reinstateSite(deps, { scope, caller }, params.username),
    setSiteCode: ({ session: { scope }, caller, params, body }) =>
      setSiteCode(deps, { scope, caller }, params.username, body.isAllowed),
    deleteSite: async ({ session: { scope }, caller, params }) => {
      await deleteSite(deps, { scope, caller }, params.username);
      return undefined;
    },
  };
}
