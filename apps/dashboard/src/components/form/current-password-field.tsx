import { Trans } from '@lingui/react/macro';
import { Field } from '@unmuted/ui/field';
import { PasswordInput, type PasswordInputProps } from '@unmuted/ui/password-input';

/** The current password, before something is changed or shown that a session left open must not give away. */
export function CurrentPasswordField({
  error,
  ...input
}: Omit<PasswordInputProps, 'autoComplete'> & { error: string | undefined }) {
  return (
    <Field error={error} label={<Trans>Your password</Trans>}>
      <PasswordInput {...input} autoComplete="current-password" maxLength={256} />
    </Field>
  );
}
