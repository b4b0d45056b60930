import type * as contract from '@unmuted/api/contract';
import {
  listRevisions,
  type RevisionDeps,
  restoreRevision,
} from '#/modules/casts/revisions/revisions.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<typeof contract.mainRoutes, 'listRevisions' | 'restoreRevision'>;

export function revisionsHandlers(deps: RevisionDeps): Handlers<Routes> {
  return {
    listRevisions: ({ session, params, query }) => listRevisions(deps, session.scope, params, query),
    restoreRevision: async ({ session: { scope }, caller, params, version }) => {
      const revision = Number(params.revision);
      await restoreRevision(deps, { scope, caller }, params, { revision, version });
      return undefined;
    },
  };
}
