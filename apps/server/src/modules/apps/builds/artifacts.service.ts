import { rm } from 'node:fs/promises';
import { limits } from '@unmuted/api/contract';
import {
  type ArtifactRow,
  countOthers,
  deleteArtifact,
  saveArtifact,
} from '#/modules/apps/builds/artifacts.repository.ts';
import { type BuildLimits, type BuildRow, buildTopicsOf } from '#/modules/apps/builds/build.ts';
import { lockAppOf, lockBuild } from '#/modules/apps/builds/builds.repository.ts';
import { checkArtifact, invalid, kindOfName } from '#/modules/apps/builds/files/check-artifact.ts';
import { saveFile } from '#/modules/files/uploads/uploads.repository.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { IncomingFile } from '#/platform/http/register-route.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { LiveBus } from '#/platform/live/bus.ts';
import { receiveFile } from '#/platform/storage/receive-file.ts';
import type { FileStorage } from '#/platform/storage/storage.ts';

export interface ArtifactDeps {
  readonly db: Db;
  readonly bus: Pick<LiveBus, 'publish'>;
  readonly clock: Clock;
  readonly storage: FileStorage;
  readonly buildLimits: BuildLimits;
}

interface Incoming {
  readonly row: BuildRow;
  readonly name: string;
  /** In hex; undefined if the sender does not know it. */
  readonly sha256: string | undefined;
  readonly file: IncomingFile;
  readonly signal: AbortSignal;
}

/** What happens with the locked build of a stored artifact. */
interface Storing {
  /** Throws if the build may not have it any more. */
  readonly require: (row: BuildRow) => void;
  /** Runs when the content is stored. */
  readonly stored?: (tx: Tx, row: BuildRow, artifact: Pick<ArtifactRow, 'kind'>) => Promise<void>;
}

export type StoredArtifact = Pick<ArtifactRow, 'name' | 'kind' | 'hash'> & { readonly bytes: number };

/** Receives a file of a build, checks its content, and stores it; it is not public. */
export async function storeArtifact(
  deps: ArtifactDeps,
  { row, name, sha256, file, signal }: Incoming,
  storing: Storing,
): Promise<StoredArtifact> {
  const { storage, buildLimits, bus } = deps;
  const received = await receiveFile(file, {
    directory: storage.incoming,
    maxBytes: buildLimits.artifactBytes,
    signal,
  });
  try {
    if (sha256 !== undefined && sha256 !== received.hash)
      throw invalid({ reason: 'sha256', expected: sha256, found: received.hash });
    const kind = kindOfName(name);
    await checkArtifact(received.path, kind, {
      platform: row.platform,
      packageId: row.package_id,
      versionName: row.version_name,
      versionCode: row.version_code,
    });
    const { hash, bytes } = received;
    const artifact = { name, kind, hash, bytes };
    const id = await saveRows(deps, row.id, artifact, storing);
    try {
      await storage.backend.put(hash, received.path);
    } catch (error) {
      await deleteArtifact(deps.db, id);
      throw error;
    }
    await endStoring(deps, row.id, artifact, storing);
    bus.publish(buildTopicsOf(row.app_id));
    return artifact;
  } finally {
    await rm(received.path, { force: true });
  }
}

/** The rows come before the content, which a purge would delete otherwise. */
async function saveRows(
  { db, clock }: ArtifactDeps,
  buildId: string,
  { name, kind, hash, bytes }: StoredArtifact,
  storing: Storing,
): Promise<string> {
  const at = clock.now();
  return db.transaction().execute(async (tx) => {
    await requireLocked(tx, buildId, storing);
    const max = limits.buildArtifacts;
    if ((await countOthers(tx, buildId, name)) >= max)
      throw new AppError('resource.limit_reached', { params: { max } });
    await saveFile(tx, {
      hash,
      bytes,
      content_type: 'application/octet-stream',
      width: null,
      height: null,
      is_public: false,
      created_at: at,
    });
    return saveArtifact(tx, { id: uuidv7(at), build_id: buildId, name, kind, hash, bytes, created_at: at });
  });
}

async function endStoring(
  { db }: ArtifactDeps,
  buildId: string,
  artifact: StoredArtifact,
  storing: Storing,
): Promise<void> {
  const { stored } = storing;
  if (!stored) return;
  await db.transaction().execute(async (tx) => {
    await lockAppOf(tx, buildId);
    await stored(tx, await requireLocked(tx, buildId, storing), artifact);
  });
}

async function requireLocked(tx: Tx, buildId: string, { require }: Storing): Promise<BuildRow> {
  const row = await lockBuild(tx, buildId);
  if (!row) throw new AppError('resource.not_found');
  require(row);
  return row;
}
