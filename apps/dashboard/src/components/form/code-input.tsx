import { Trans } from '@lingui/react/macro';
import { Field } from '@unmuted/ui/field';
import { Input, type InputProps } from '@unmuted/ui/input';
import type { ReactNode } from 'react';

/** Six-digit code from the authenticator app. */
export function CodeInput({
  error,
  hint,
  ...input
}: InputProps & { error: string | undefined; hint: ReactNode }) {
  return (
    <Field className="md:max-w-60" error={error} hint={hint} label={<Trans>Code</Trans>}>
      <Input
        {...input}
        autoCapitalize="none"
        autoComplete="one-time-code"
        className="tabular-nums"
        maxLength={32}
        spellCheck={false}
      />
    </Field>
  );
}
