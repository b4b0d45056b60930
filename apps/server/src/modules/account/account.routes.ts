import type { mainRoutes } from '@unmuted/api/contract';
import type { Db } from '#/db/schema.ts';
import type { Handlers } from '#/http/register-route.ts';
import { readOwnAdmin, readOwnCustomer } from '#/modules/account/account.service.ts';

type Routes = Pick<typeof mainRoutes, 'userInfo' | 'adminUserInfo'>;

export function accountHandlers({ db }: { db: Db }): Handlers<Routes> {
  return {
    userInfo: ({ session }) => readOwnCustomer(db, session.scope),
    adminUserInfo: ({ session }) => readOwnAdmin(db, session.scope),
  };
}
