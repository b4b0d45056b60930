import type { SkillManifest } from '@unmuted/api/contract';
import { interactionModelOf } from '#/modules/skills/packaging/interaction-model.ts';
import { manifestOf } from '#/modules/skills/packaging/manifest.ts';
import { endpointOf, packagedDocumentOf } from '#/modules/skills/packaging/packaged-document.ts';
import { requireSkillRow } from '#/modules/skills/skill/change-skill.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { Db } from '#/platform/db/schema.ts';

export interface ManifestDeps {
  readonly db: Db;
  /** The public URL of the cast API. */
  readonly castUrl: () => string;
}

/** The documents as they are in the package, and the manifest of the live version to compare them with. */
export async function readManifest(
  deps: ManifestDeps,
  scope: AdminScope,
  id: string,
): Promise<SkillManifest> {
  const row = await requireSkillRow(deps, scope, id);
  const endpoint = endpointOf(deps, row);
  const document = packagedDocumentOf(row);
  return {
    manifest: manifestOf(document, endpoint),
    models: document.voices.map((voice) => ({ locale: voice.locale, model: interactionModelOf(voice) })),
    live: row.live && manifestOf(row.live, endpoint),
  };
}
