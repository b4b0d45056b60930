import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '@unmuted/ui/checkbox';
import { NumberInput } from '@unmuted/ui/number-input';
import { furtherAlarmNames } from '#/features/station/silence/settings.messages.ts';
import type { FurtherAlarm } from '#/features/station/silence/silence.schema.ts';
import type { SilenceForm } from '#/features/station/silence/use-silence-form.tsx';

const alarms = Object.keys(furtherAlarmNames) as FurtherAlarm[];

const ranges: Record<FurtherAlarm, { min: number; max: number }> = {
  offAirS: { min: 10, max: 3_600 },
  digitalZeroS: { min: 5, max: 3_600 },
  oneChannelS: { min: 10, max: 3_600 },
  oppositePhaseS: { min: 10, max: 3_600 },
  stuckS: { min: 180, max: 3_600 },
  clippedS: { min: 30, max: 3_600 },
  noNewSongMin: { min: 5, max: 720 },
};

interface FurtherAlarmsProps {
  form: SilenceForm;
  isFixed: boolean;
}

/** What else raises an alarm, and after which time. */
export function FurtherAlarms({ form, isFixed }: FurtherAlarmsProps) {
  return (
    <ul className="mt-3">
      {alarms.map((alarm) => (
        <AlarmRow alarm={alarm} form={form} isFixed={isFixed} key={alarm} />
      ))}
    </ul>
  );
}

function AlarmRow({ alarm, form, isFixed }: FurtherAlarmsProps & { alarm: FurtherAlarm }) {
  const { t, i18n } = useLingui();
  const { isOn, value } = form.draft.alarms[alarm];
  const error = form.errorOf(`/alarms/${alarm}`);
  const name = i18n._(furtherAlarmNames[alarm]);
  const set = (change: Partial<{ isOn: boolean; value: number | null }>) =>
    form.change({ alarms: { ...form.draft.alarms, [alarm]: { isOn, value, ...change } } });
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-t border-border-soft px-(--card-pad) py-1">
      <span className="min-w-28 flex-1">
        <Checkbox
          checked={isOn}
          disabled={isFixed}
          label={name}
          onChange={({ currentTarget }) => set({ isOn: currentTarget.checked })}
        />
      </span>
      <span className="flex items-center gap-2 text-13 text-fg-muted">
        <Trans context="duration of an alarm">for</Trans>
        <span className="w-26">
          <NumberInput
            aria-invalid={error !== undefined}
            aria-label={t`${name} for`}
            disabled={isFixed || !isOn}
            {...ranges[alarm]}
            onValueChange={(next) => set({ value: next })}
            unit={
              alarm === 'noNewSongMin'
                ? t({ message: 'min', context: 'unit of minutes' })
                : t({ message: 's', context: 'unit of seconds' })
            }
            value={value}
          />
        </span>
      </span>
      {error && <p className="basis-full pb-1 text-13 text-danger-text">{error}</p>}
    </li>
  );
}
