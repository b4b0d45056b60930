import { checkSkill, isSkillReady, type SkillDocument, type SkillPackage } from '@unmuted/api/contract';
import type { ManifestDeps } from '#/modules/skills/packaging/manifest.service.ts';
import { distributionCountriesOf } from '#/modules/skills/packaging/manifest.ts';
import { endpointOf, packagedDocumentOf } from '#/modules/skills/packaging/packaged-document.ts';
import { makeSkillIcons, type SkillIcons } from '#/modules/skills/packaging/skill-icons.ts';
import { type PackageFormat, packageOf } from '#/modules/skills/packaging/skill-package.ts';
import { requireSkillRow } from '#/modules/skills/skill/change-skill.ts';
import type { SkillRow } from '#/modules/skills/skill/skill.repository.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { FileStorage } from '#/platform/storage/storage.ts';

export interface PackageDeps extends ManifestDeps {
  readonly storage: FileStorage;
}

/** The files with which staff publish a skill, as a zip. */
export async function readPackage(
  deps: PackageDeps,
  scope: AdminScope,
  { id, format }: { readonly id: string; readonly format: PackageFormat },
): Promise<SkillPackage> {
  const row = await requireSkillRow(deps, scope, id);
  const content = (await makePackage(deps, row, format)).toString('base64');
  return { name: `${fileNameOf(packagedDocumentOf(row).name)}-${format}.zip`, content };
}

/** The zip of a skill; `skill.not_ready` if Amazon would refuse it. */
export async function makePackage(
  deps: Pick<PackageDeps, 'storage' | 'castUrl'>,
  row: SkillRow,
  format: PackageFormat,
): Promise<Buffer> {
  const document = packagedDocumentOf(row);
  const icons = await requireIcons(deps.storage, document);
  return Buffer.from(
    packageOf(document, { endpoint: endpointOf(deps, row), icons, amazonId: row.amazon_id }, format),
  );
}

/** Fails with `skill.not_ready` if Amazon would refuse the package. */
async function requireIcons(storage: FileStorage, document: SkillDocument): Promise<SkillIcons> {
  const isRefused = !isSkillReady(checkSkill(document)) || distributionCountriesOf(document)?.length === 0;
  const icons = isRefused || document.icon === null ? null : await makeSkillIcons(storage, document.icon);
  if (!icons) throw new AppError('skill.not_ready');
  return icons;
}

/** `radio-aurora` of `Radio Aurora`; `skill` for a name without Latin letters. */
function fileNameOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? 'skill';
}
