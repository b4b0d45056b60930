import { Trans, useLingui } from '@lingui/react/macro';
import { type AlarmKind, limits } from '@unmuted/api';
import { Checkbox } from '@unmuted/ui/checkbox';
import { Field } from '@unmuted/ui/field';
import { NumberInput } from '@unmuted/ui/number-input';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import { useId } from 'react';
import { useAlarmName } from '#/components/silence/silence-words.messages.ts';
import { alarmKinds } from '#/features/admin/silence-policies/policy.messages.ts';
import type { PolicyForm } from '#/features/admin/silence-policies/use-policy-form.tsx';

/** Which alarms people are told about, after which time, and how often. */
export function PolicyAlarms({ form }: { form: PolicyForm }) {
  return (
    <>
      <SettingsSection
        description={<Trans>The policy ignores other alarms of its stations.</Trans>}
        title={<Trans>Kinds of alarms</Trans>}
      >
        <Kinds form={form} />
      </SettingsSection>
      <SettingsSection
        description={<Trans>How long it lasts until people are told, and what follows.</Trans>}
        title={<Trans>Messages</Trans>}
      >
        <Sensitivity form={form} />
        <Reminder form={form} />
        <Checkbox
          checked={form.draft.tellsRecovery}
          label={<Trans>Tell people when it is over</Trans>}
          onChange={({ currentTarget }) => form.change({ tellsRecovery: currentTarget.checked })}
        />
      </SettingsSection>
    </>
  );
}

function Kinds({ form: { draft, change, errorOf } }: { form: PolicyForm }) {
  const { t } = useLingui();
  const nameOf = useAlarmName();
  const id = useId();
  const error = errorOf('/kinds', { array_size: t`Choose at least one kind of alarm.` });
  const turn = (kind: AlarmKind, isOn: boolean) =>
    change({ kinds: alarmKinds.filter((each) => (each === kind ? isOn : draft.kinds.includes(each))) });
  return (
    <fieldset aria-describedby={error && id} aria-label={t`Kinds of alarms`} className="grid min-w-0 gap-3">
      <div className="grid gap-3 md:grid-cols-2">
        {alarmKinds.map((kind) => (
          <Checkbox
            aria-invalid={error !== undefined}
            checked={draft.kinds.includes(kind)}
            key={kind}
            label={nameOf(kind)}
            onChange={({ currentTarget }) => turn(kind, currentTarget.checked)}
          />
        ))}
      </div>
      {error && (
        <p className="text-13 text-danger-text" id={id}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

function Sensitivity({ form: { draft, change, errorOf } }: { form: PolicyForm }) {
  const { t } = useLingui();
  return (
    <Field
      className="max-w-64"
      error={errorOf('/sensitivityMin')}
      hint={<Trans>Before the first step begins. 0: at once.</Trans>}
      label={<Trans>The incident lasts at least</Trans>}
    >
      <NumberInput
        max={limits.escalationMin}
        min={0}
        name="sensitivityMin"
        onValueChange={(sensitivityMin) => change({ sensitivityMin })}
        unit={t({ message: 'min', context: 'unit of minutes' })}
        value={draft.sensitivityMin}
      />
    </Field>
  );
}

function Reminder({ form: { draft, change, errorOf } }: { form: PolicyForm }) {
  const { t } = useLingui();
  const { repeatMin } = draft;
  const error = errorOf('/repeatMin');
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-28 flex-1">
        <Checkbox
          checked={repeatMin.isOn}
          label={<Trans>Remind while it lasts</Trans>}
          onChange={({ currentTarget }) =>
            change({ repeatMin: { ...repeatMin, isOn: currentTarget.checked } })
          }
        />
      </span>
      <span className="flex items-center gap-2 text-13 text-fg-muted">
        <Trans context="period of a reminder">every</Trans>
        <span className="w-26">
          <NumberInput
            aria-invalid={error !== undefined}
            aria-label={t`Time between reminders`}
            disabled={!repeatMin.isOn}
            max={1_440}
            min={5}
            onValueChange={(value) => change({ repeatMin: { ...repeatMin, value } })}
            unit={t({ message: 'min', context: 'unit of minutes' })}
            value={repeatMin.value}
          />
        </span>
      </span>
      {error && <p className="basis-full text-13 text-danger-text">{error}</p>}
    </div>
  );
}
