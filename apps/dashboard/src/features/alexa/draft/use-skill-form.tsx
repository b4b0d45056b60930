import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Skill, SkillDocument } from '@unmuted/api';
import { useToast } from '@unmuted/ui/toast';
import { useEditForm } from '#/components/edit-form/use-edit-form.ts';
import { useDraftChanges } from '#/components/review/use-draft-changes.ts';
import { keepSkill, saveSkill } from '#/data/skills/skills.queries.ts';
import { skillDocument } from '#/features/alexa/draft/skill.schema.ts';
import { changesBetween, mergeChanges } from '#/features/alexa/draft/skill-changes.ts';
import { useChangeText } from '#/features/alexa/draft/use-change-text.ts';
import { useSkill } from '#/features/alexa/shell/use-skill.ts';

export type SkillForm = ReturnType<typeof useSkillForm>;

/** Edits the draft of a skill, over the version that the edit began with. */
export function useSkillForm(skill: Skill) {
  const { api, id } = useSkill();
  const client = useQueryClient();
  const toasts = useToast();
  const { mutateAsync } = useMutation(saveSkill(api, id));
  return useEditForm<SkillDocument, Skill, SkillDocument>({
    name: 'skill',
    resource: skill,
    setResource: (current) => keepSkill(client, current),
    valuesOf: ({ draft }) => draft,
    schema: skillDocument,
    save: ({ settings, version }) => mutateAsync({ document: settings, version }),
    mergeConflict: mergeChanges,
    onSaved: () => toasts.show({ tone: 'success', title: <Trans>Draft saved</Trans> }),
  });
}

/** The changes since the draft was saved, and those that somebody else changed too. */
export function useSkillChanges(form: SkillForm, skill: Skill) {
  return useDraftChanges(form, { changesBetween, ...useChangeText(skill) });
}
