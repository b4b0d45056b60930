import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ConflictField } from '#/components/edit-form/conflict-dialog.tsx';
import { isSame } from '#/components/form/form-values.ts';
import { triggerNames, useKindsText } from '#/features/admin/silence-policies/policy.messages.ts';
import type { PolicyValues } from '#/features/admin/silence-policies/policy-values.ts';
import type { PolicyForm } from '#/features/admin/silence-policies/use-policy-form.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

type Name = keyof PolicyValues;

interface PolicyChanges {
  changes: readonly ReactNode[];
  conflict: readonly ConflictField[] | null;
}

/** The changes for the save bar, and the fields of a version conflict. */
export function usePolicyChanges({ base, draft, theirs, isDirty }: PolicyForm): PolicyChanges {
  const { t } = useLingui();
  const textOf = useValueTexts();
  const labels: Record<Name, string> = {
    name: t({ message: 'Name', context: 'of a policy' }),
    isEnabled: t`Policy`,
    stationIds: t`Stations`,
    trigger: t({ message: 'When', context: 'people are told' }),
    kinds: t({ message: 'Kinds', context: 'of alarms' }),
    sensitivityMin: t`Lasts at least`,
    repeatMin: t`Reminder`,
    tellsRecovery: t`Message when it is over`,
  };
  const differing = (one: PolicyValues, other: PolicyValues) =>
    (Object.keys(labels) as Name[])
      .map((id) => ({ id, label: labels[id], mine: textOf(id, one), theirs: textOf(id, other) }))
      .filter(({ id, mine, theirs: saved }) => mine !== saved || !isSame(sent(one, id), sent(other, id)));
  return {
    changes: isDirty
      ? differing(draft, base).map(({ id, label, mine, theirs: saved }) => {
          if (id === 'stationIds') return <StationChanges base={base} draft={draft} key={id} />;
          if (id === 'kinds') return label;
          const was = saved ?? '–';
          const is = mine ?? '–';
          return (
            <Trans key={id}>
              {label}: {was} to {is}
            </Trans>
          );
        })
      : [],
    conflict: theirs && differing(draft, theirs),
  };
}

/** What a value says: chosen stations say nothing while all are chosen. */
const sent = (values: PolicyValues, name: Name) =>
  name === 'stationIds' && values.stationIds.isAll ? null : values[name];

const idsOf = ({ stationIds }: PolicyValues) =>
  stationIds.isAll ? [] : stationIds.chosen.map(({ id }) => id);

function StationChanges({ base, draft }: Pick<PolicyForm, 'base' | 'draft'>) {
  if (draft.stationIds.isAll) return <Trans>All watched stations</Trans>;
  const [before, after] = [idsOf(base), idsOf(draft)];
  const added = after.filter((id) => !before.includes(id)).length;
  const removed = before.filter((id) => !after.includes(id)).length;
  if (base.stationIds.isAll) return <Plural one="Only # station" other="Only # stations" value={added} />;
  return (
    <>
      {added > 0 && <Plural one="# station added" other="# stations added" value={added} />}
      {added > 0 && removed > 0 && ', '}
      {removed > 0 && <Plural one="# station removed" other="# stations removed" value={removed} />}
    </>
  );
}

/** The value of a field as text; null for none. */
function useValueTexts() {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const kindsText = useKindsText();
  const onOff = (isOn: boolean) =>
    isOn ? t({ message: 'On', context: 'a setting' }) : t({ message: 'Off', context: 'a setting' });
  const minutes = (value: number | null) => (value === null ? null : formats.duration(value * 60));
  return (name: Name, values: PolicyValues): string | null => {
    switch (name) {
      case 'name':
        return values.name || null;
      case 'stationIds': {
        const { isAll, chosen } = values.stationIds;
        return isAll ? t`All watched stations` : chosen.map((station) => station.name).join('\n') || null;
      }
      case 'trigger':
        return i18n._(triggerNames[values.trigger]);
      case 'kinds':
        return kindsText(values.kinds) || null;
      case 'sensitivityMin':
        return minutes(values.sensitivityMin);
      case 'repeatMin':
        return values.repeatMin.isOn ? minutes(values.repeatMin.value) : onOff(false);
      default:
        return onOff(values[name]);
    }
  };
}
