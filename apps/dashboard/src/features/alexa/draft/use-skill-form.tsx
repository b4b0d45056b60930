import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Skill, SkillDocument } from '@unmuted/api';
import { useToast } from '@unmuted/ui/toast';
import { useMemo } from 'react';
import type { ConflictField } from '#/components/edit-form/conflict-dialog.tsx';
import { useEditForm } from '#/components/edit-form/use-edit-form.ts';
import { keepSkill, saveSkill } from '#/data/skills/skills.queries.ts';
import { skillDocument } from '#/features/alexa/draft/skill.schema.ts';
import { changesBetween, mergeChanges, type SkillChange } from '#/features/alexa/draft/skill-changes.ts';
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
export function useDraftChanges({ base, draft, theirs, isDirty }: SkillForm, skill: Skill) {
  const { nameOf, textOf } = useChangeText(skill);
  const changes = useMemo(
    (): readonly SkillChange[] => (isDirty ? changesBetween(base, draft) : []),
    [isDirty, base, draft],
  );
  return {
    changes,
    names: changes.map(nameOf),
    conflict:
      theirs &&
      conflictsOf(changes, theirs, draft).map(
        (change): ConflictField => ({
          id: change.id,
          label: nameOf(change),
          mine: textOf(change.field, change.after),
          theirs: textOf(change.field, change.before),
        }),
      ),
  };
}

const conflictsOf = (changes: readonly SkillChange[], theirs: SkillDocument, mine: SkillDocument) =>
  changesBetween(theirs, mine).filter(({ id }) => changes.some((change) => change.id === id));
