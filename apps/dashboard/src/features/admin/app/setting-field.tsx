import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import type { AppSettings } from '@unmuted/api';
import { Checkbox } from '@unmuted/ui/checkbox';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { NumberInput } from '@unmuted/ui/number-input';
import { Select } from '@unmuted/ui/select';
import { Textarea } from '@unmuted/ui/textarea';
import type { ReactNode } from 'react';
import { storeLimits } from '#/features/admin/app/app-checks.schema.ts';
import {
  type PlainSetting,
  settingsLabels,
  settingsLengths,
  type TextSetting,
  trackNames,
} from '#/features/admin/app/settings-fields.ts';

export interface SettingFieldProps {
  field: PlainSetting;
  values: AppSettings;
  change: (part: Partial<AppSettings>) => void;
  error: string | undefined;
  hint?: ReactNode;
}

const ageRatings: readonly AppSettings['ageRating'][] = ['4+', '9+', '13+', '16+', '18+'];
const tracks: readonly AppSettings['track'][] = ['internal', 'closed', 'open', 'production'];
const required: readonly PlainSetting[] = ['versionName', 'versionCode', 'track', 'rollout', 'ageRating'];

/** A field of the settings of an app. */
export function SettingField({ field, values, change, error, hint }: SettingFieldProps) {
  const { i18n } = useLingui();
  const label = i18n._(settingsLabels[field]);
  if (field === 'isServiceAccountReady')
    return (
      <Checkbox
        checked={values[field]}
        description={<Trans>It was invited to the developer account of the customer, and works.</Trans>}
        label={label}
        onChange={({ currentTarget: { checked } }) => change({ isServiceAccountReady: checked })}
      />
    );
  return (
    <Field error={error} hint={hint} label={label} optional={!required.includes(field)}>
      <Control change={change} field={field} values={values} />
    </Field>
  );
}

function Control({ field, values, change }: Pick<SettingFieldProps, 'field' | 'values' | 'change'>) {
  switch (field) {
    case 'versionCode':
      return (
        <NumberInput
          max={storeLimits.google.versionCode.max}
          min={1}
          name={field}
          // An empty field is not a number: it keeps the last one until something is typed.
          onValueChange={(value) => value !== null && change({ versionCode: value })}
          value={values.versionCode}
        />
      );
    case 'rollout':
      return (
        <NumberInput
          max={100}
          min={1}
          name={field}
          onValueChange={(value) => value !== null && change({ rollout: value })}
          unit="%"
          value={values.rollout}
        />
      );
    case 'testers':
      return (
        <NumberInput
          max={10_000}
          min={0}
          name={field}
          onValueChange={(testers) => change({ testers })}
          value={values.testers}
        />
      );
    case 'testersSince':
      return (
        <Input
          name={field}
          onChange={({ currentTarget: { value } }) =>
            change({ testersSince: value === '' ? null : `${value}T00:00:00.000Z` })
          }
          type="date"
          value={values.testersSince?.slice(0, 10) ?? ''}
        />
      );
    case 'track':
    case 'ageRating':
    case 'isPackageRegistered':
      return <Choice change={change} field={field} values={values} />;
    case 'isServiceAccountReady':
      return null;
    default:
      return <Text change={change} field={field} values={values} />;
  }
}

function Text({
  field,
  values,
  change,
}: Pick<SettingFieldProps, 'values' | 'change'> & { field: TextSetting }) {
  const isProse = field === 'copyright' || field === 'reviewName';
  const shared = {
    autoComplete: 'off',
    maxLength: settingsLengths[field] ?? 500,
    name: field,
    value: values[field],
  };
  if (field === 'reviewNotes')
    return (
      <Textarea
        {...shared}
        dir="auto"
        minRows={3}
        onChange={({ currentTarget: { value } }) => change({ [field]: value })}
      />
    );
  return (
    <Input
      {...shared}
      dir={isProse ? 'auto' : 'ltr'}
      onChange={({ currentTarget: { value } }) => change({ [field]: value })}
      spellCheck={false}
    />
  );
}

interface ChoiceProps extends Pick<SettingFieldProps, 'values' | 'change'> {
  field: 'track' | 'ageRating' | 'isPackageRegistered';
}

function Choice({ field, values, change }: ChoiceProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
  if (field === 'track')
    return (
      <Select
        onValueChange={(track) => change({ track })}
        options={tracks.map((value) => ({ value, label: i18n._(trackNames[value]) }))}
        value={values.track}
      />
    );
  if (field === 'ageRating')
    return (
      <Select
        onValueChange={(ageRating) => change({ ageRating })}
        options={ageRatings.map((value) => ({ value, label: value }))}
        value={values.ageRating}
      />
    );
  const { isPackageRegistered: is } = values;
  return (
    <Select
      onValueChange={(value) => change({ isPackageRegistered: value === 'unknown' ? null : value === 'yes' })}
      options={[
        { value: 'unknown', label: t({ message: 'Not known', context: 'registration' }) },
        { value: 'no', label: t({ message: 'Not registered', context: 'package ID' }) },
        { value: 'yes', label: t({ message: 'Registered', context: 'package ID' }) },
      ]}
      value={is === null ? 'unknown' : is ? 'yes' : 'no'}
    />
  );
}
