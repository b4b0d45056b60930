import type { Skill, SkillDocument } from '@unmuted/api/contract';
import { claimFiles } from '#/modules/files/uploads/uploads.repository.ts';
import { isSameSource, requireSource } from '#/modules/sites/pages/played-source.ts';
import {
  auditSkill,
  changeSkill,
  type SkillDeps,
  type SkillTarget,
} from '#/modules/skills/skill/change-skill.ts';
import { type LockedSkill, saveDraft, usesIcon } from '#/modules/skills/skill/skill.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Tx } from '#/platform/db/schema.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';

/** Saves a draft: what is spoken, and the stream, is live at once. */
export function updateSkill(
  deps: SkillDeps,
  act: Act,
  target: SkillTarget,
  document: SkillDocument,
): Promise<Skill> {
  return changeSkill(deps, act, target, async (tx, skill) => {
    requireFrozenNames(skill, document);
    const { source } = document;
    // A source that was deleted, or that this person may not see, stays until another one is chosen.
    if (!isSameSource(source, skill.draft?.source ?? null))
      await requireSource(tx, act.scope, {
        accountId: skill.account_id,
        source: source,
        error: 'skill.source_unknown',
      });
    await requireIcon(tx, act.scope, skill, document.icon);
    await saveDraft(tx, skill.id, { document, at: deps.clock.now() });
    await auditSkill(deps, tx, act, {
      action: 'skill.updated',
      skill,
      change: { before: skill.draft && valuesOf(skill.draft), after: valuesOf(document) },
    });
  });
}

/** Amazon does not let the invocation name of a certified skill change. */
function requireFrozenNames({ live }: LockedSkill, { voices }: SkillDocument): void {
  const errors = (live?.voices ?? []).flatMap(({ locale, invocationName }) => {
    const index = voices.findIndex((voice) => voice.locale === locale);
    return voices[index] === undefined || voices[index].invocationName === invocationName
      ? []
      : [{ pointer: `/voices/${index}/invocationName`, code: 'enum' as const, params: {} }];
  });
  if (errors.length > 0) throw new AppError('skill.name_frozen', { errors });
}

/** The icon is used by the skill already, or it is an upload of the account or of the member of staff. */
async function requireIcon(tx: Tx, scope: Scope, skill: LockedSkill, icon: string | null): Promise<void> {
  if (icon === null || usesIcon(skill, icon)) return;
  const wanted = { accountId: skill.account_id, names: [icon], kinds: ['image.icon'] } as const;
  if ((await claimFiles(tx, scope, wanted)).length > 0) return;
  throw new AppError('skill.file_unknown', { errors: [{ pointer: '/icon', code: 'enum', params: {} }] });
}

/** The values of a document in the audit log: its settings, and its names without the other texts. */
const valuesOf = ({
  name,
  source,
  backupUrl,
  voices,
  icon,
  countries,
  hasAds,
  isChildDirected,
}: SkillDocument) => ({
  name,
  source: source && `${source.kind} ${source.id}`,
  backupUrl,
  names: voices.map(({ locale, invocationName }) => `${locale} ${invocationName}`),
  icon,
  countries,
  hasAds,
  isChildDirected,
});
