import type { CastSection, SettingsRevisionList } from '@unmuted/api/contract';
import { requireCast } from '#/modules/casts/cast/cast-access.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { PageQuery } from '#/platform/db/pagination.ts';
import type { Db } from '#/platform/db/schema.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { RevisedSection } from '#/platform/revisions/define-revisions.ts';
import type { SectionRef } from '#/platform/revisions/revisions.repository.ts';
import { readRevisions, readRevisionValues } from '#/platform/revisions/revisions.service.ts';

export interface RevisionDeps {
  readonly db: Db;
  /** The sections of all modules. */
  readonly revisedSections: () => readonly RevisedSection[];
}

export async function listRevisions(
  deps: RevisionDeps,
  scope: Scope,
  { username, section }: { readonly username: string; readonly section: CastSection },
  query: PageQuery,
): Promise<SettingsRevisionList> {
  const { ref } = await requireSection(deps, scope, username, section);
  return readRevisions(deps.db, scope, ref, query);
}

/** Saves the values of a revision like the form of the section. */
export async function restoreRevision(
  deps: RevisionDeps,
  act: Act,
  { username, section }: { readonly username: string; readonly section: CastSection },
  { revision, version }: { readonly revision: number; readonly version: number },
): Promise<void> {
  const { ref, definition } = await requireSection(deps, act.scope, username, section);
  const values = await readRevisionValues(deps.db, act.scope, ref, revision);
  await definition.restore(act, { name: username, values, version, revision });
}

async function requireSection(
  { db, revisedSections }: RevisionDeps,
  scope: Scope,
  username: string,
  section: CastSection,
): Promise<{ ref: SectionRef; definition: RevisedSection }> {
  const { id } = await requireCast(db, scope, username);
  const definition = revisedSections().find((each) => each.objectType === 'cast' && each.section === section);
  if (!definition || (definition.isStaffOnly && scope.kind !== 'admin'))
    throw new AppError('resource.not_found');
  return { ref: { objectType: 'cast', objectId: id, section }, definition };
}
