import { Trans } from '@lingui/react/macro';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';

export interface ReferenceFieldProps {
  value: string;
  error: string | undefined;
  onChange: (reference: string) => void;
}

/** The name by which staff find a bundle or a keystore. */
export function ReferenceField({ value, error, onChange }: ReferenceFieldProps) {
  return (
    <Field
      error={error}
      hint={<Trans>How staff find it. Each name is used once.</Trans>}
      label={<Trans context="of a signing bundle">Name</Trans>}
    >
      <Input
        autoComplete="off"
        dir="auto"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        value={value}
      />
    </Field>
  );
}
