import { Trans } from '@lingui/react/macro';
import { Field } from '@unmuted/ui/field';
import { PasswordInput, type PasswordInputProps } from '@unmuted/ui/password-input';
import { type ReactNode, useState } from 'react';
import { passwordStrength } from '#/components/new-password/password-strength.ts';
import { StrengthMeter } from '#/components/new-password/strength-meter.tsx';

export interface NewPasswordFieldProps extends Omit<PasswordInputProps, 'autoComplete'> {
  label: ReactNode;
  error: string | undefined;
  /** Personal words that weaken the password; read while typing. */
  personal?: () => readonly string[];
}

/** New-password field with a show button and a strength meter. */
export function NewPasswordField({
  label,
  error,
  personal,
  size = 'lg',
  onInput,
  ...input
}: NewPasswordFieldProps) {
  const [strength, setStrength] = useState(passwordStrength(''));
  return (
    <Field
      error={error}
      hint={strength.step === 0 && <Trans>At least 10 characters. A few unrelated words work well.</Trans>}
      label={label}
    >
      <PasswordInput
        {...input}
        autoComplete="new-password"
        maxLength={1024}
        onInput={(event) => {
          setStrength(passwordStrength(event.currentTarget.value, personal?.()));
          onInput?.(event);
        }}
        size={size}
      />
      <StrengthMeter {...strength} />
    </Field>
  );
}
