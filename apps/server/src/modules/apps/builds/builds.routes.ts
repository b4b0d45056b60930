import type { mainRoutes } from '@unmuted/api/contract';
import {
  type BuildDeps,
  cancelBuild,
  getBuild,
  getBuildLog,
  uploadByHand,
} from '#/modules/apps/builds/builds.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<
  typeof mainRoutes,
  'getAppBuild' | 'getAppBuildLog' | 'cancelAppBuild' | 'uploadAppArtifact'
>;

export function buildHandlers(deps: BuildDeps): Handlers<Routes> {
  return {
    getAppBuild: ({ params }) => getBuild(deps, params),
    getAppBuildLog: ({ params, query }) => getBuildLog(deps, params, Number(query.offset)),
    cancelAppBuild: ({ session: { scope }, caller, params }) => cancelBuild(deps, { scope, caller }, params),
    uploadAppArtifact: ({ session: { scope }, caller, params, query, body: file, signal }) => {
      const { name, ...target } = params;
      return uploadByHand(deps, { scope, caller }, target, { name, sha256: query.sha256, file, signal });
    },
  };
}
