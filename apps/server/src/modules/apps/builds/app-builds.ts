import type { AppBuild, AppPlatform } from '@unmuted/api/contract';
import { type BuildAudience, type BuildViewDeps, toBuilds } from '#/modules/apps/builds/build-view.ts';
import {
  cancelOpenBuilds,
  insertBuild,
  listBuildsOf,
  listOpenBuilds,
  nextNumber,
} from '#/modules/apps/builds/builds.repository.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';

interface NewBuild {
  readonly appId: string;
  readonly platform: AppPlatform;
  readonly packageId: string;
  readonly versionName: string;
  readonly versionCode: number;
  readonly at: Date;
}

/**
 * Queues a build of an app, whose row must be locked, and returns its id. Publish `buildQueueTopic` after the
 * transaction, so that a machine that waits takes it at once.
 */
export async function queueBuild(tx: Tx, { appId, at, ...asked }: NewBuild): Promise<string> {
  const id = uuidv7(at);
  await insertBuild(tx, {
    id,
    app_id: appId,
    number: await nextNumber(tx, appId),
    platform: asked.platform,
    package_id: asked.packageId,
    version_name: asked.versionName,
    version_code: asked.versionCode,
    state: 'queued',
    created_at: at,
  });
  return id;
}

/** Cancels the builds of an app that wait or run, without a word to the listener; machines stop at their next heartbeat. */
export async function cancelBuilds(tx: Tx, appId: string, at: Date): Promise<void> {
  await cancelOpenBuilds(tx, appId, at);
}

/** The builds of an app, latest first. The caller must have checked the scope of the app. */
export async function listBuilds(
  deps: BuildViewDeps,
  appId: string,
  audience: BuildAudience,
): Promise<AppBuild[]> {
  return toBuilds(deps, await listBuildsOf(deps.db, appId), audience);
}

interface OpenBuild {
  readonly id: string;
  readonly progress: number | null;
  readonly logBytes: number;
}

/** The build of each app that waits or runs, for live events. */
export async function findOpenBuilds(
  db: Db,
  appIds: readonly string[],
): Promise<ReadonlyMap<string, OpenBuild>> {
  const rows = await listOpenBuilds(db, appIds);
  return new Map(
    rows.map(({ app_id, id, progress, log_bytes: logBytes }) => [app_id, { id, progress, logBytes }]),
  );
}
