import { Trans } from '@lingui/react/macro';
import { Field } from '@unmuted/ui/field';
import { PasswordInput, type PasswordInputProps } from '@unmuted/ui/password-input';

/** The current password, to protect a sensitive action in an unattended session. */
export function CurrentPasswordField({
  error,
  ...input
}: Omit<PasswordInputProps, 'autoComplete'> & { error: string | undefined }) {
  return (
    <Field error={error} label={<Trans>Your password</Trans>}>
      <PasswordInput {...input} autoComplete="current-password" maxLength={1024} />
    </Field>
  );
}
