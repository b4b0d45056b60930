import { Trans, useLingui } from '@lingui/react/macro';
import type { QuietWindow } from '@unmuted/api';
import type { ReactNode } from 'react';
import type { ConflictField } from '#/components/edit-form/conflict-dialog.tsx';
import { isSame } from '#/components/form/form-values.ts';
import { useLevelText } from '#/components/silence/use-level-text.ts';
import { actionNames, furtherAlarmNames } from '#/features/station/silence/settings.messages.ts';
import type {
  AlarmDraft,
  FurtherAlarm,
  SilenceFormValues,
} from '#/features/station/silence/silence.schema.ts';
import { useQuietWindowText } from '#/features/station/silence/use-quiet-window-text.ts';
import type { SilenceForm } from '#/features/station/silence/use-silence-form.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

type Field = keyof SilenceFormValues;

/** The changes for the save bar, and the fields of a version conflict. */
export function useSilenceChanges({ base, draft, theirs, isDirty }: SilenceForm): {
  changes: readonly ReactNode[];
  conflict: readonly ConflictField[] | null;
} {
  const { t } = useLingui();
  const textOf = useValueTexts();
  const labels: Record<Field, string> = {
    isEnabled: t`Silence detection`,
    thresholdDb: t`Threshold`,
    silenceS: t`Silent for`,
    recoveryS: t`Over when sound for`,
    alarms: t`Further alarms`,
    confirmations: t`Checks in a row`,
    quietWindows: t`Quiet windows`,
    action: t`On silence`,
    cooldownMin: t`Pause between messages`,
    repeatMin: t`Reminder`,
    tellsRecovery: t`Message when it is over`,
    hasStatusPage: t`Public status page`,
  };
  const differing = (one: SilenceFormValues, other: SilenceFormValues) =>
    (Object.keys(labels) as Field[])
      .filter((field) => !isSame(one[field], other[field]))
      .map((field) => ({
        id: field,
        label: labels[field],
        mine: textOf(field, one),
        theirs: textOf(field, other),
      }));
  return {
    changes: isDirty
      ? differing(draft, base).map(({ id, label, mine, theirs: saved }) => {
          if (id === 'alarms' || id === 'quietWindows') return label;
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

/** The value of a setting as text; null for none. */
function useValueTexts() {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const levelText = useLevelText();
  const windowText = useQuietWindowText();
  const onOff = (isOn: boolean) =>
    isOn ? t({ message: 'On', context: 'a setting' }) : t({ message: 'Off', context: 'a setting' });
  const seconds = (value: number | null) => (value === null ? null : formats.duration(value));
  const minutes = (value: number | null) => (value === null ? null : formats.duration(value * 60));
  const alarmText = (alarm: FurtherAlarm, { isOn, value }: AlarmDraft) => {
    const time = alarm === 'noNewSongMin' ? minutes(value) : seconds(value);
    return `${i18n._(furtherAlarmNames[alarm])}: ${isOn ? time : onOff(false)}`;
  };
  const actionText = ({ action }: SilenceFormValues) =>
    action.kind === 'fallback'
      ? `${i18n._(actionNames.fallback)}: ${action.mount}`
      : i18n._(actionNames[action.kind]);
  const windowsText = (windows: readonly QuietWindow[]) => windows.map(windowText).join('\n') || null;
  return (field: Field, values: SilenceFormValues): string | null => {
    switch (field) {
      case 'thresholdDb':
        return values.thresholdDb === null ? null : levelText(values.thresholdDb);
      case 'silenceS':
      case 'recoveryS':
        return seconds(values[field]);
      case 'cooldownMin':
        return minutes(values.cooldownMin);
      case 'repeatMin':
        return values.repeatMin.isOn ? minutes(values.repeatMin.value) : onOff(false);
      case 'confirmations':
        return values.confirmations === null ? null : formats.number(values.confirmations);
      case 'alarms':
        return (Object.keys(furtherAlarmNames) as FurtherAlarm[])
          .map((alarm) => alarmText(alarm, values.alarms[alarm]))
          .join('\n');
      case 'quietWindows':
        return windowsText(values.quietWindows);
      case 'action':
        return actionText(values);
      default:
        return onOff(values[field]);
    }
  };
}
