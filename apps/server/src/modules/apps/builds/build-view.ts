import type { AppArtifact, AppBuild } from '@unmuted/api/contract';
import { type ArtifactLinkDeps, artifactUrl } from '#/modules/apps/builds/artifact-links.ts';
import { type ArtifactRow, listArtifacts } from '#/modules/apps/builds/artifacts.repository.ts';
import type { BuildRow } from '#/modules/apps/builds/build.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';

/** Customers may download what installs on a phone, and do not see machines. */
export type BuildAudience = 'customer' | 'staff';

export interface BuildViewDeps extends ArtifactLinkDeps {
  readonly db: Db | Tx;
}

export async function toBuilds(
  deps: BuildViewDeps,
  rows: readonly BuildRow[],
  audience: BuildAudience,
): Promise<AppBuild[]> {
  const artifacts = await listArtifacts(
    deps.db,
    rows.map(({ id }) => id),
  );
  const byBuild = Map.groupBy(artifacts, ({ build_id }) => build_id);
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    state: row.state,
    versionName: row.version_name,
    versionCode: row.version_code,
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    progress: row.progress,
    machine: audience === 'staff' ? row.machine_name : null,
    fault: row.fault,
    logBytes: row.log_bytes,
    artifacts: (byBuild.get(row.id) ?? []).map((artifact) => toArtifact(deps, artifact, audience)),
  }));
}

function toArtifact(deps: ArtifactLinkDeps, row: ArtifactRow, audience: BuildAudience): AppArtifact {
  const { name, kind, bytes, hash } = row;
  const isOpen = audience === 'staff' || kind === 'apk';
  return {
    name,
    kind,
    bytes: Number(bytes),
    sha256: hash,
    url: isOpen ? artifactUrl(deps, row) : null,
  };
}
