import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { CodeInput } from '#/components/form/code-input.tsx';
import { CurrentPasswordField } from '#/components/form/current-password-field.tsx';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { FormDialog } from '#/components/form/form-dialog.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { secondStepProof } from '#/features/account/second-step/second-step.schema.ts';

interface Proof {
  password: string;
  code: string;
}

export interface ProofDialogProps {
  /** The button that opens the dialog. */
  trigger: ReactElement;
  title: ReactNode;
  /** Describes the consequences. */
  children: ReactNode;
  action: ReactNode;
  danger?: boolean;
  onConfirmed: (proof: Proof) => Promise<unknown>;
}

/** Asks for the password and a code before a security setting is changed. */
export function ProofDialog({ trigger, title, children, ...form }: ProofDialogProps) {
  return (
    <FormDialog description={children} title={title} trigger={trigger}>
      {(close) => <ProofForm {...form} onDone={close} />}
    </FormDialog>
  );
}

type ProofFormProps = Pick<ProofDialogProps, 'action' | 'danger' | 'onConfirmed'> & { onDone: () => void };

function ProofForm({ action, danger, onConfirmed, onDone }: ProofFormProps) {
  const form = useContractForm({
    schema: secondStepProof,
    defaultValues: { password: '', code: '' },
    codeFields: { 'auth.incorrect_password': 'password', 'auth.invalid_code': 'code' },
    save: async (body) => {
      await onConfirmed(body);
      onDone();
      return undefined;
    },
  });
  return (
    <DialogForm action={action} danger={danger} form={form}>
      <CurrentPasswordField {...form.register('password')} error={form.errorOf('password')} />
      <CodeInput
        {...form.register('code')}
        error={form.errorOf('code')}
        hint={<Trans>Six digits from your app, or a recovery code</Trans>}
      />
    </DialogForm>
  );
}
