import { listPictureHashes } from '#/modules/apps/app/app.repository.ts';
import { appTopic } from '#/modules/apps/app.live.ts';
import { listArtifactHashes } from '#/modules/apps/builds/artifacts.repository.ts';
import type { BuildHooks, BuildLimits } from '#/modules/apps/builds/build.ts';
import { purgeBuildLogs } from '#/modules/apps/builds/build-log.repository.ts';
import { endLateBuilds, type LateBuildDeps } from '#/modules/apps/builds/late-builds.ts';
import { type BuildModuleDeps, buildLimitsOf, buildParts } from '#/modules/apps/builds-module.ts';
import { appConfigHandlers } from '#/modules/apps/config/app-config.routes.ts';
import type { CredentialDeps } from '#/modules/apps/credentials/bundles.service.ts';
import { releaseSecrets } from '#/modules/apps/credentials/release-secrets.ts';
import type { RequestDeps } from '#/modules/apps/credentials/request-bundle.service.ts';
import { signingHandlers } from '#/modules/apps/credentials/signing.routes.ts';
import { appHandlers } from '#/modules/apps/editing/apps.routes.ts';
import { tellOfExpiry } from '#/modules/apps/expiry/tell-of-expiry.ts';
import { type KitDeps, readBuildKit } from '#/modules/apps/kit/kit.service.ts';
import { createBuildListener } from '#/modules/apps/life/build-listener.ts';
import type { BuildMoveDeps, MoveDeps } from '#/modules/apps/life/move-app.ts';
import { machinesTopic } from '#/modules/apps/machines.live.ts';
import { createSigningInspector } from '#/modules/apps/signing/inspect-in-worker.ts';
import { appStaffHandlers } from '#/modules/apps/staff/app-staff.routes.ts';
import { appStatisticsHandlers } from '#/modules/apps/statistics/app-statistics.routes.ts';
import { createPublicReader } from '#/modules/widgets/public/public.service.ts';
import { defineModule, type PurgeContext } from '#/platform/modules/define-module.ts';

interface Overrides {
  /** Overrides what builds do with their apps. */
  readonly buildHooks?: Partial<BuildHooks>;
}

type RouteDeps = Omit<MoveDeps & KitDeps, 'reader'> &
  Omit<BuildModuleDeps, keyof BuildHooks> &
  Pick<Parameters<typeof appConfigHandlers>[0], 'takeCall'> &
  Omit<RequestDeps, keyof CredentialDeps> &
  Omit<Parameters<typeof createPublicReader>[0], 'db'> &
  Overrides;
type JobDeps = Omit<LateBuildDeps, 'listener'> & BuildMoveDeps & Overrides;

interface Settings {
  readonly buildLimits: BuildLimits;
  /** The origin of the API of App Store Connect. */
  readonly appStoreConnectOrigin: string;
}

interface Retention {
  /** Logs of builds, after their end. */
  readonly buildLogsDays: number;
}

export const apps = defineModule({
  name: 'apps',
  configure: (config): Settings => ({
    buildLimits: buildLimitsOf(config),
    appStoreConnectOrigin: config.APP_STORE_CONNECT_URL,
  }),
  routes: ({ buildHooks, ...routeDeps }: RouteDeps) => {
    const deps = { ...routeDeps, reader: createPublicReader(routeDeps) };
    const hooks: BuildHooks = {
      listener: createBuildListener(deps),
      readKit: (build) => readBuildKit(deps, build),
      releaseSecrets: (build) => releaseSecrets(deps, build),
      ...buildHooks,
    };
    const builds = buildParts({ ...deps, ...hooks });
    return {
      main: {
        ...appHandlers(deps),
        ...appStaffHandlers(deps),
        ...appStatisticsHandlers(deps),
        ...signingHandlers({ ...deps, inspectInWorker: createSigningInspector() }),
        ...builds.main,
      },
      cast: appConfigHandlers(deps),
      machineGuard: builds.machineGuard,
      servePages: builds.servePages,
    };
  },
  jobs: ({ buildHooks, ...deps }: JobDeps) => {
    const listener = buildHooks?.listener ?? createBuildListener(deps);
    return [
      { name: 'app-builds', cron: '* * * * *', run: () => endLateBuilds({ ...deps, listener }) },
      // Every hour: a daily run could tell the last day when minutes are left.
      { name: 'app-signing', cron: '23 * * * *', run: (signal) => tellOfExpiry({ ...deps, signal }) },
    ];
  },
  liveTopics: ({ db, clock, bus }: Pick<RouteDeps, 'db' | 'clock' | 'bus'>) => [
    appTopic({ db }),
    machinesTopic({ db, clock, bus }),
  ],
  fileReferences: async (db, hashes) => [
    ...(await listPictureHashes(db, hashes)),
    ...(await listArtifactHashes(db, hashes)),
  ],
  retention: { buildLogsDays: 90 },
  purge: ({ db, retention, daysAgo, signal }: PurgeContext<Retention>) => ({
    buildLogs: () => purgeBuildLogs(db, daysAgo(retention.buildLogsDays), signal),
  }),
});
