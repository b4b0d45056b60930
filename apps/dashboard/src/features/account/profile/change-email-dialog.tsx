import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@unmuted/ui/button';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { PasswordInput } from '@unmuted/ui/password-input';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { FormDialog } from '#/components/form/form-dialog.tsx';
import { SecondStepField, secondStepErrors, withCode } from '#/components/form/second-step-field.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { changeEmail } from '#/data/account/account.queries.ts';
import { emailChange } from '#/features/account/profile/profile.schema.ts';
import { useAccount } from '#/features/account/shell/use-account.ts';

export interface ChangeEmailDialogProps {
  /** The current address. */
  currentEmail: string;
  onSent: (email: string) => void;
}

/** Asks for a new address and the password. */
export function ChangeEmailDialog({ currentEmail, onSent }: ChangeEmailDialogProps) {
  return (
    <FormDialog
      description={
        <Trans>
          We’ll send a link to the new address. Until you open it, you keep signing in with{' '}
          <bdi>{currentEmail}</bdi>.
        </Trans>
      }
      title={<Trans>Change email address</Trans>}
      trigger={
        <Button>
          <Trans>Change email address</Trans>
        </Button>
      }
    >
      {(close) => (
        <ChangeEmailForm
          onSent={(email) => {
            onSent(email);
            close();
          }}
        />
      )}
    </FormDialog>
  );
}

function ChangeEmailForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useLingui();
  const { api } = useAccount();
  const { mutateAsync } = useMutation(changeEmail(api));
  const form = useContractForm({
    schema: emailChange,
    defaultValues: { email: '', password: '', code: '' },
    toBody: withCode,
    codeFields: { 'auth.incorrect_password': 'password', ...secondStepErrors },
    save: async (body) => {
      await mutateAsync(body);
      onSent(body.email);
      return undefined;
    },
  });
  return (
    <DialogForm action={<Trans>Send link</Trans>} form={form}>
      <Field
        error={form.errorOf('email', {
          pattern: t`Please enter a full email address, such as name@example.com.`,
        })}
        label={<Trans>New email address</Trans>}
      >
        <Input
          {...form.register('email')}
          autoCapitalize="none"
          autoComplete="email"
          maxLength={254}
          spellCheck={false}
          type="email"
        />
      </Field>
      <Field error={form.errorOf('password')} label={<Trans>Your password</Trans>}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" maxLength={1024} />
      </Field>
      <SecondStepField form={form} />
    </DialogForm>
  );
}
