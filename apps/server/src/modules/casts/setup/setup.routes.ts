import type { mainRoutes } from '@unmuted/api/contract';
import { addDismissal } from '#/modules/casts/setup/setup.repository.ts';
import type { Db } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<typeof mainRoutes, 'dismissSetupNotice'>;

export function setupHandlers({ db }: { readonly db: Db }): Handlers<Routes> {
  return {
    dismissSetupNotice: async ({ session, params, body }) => {
      const isFound = await addDismissal(db, session.scope, params.username, body.notice);
      if (!isFound) throw new AppError('resource.not_found');
    },
  };
}
