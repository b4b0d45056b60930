import type { mainRoutes } from '@unmuted/api/contract';
import type { Db } from '#/db/schema.ts';
import type { Handlers } from '#/http/register-route.ts';
import { findOwnAdmin, findOwnCustomer } from '#/modules/account/account.repository.ts';
import { toAdminUser, toCustomerUser } from '#/modules/account/account.service.ts';

type Routes = Pick<typeof mainRoutes, 'userInfo' | 'adminUserInfo'>;

export function accountHandlers({ db }: { db: Db }): Handlers<Routes> {
  return {
    userInfo: async ({ session }) => toCustomerUser(await findOwnCustomer(db, session.scope)),
    adminUserInfo: async ({ session }) => toAdminUser(await findOwnAdmin(db, session.scope)),
  };
}
