import type { castRoutes } from '@unmuted/api/contract';
import {
  checkDirectory,
  type DirectoriesDeps,
  disableDirectory,
  enableDirectory,
  listDirectories,
  noteSubmission,
  readListingMismatch,
} from '#/modules/directories/directories/directories.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof castRoutes,
  | 'listDirectories'
  | 'enableDirectory'
  | 'disableDirectory'
  | 'markDirectorySubmitted'
  | 'checkDirectory'
  | 'getListingMismatch'
>;

export function directoriesHandlers(deps: DirectoriesDeps): Handlers<Routes> {
  return {
    listDirectories: async ({ session, params }) => {
      const items = await listDirectories(deps, session.scope, params.username);
      return { items, total: items.length, page: 1, pageSize: Math.max(1, items.length) };
    },
    enableDirectory: ({ session: { scope }, caller, params, body }) =>
      enableDirectory(deps, { scope, caller }, params.username, body.directory),
    disableDirectory: ({ session: { scope }, caller, params, body }) =>
      disableDirectory(deps, { scope, caller }, params.username, body.directory),
    markDirectorySubmitted: ({ session: { scope }, caller, params, body }) =>
      noteSubmission(deps, { scope, caller }, params.username, body),
    checkDirectory: ({ session: { scope }, caller, params, body }) =>
      checkDirectory(deps, { scope, caller }, params.username, body.directory),
    getListingMismatch: ({ session, params }) => readListingMismatch(deps, session.scope, params.username),
  };
}
