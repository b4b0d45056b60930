import { useLingui } from '@lingui/react/macro';
import type { ConflictField } from '#/components/edit-form/conflict-dialog.tsx';
import { filledOf, type RulesDraft } from '#/features/cast/geoblocking/rules.schema.ts';
import { useCountryName } from '#/features/cast/listeners/listener.messages.tsx';

/** Describes the differences between two versions of the rules. */
export function useRulesDifferences(): (mine: RulesDraft, theirs: RulesDraft) => readonly ConflictField[] {
  const { t, i18n } = useLingui();
  const nameOf = useCountryName();
  const yesOrNo = (value: boolean) => (value ? t`Yes` : t`No`);
  const texts: { readonly [Key in keyof RulesDraft]: (value: RulesDraft[Key]) => string | null } = {
    enabled: yesOrNo,
    mode: (mode) => (mode === 'allow' ? t`Only these countries` : t`Everywhere except these countries`),
    countries: (codes) =>
      codes.length === 0
        ? null
        : codes
            .map(nameOf)
            .sort((a, b) => a.localeCompare(b, i18n.locale))
            .join('\n'),
    allowUnknown: (isAllowed) => (isAllowed ? t`Unknown locations allowed` : t`Unknown locations blocked`),
    networks: (lines) =>
      filledOf(lines)
        .map(({ network, note }) => (note === '' ? network : `${network} · ${note}`))
        .join('\n') || null,
  };
  const labels: Readonly<Record<keyof RulesDraft, string>> = {
    enabled: t`Restrict by country`,
    mode: t`Country list mode`,
    countries: t`Countries on the list`,
    allowUnknown: t`Unknown locations`,
    networks: t`Always allowed addresses`,
  };
  function fieldOf<Key extends keyof RulesDraft>(
    id: Key,
    mine: RulesDraft,
    theirs: RulesDraft,
  ): ConflictField {
    return { id, label: labels[id], mine: texts[id](mine[id]), theirs: texts[id](theirs[id]) };
  }
  return (mine, theirs) =>
    (Object.keys(labels) as (keyof RulesDraft)[])
      .map((id) => fieldOf(id, mine, theirs))
      .filter((field) => field.mine !== field.theirs);
}
