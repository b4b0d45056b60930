import type { mainRoutes } from '@unmuted/api/contract';
import {
  listAlexaSkills,
  listMobileApps,
  listOnePages,
  listProducts,
  type ProductsDeps,
} from '#/modules/casts/products/products.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<typeof mainRoutes, 'listProducts' | 'listOnePages' | 'listAlexaSkills' | 'listMobileApps'>;

export function productsHandlers(deps: ProductsDeps): Handlers<Routes> {
  return {
    listProducts: ({ session, query }) => listProducts(deps, session.scope, query),
    listOnePages: ({ session, query }) => listOnePages(deps, session.scope, query),
    listAlexaSkills: ({ session, query }) => listAlexaSkills(deps, session.scope, query),
    listMobileApps: ({ session, query }) => listMobileApps(deps, session.scope, query),
  };
}
