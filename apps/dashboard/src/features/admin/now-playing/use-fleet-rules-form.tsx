import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClients, FleetRules, SavedFleetRules, TitleRule } from '@unmuted/api';
import { useToast } from '@unmuted/ui/toast';
import type { ReactNode } from 'react';
import type { ConflictField } from '#/components/edit-form/conflict-dialog.tsx';
import { useEditForm } from '#/components/edit-form/use-edit-form.ts';
import { isSame } from '#/components/form/form-values.ts';
import { fleetSongsKeys, saveFleetRules } from '#/data/admin-now-playing/admin-now-playing.queries.ts';
import { bodyOf, draftOf, type FleetRulesDraft } from '#/features/admin/now-playing/fleet-rules-draft.ts';
import { fleetRules } from '#/features/admin/now-playing/now-playing-fleet.schema.ts';

/** The form of the rules that apply to all stations. */
export function useFleetRulesForm(api: ApiClients, saved: SavedFleetRules) {
  const client = useQueryClient();
  const toasts = useToast();
  const { mutateAsync } = useMutation(saveFleetRules(api));
  return useEditForm<FleetRulesDraft, SavedFleetRules, FleetRules>({
    name: 'fleet-rules',
    resource: saved,
    setResource: (theirs) => client.setQueryData(fleetSongsKeys.rules, theirs),
    valuesOf: draftOf,
    schema: fleetRules,
    toBody: bodyOf,
    save: mutateAsync,
    onSaved: () =>
      toasts.show({ tone: 'success', title: <Trans>The rules for all stations were saved</Trans> }),
  });
}

/** The changes for the save bar, and the fields of a version conflict. */
export function useFleetRulesChanges({
  base,
  draft,
  theirs,
}: Pick<ReturnType<typeof useFleetRulesForm>, 'base' | 'draft' | 'theirs'>): {
  changes: readonly ReactNode[];
  conflict: readonly ConflictField[] | null;
} {
  const { t } = useLingui();
  const ruleText = ({ pattern, replacement, isRegex, isEnabled }: TitleRule) =>
    [
      `“${pattern}” → “${replacement}”`,
      ...(isRegex ? [t`regular expression`] : []),
      ...(isEnabled ? [] : [t({ message: 'off', context: 'rule' })]),
    ].join(', ');
  const textsOf = (values: FleetRulesDraft) => {
    const { rules, ignore } = bodyOf(values);
    return { rules: rules.map(ruleText).join('\n') || null, ignore: ignore.join('\n') || null };
  };
  const labels = { rules: t`Rules`, ignore: t`Ignored texts` };
  const differing = (other: FleetRulesDraft) =>
    (['rules', 'ignore'] as const).filter((name) => !isSame(bodyOf(draft)[name], bodyOf(other)[name]));
  return {
    changes: differing(base).map((name) =>
      name === 'rules' ? (
        <Plural key={name} one="Rules: # entry" other="Rules: # entries" value={draft.rules.length} />
      ) : (
        <Plural
          key={name}
          one="Ignored texts: # entry"
          other="Ignored texts: # entries"
          value={draft.ignore.length}
        />
      ),
    ),
    conflict:
      theirs &&
      differing(theirs).map((name) => ({
        id: name,
        label: labels[name],
        mine: textsOf(draft)[name],
        theirs: textsOf(theirs)[name],
      })),
  };
}
