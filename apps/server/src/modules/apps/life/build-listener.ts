import { lockAppById } from '#/modules/apps/app/app.repository.ts';
import type { Build, BuildListener } from '#/modules/apps/builds/build.ts';
import { type BuildMoveDeps, moveByBuild } from '#/modules/apps/life/move-app.ts';
import { type EndedBuild, tellOfBuild } from '#/modules/apps/life/tell-of-build.ts';
import type { Tx } from '#/platform/db/schema.ts';

type Move = Parameters<typeof moveByBuild>[3];

/** Moves an app as its build goes on, and tells of its end. */
export function createBuildListener(deps: BuildMoveDeps): BuildListener {
  async function end(tx: Tx, build: Build, move: Move, state: EndedBuild['state']): Promise<void> {
    const app = await lockAppById(tx, build.appId);
    if (!app) return;
    const hasMoved = await moveByBuild(deps, tx, app, move);
    // People know of a build that they cancelled.
    if (build.fault !== 'cancelled') await tellOfBuild(deps, tx, { app, build, state, hasMoved });
  }
  return {
    async onStarted(tx, { appId }) {
      const app = await lockAppById(tx, appId);
      if (app) await moveByBuild(deps, tx, app, 'start_build');
    },
    onFailed: (tx, build) => end(tx, build, 'fail_build', 'failed'),
    onFinished: (tx, build) => end(tx, build, 'finish_build', 'succeeded'),
  };
}
