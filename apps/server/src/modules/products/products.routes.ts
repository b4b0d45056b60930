import type { mainRoutes } from '@unmuted/api/contract';
import { type Found, type Page, pageOf } from '#/db/page.ts';
import type { Db } from '#/db/schema.ts';
import type { Handlers } from '#/http/register-route.ts';
import {
  listAlexaSkills,
  listMobileApps,
  listOnePages,
  listProducts,
} from '#/modules/products/products.repository.ts';
import {
  type StreamUrlOf,
  toAlexaSkill,
  toMobileApp,
  toOnePage,
  toProduct,
} from '#/modules/products/products.service.ts';

type Routes = Pick<typeof mainRoutes, 'listProducts' | 'listOnePages' | 'listAlexaSkills' | 'listMobileApps'>;

export function productsHandlers({
  db,
  streamUrlOf,
}: {
  db: Db;
  streamUrlOf: StreamUrlOf;
}): Handlers<Routes> {
  return {
    listProducts: async ({ session, query }) => {
      const page = pageOf(query);
      return listed(page, await listProducts(db, session.scope, page), (row) => toProduct(row, streamUrlOf));
    },
    listOnePages: async ({ session, query }) => {
      const page = pageOf(query);
      return listed(page, await listOnePages(db, session.scope, page), toOnePage);
    },
    listAlexaSkills: async ({ session, query }) => {
      const page = pageOf(query);
      return listed(page, await listAlexaSkills(db, session.scope, page), toAlexaSkill);
    },
    listMobileApps: async ({ session, query }) => {
      const page = pageOf(query);
      return listed(page, await listMobileApps(db, session.scope, page), toMobileApp);
    },
  };
}

function listed<R, T>(page: Page, { items, total }: Found<R>, toItem: (row: R) => T) {
  return { items: items.map(toItem), total, ...page };
}
