import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '@unmuted/ui/field';
import { Input, type InputProps } from '@unmuted/ui/input';

/** Addresses and networks from which a key works, in one line. */
export function NetworksField({ error, ...input }: InputProps & { error: string | undefined }) {
  const { t } = useLingui();
  return (
    <Field
      error={error && t`Enter addresses or networks such as 203.0.113.7 or 203.0.113.0/24.`}
      hint={<Trans>For example 203.0.113.7 or 203.0.113.0/24. Leave empty to allow all networks.</Trans>}
      label={<Trans>Networks</Trans>}
      optional
    >
      <Input {...input} autoComplete="off" className="font-mono" dir="ltr" spellCheck={false} />
    </Field>
  );
}
