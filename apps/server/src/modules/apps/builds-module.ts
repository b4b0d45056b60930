import type { FastifyInstance } from 'fastify';
import type { BuildLimits } from '#/modules/apps/builds/build.ts';
import { buildHandlers } from '#/modules/apps/builds/builds.routes.ts';
import type { BuildDeps } from '#/modules/apps/builds/builds.service.ts';
import { serveArtifacts } from '#/modules/apps/builds/serve-artifacts.ts';
import { requireMachine } from '#/modules/apps/machines/machine-guard.ts';
import { machineHandlers } from '#/modules/apps/machines/machines.routes.ts';
import { type RunnerRouteDeps, runnerHandlers } from '#/modules/apps/machines/runner.routes.ts';
import type { Config } from '#/platform/config/config.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import type { MachineGuard } from '#/platform/http/register-route.ts';

export type BuildModuleDeps = BuildDeps & Omit<RunnerRouteDeps, 'closing'> & { readonly secrets: SecretBox };

/** The limits of builds in the configuration. */
export const buildLimitsOf = (config: Config): BuildLimits => ({
  artifactBytes: config.APP_ARTIFACT_MB * 1_000_000,
  timeLimitS: config.APP_BUILD_MINUTES * 60,
});

/** Builds and build machines, for the module of apps. */
export function buildParts(deps: BuildModuleDeps) {
  const closing = new AbortController();
  return {
    main: {
      ...buildHandlers(deps),
      ...machineHandlers(deps),
      ...runnerHandlers({ ...deps, closing: closing.signal }),
    },
    machineGuard: ((authorization) => requireMachine(deps, authorization)) satisfies MachineGuard,
    servePages(server: FastifyInstance): void {
      serveArtifacts(server, deps);
      // Machines that wait for a job do not delay the stop of the server.
      server.addHook('preClose', async () => closing.abort());
    },
  };
}
