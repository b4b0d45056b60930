import { startAnnouncing } from '#/modules/directories/directories/announcer.ts';
import { directoriesHandlers } from '#/modules/directories/directories/directories.routes.ts';
import {
  checkDirectories,
  type DirectoryCheckDeps,
} from '#/modules/directories/directories/directory-checks.service.ts';
import {
  createDirectoryRegistry,
  type DirectoryConfig,
} from '#/modules/directories/directories/directory-registry.ts';
import { listingRevisions } from '#/modules/directories/listing/listing.revisions.ts';
import { listingHandlers } from '#/modules/directories/listing/listing.routes.ts';
import { preflightHandlers } from '#/modules/directories/preflight/preflight.routes.ts';
import { defineModule } from '#/platform/modules/define-module.ts';

type RouteDeps = Parameters<typeof directoriesHandlers>[0] &
  Parameters<typeof listingHandlers>[0] &
  Parameters<typeof preflightHandlers>[0];

interface DirectoriesSettings {
  readonly directories: readonly DirectoryConfig[];
}

export const directories = defineModule({
  name: 'directories',
  configure: (
    { YP_DIRECTORIES: yp, YP_AFTER_S: ypAfterS, RADIO_BROWSER_URL: radioBrowser },
    { isDemo },
  ): DirectoriesSettings => ({
    directories: createDirectoryRegistry({
      yp: yp ?? null,
      radioBrowser: radioBrowser === 'none' ? false : (radioBrowser ?? null),
      ypAfterS,
      isDemo,
    }),
  }),
  routes: (deps: RouteDeps) => ({
    cast: { ...directoriesHandlers(deps), ...listingHandlers(deps), ...preflightHandlers(deps) },
  }),
  revisions: (deps: RouteDeps) => [listingRevisions(deps)],
  jobs: (deps: DirectoryCheckDeps) => [
    // Off the hour, so that not every installation queries the directories at midnight.
    { name: 'check-directories', cron: '37 4 * * *', run: (signal) => checkDirectories(deps, signal) },
  ],
  startOnLeader: (deps: Parameters<typeof startAnnouncing>[0]) => startAnnouncing(deps).stop,
});
