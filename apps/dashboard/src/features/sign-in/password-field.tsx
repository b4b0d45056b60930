import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '@unmuted/ui/field';
import { PasswordInput } from '@unmuted/ui/password-input';
import type { FieldError } from '#/features/sign-in/sign-in-rules.ts';
import { validationText } from '#/i18n/validation.messages.ts';

export interface PasswordFieldProps {
  error: FieldError | undefined;
  onInput: () => void;
}

export function PasswordField({ error, onInput }: PasswordFieldProps) {
  const { i18n } = useLingui();
  return (
    <Field error={error && validationText(i18n, error)} label={<Trans>Password</Trans>}>
      <PasswordInput
        autoComplete="current-password"
        maxLength={1024}
        name="password"
        onInput={onInput}
        size="lg"
      />
    </Field>
  );
}
