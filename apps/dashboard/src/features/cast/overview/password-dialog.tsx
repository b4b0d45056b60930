import type { IdentityProof } from '@unmuted/api';
import type { ReactElement, ReactNode } from 'react';
import { CurrentPasswordField } from '#/components/form/current-password-field.tsx';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { FormDialog } from '#/components/form/form-dialog.tsx';
import { identityProof } from '#/components/form/proof.schema.ts';
import { SecondStepField, secondStepErrors, withCode } from '#/components/form/second-step-field.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';

export interface PasswordDialogProps {
  /** The button that opens the dialog. */
  trigger: ReactElement;
  title: ReactNode;
  /** Describes the consequences, with counts if available. */
  children: ReactNode;
  action: ReactNode;
  danger?: boolean;
  onProved: (proof: IdentityProof) => Promise<unknown>;
}

/** Asks for the account password before showing or replacing the source password. */
export function PasswordDialog({ trigger, title, children, ...form }: PasswordDialogProps) {
  return (
    <FormDialog description={children} title={title} trigger={trigger}>
      {(close) => <PasswordForm {...form} onDone={close} />}
    </FormDialog>
  );
}

type PasswordFormProps = Pick<PasswordDialogProps, 'action' | 'danger' | 'onProved'> & { onDone: () => void };

function PasswordForm({ action, danger, onProved, onDone }: PasswordFormProps) {
  const form = useContractForm({
    schema: identityProof,
    defaultValues: { password: '', code: '' },
    toBody: withCode,
    codeFields: { 'auth.incorrect_password': 'password', ...secondStepErrors },
    save: async (body) => {
      await onProved(body);
      onDone();
      return undefined;
    },
  });
  return (
    <DialogForm action={action} danger={danger} form={form}>
      <CurrentPasswordField {...form.register('password')} error={form.errorOf('password')} />
      <SecondStepField form={form} />
    </DialogForm>
  );
}
