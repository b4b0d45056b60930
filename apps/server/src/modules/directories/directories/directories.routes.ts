import type { castRoutes } from '@unmuted/api/contract';
import {
  checkDirectory,
  type DirectoriesDeps,
  disableDirectory,
  enableDirectory,
  listDirectories,
  noteSubmission,
  readDrift,
} from '#/modules/directories/directories/directories.service.ts';
import { readListing, saveListing } from '#/modules/directories/listing/listing.service.ts';
import { type PreflightDeps, runPreflight } from '#/modules/directories/preflight/preflight.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

export type DirectoryRoutes =
  | 'listDirectories'
  | 'enableDirectory'
  | 'disableDirectory'
  | 'markDirectorySubmitted'
  | 'checkDirectory'
  | 'getDirectoryDrift'
  | 'getListing'
  | 'updateListing'
  | 'runPreflight';

export function directoriesHandlers(
  deps: DirectoriesDeps & PreflightDeps,
): Pick<Handlers<typeof castRoutes>, DirectoryRoutes> {
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
    getDirectoryDrift: ({ session, params }) => readDrift(deps, session.scope, params.username),
    getListing: ({ session, params }) => readListing(deps, session.scope, params.username),
    updateListing: ({ session: { scope }, caller, params, body, version }) =>
      saveListing(deps, { scope, caller }, params.username, { wanted: body, version }),
    runPreflight: ({ session, params }) => runPreflight(deps, session.scope, params.username),
  };
}
