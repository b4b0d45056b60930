import { Trans } from '@lingui/react/macro';
import { limits } from '@unmuted/api';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { Textarea } from '@unmuted/ui/textarea';
import type { ReactNode } from 'react';

interface ProfileFieldProps<Value> {
  value: Value;
  error: ReactNode;
  onChange: (value: Value) => void;
}

/** The name of a cast, as players and directories show it. */
export function NameField({ value, error, onChange }: ProfileFieldProps<string>) {
  return (
    <Field count={{ used: value.length, max: 60 }} error={error} label={<Trans>Name</Trans>} required>
      <Input onChange={({ currentTarget }) => onChange(currentTarget.value)} value={value} />
    </Field>
  );
}

export function DescriptionField({ value, error, onChange }: ProfileFieldProps<string>) {
  return (
    <Field
      count={{ used: value.length, max: limits.castDescription }}
      error={error}
      label={<Trans>Description</Trans>}
      optional
    >
      <Textarea onChange={({ currentTarget }) => onChange(currentTarget.value)} value={value} />
    </Field>
  );
}

/** The full URL of the station's own website; null when it has none. */
export function WebsiteField({ value, error, onChange }: ProfileFieldProps<string | null>) {
  return (
    <Field
      error={error && <Trans>Enter a full URL starting with https:// or http://.</Trans>}
      label={<Trans>Website</Trans>}
      optional
    >
      <Input
        dir="ltr"
        inputMode="url"
        onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
        placeholder="https://"
        value={value ?? ''}
      />
    </Field>
  );
}
