import type { AppBuild, AppBuildLog, AppPlatform } from '@unmuted/api/contract';
import { type ArtifactDeps, storeArtifact } from '#/modules/apps/builds/artifacts.service.ts';
import { type BuildListener, type BuildRow, buildTopicsOf } from '#/modules/apps/builds/build.ts';
import { readLogPart } from '#/modules/apps/builds/build-log.service.ts';
import { type BuildViewDeps, toBuilds } from '#/modules/apps/builds/build-view.ts';
import { findBuild, lockAppOf, lockBuild } from '#/modules/apps/builds/builds.repository.ts';
import { failBuild, succeedBuild } from '#/modules/apps/builds/end-build.ts';
import { appKinds } from '#/modules/apps/builds/files/check-artifact.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { StaffAct } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { IncomingFile } from '#/platform/http/register-route.ts';

export interface BuildDeps extends ArtifactDeps, Omit<BuildViewDeps, 'db'> {
  readonly listener: BuildListener;
}

export interface BuildTarget {
  readonly platform: AppPlatform;
  /** Of the app. */
  readonly id: string;
  readonly build: string;
}

export async function getBuild(deps: BuildDeps, target: BuildTarget): Promise<AppBuild> {
  const [build] = await toBuilds(deps, [await requireBuild(deps, target)], 'staff');
  if (!build) throw new AppError('resource.not_found');
  return build;
}

export async function getBuildLog(
  deps: BuildDeps,
  target: BuildTarget,
  offset: number,
): Promise<AppBuildLog> {
  return readLogPart(deps.db, await requireBuild(deps, target), offset);
}

export async function cancelBuild(deps: BuildDeps, act: StaffAct, target: BuildTarget): Promise<AppBuild> {
  const { db, clock, bus, listener } = deps;
  await requireBuild(deps, target);
  const at = clock.now();
  await db.transaction().execute(async (tx) => {
    await lockAppOf(tx, target.build);
    const row = await lockBuild(tx, target.build);
    if (!row || !isOpen(row)) throw new AppError('build.ended');
    await failBuild(tx, listener, { row, at, fault: 'cancelled' });
    await recordAudit(tx, {
      at,
      action: 'build.cancelled',
      by: act.scope,
      caller: act.caller,
      about: null,
      details: detailsOf(row),
    });
  });
  bus.publish(buildTopicsOf(target.id));
  return getBuild(deps, target);
}

interface HandUpload {
  readonly name: string;
  readonly sha256: string | undefined;
  readonly file: IncomingFile;
  readonly signal: AbortSignal;
}

/** Stores a file that was built elsewhere; an app ends the build with success, and its machine stops. */
export async function uploadByHand(
  deps: BuildDeps,
  act: StaffAct,
  target: BuildTarget,
  upload: HandUpload,
): Promise<AppBuild> {
  const { clock, listener } = deps;
  const row = await requireBuild(deps, target);
  const require = ({ state }: BuildRow) => {
    if (state === 'cancelled') throw new AppError('build.ended');
  };
  require(row);
  await storeArtifact(
    deps,
    { row, ...upload },
    {
      require,
      async stored(tx, locked, { kind }) {
        const at = clock.now();
        const kinds: readonly string[] = appKinds;
        if (kinds.includes(kind) && locked.state !== 'succeeded')
          await succeedBuild(tx, listener, { row: locked, at });
        await recordAudit(tx, {
          at,
          action: 'build.artifact_uploaded',
          by: act.scope,
          caller: act.caller,
          about: null,
          details: { ...detailsOf(locked), name: upload.name },
        });
      },
    },
  );
  return getBuild(deps, target);
}

async function requireBuild({ db }: BuildDeps, target: BuildTarget): Promise<BuildRow> {
  const row = await findBuild(db, target);
  if (!row) throw new AppError('resource.not_found');
  return row;
}

const isOpen = ({ state }: BuildRow): boolean => state === 'queued' || state === 'building';

const detailsOf = ({ app_id: app, id: build, number }: BuildRow) => ({ app, build, number });
