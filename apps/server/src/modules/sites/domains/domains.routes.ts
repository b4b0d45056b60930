import type { mainRoutes } from '@unmuted/api/contract';
import {
  addDomain,
  checkDomain,
  type DomainDeps,
  readDomain,
  readDomains,
  removeDomain,
  setPrimary,
  unsetPrimary,
} from '#/modules/sites/domains/domains.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  | 'listDomains'
  | 'createDomain'
  | 'getDomain'
  | 'checkDomain'
  | 'setPrimaryDomain'
  | 'unsetPrimaryDomain'
  | 'deleteDomain'
>;

export function domainHandlers(deps: DomainDeps): Handlers<Routes> {
  return {
    listDomains: ({ session: { scope }, params: { username } }) => readDomains(deps, scope, username),
    createDomain: ({ session: { scope }, caller, params: { username }, body: { domain } }) =>
      addDomain(deps, { scope, caller }, { username, domain }),
    getDomain: ({ session: { scope }, params }) => readDomain(deps, scope, params),
    checkDomain: ({ session: { scope }, caller, params }) => checkDomain(deps, { scope, caller }, params),
    setPrimaryDomain: ({ session: { scope }, caller, params }) => setPrimary(deps, { scope, caller }, params),
    unsetPrimaryDomain: ({ session: { scope }, caller, params }) =>
      unsetPrimary(deps, { scope, caller }, params),
    deleteDomain: async ({ session: { scope }, caller, params }) => {
      await removeDomain(deps, { scope, caller }, params);
      return undefined;
    },
  };
}
