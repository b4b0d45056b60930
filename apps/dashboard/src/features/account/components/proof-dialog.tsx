import { Trans } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
} from '@unmuted/ui/dialog';
import { type ReactElement, type ReactNode, useState } from 'react';
import { FormError } from '#/components/form/form-error.tsx';
import { ProofPassword } from '#/components/form/proof-password.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { CodeInput } from '#/features/account/components/proof-fields.tsx';
import { secondStepProof } from '#/features/account/second-step.schema.ts';

interface Proof {
  password: string;
  code: string;
}

export interface ProofDialogProps {
  /** The button that asks. */
  trigger: ReactElement;
  title: ReactNode;
  /** What it costs. */
  children: ReactNode;
  action: ReactNode;
  danger?: boolean;
  onProved: (proof: Proof) => Promise<unknown>;
}

/** Asks for the password and a code before something that guards the account is changed. */
export function ProofDialog({ trigger, title, children, ...form }: ProofDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog onOpenChange={setIsOpen} open={isOpen}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{children}</DialogDescription>
        <ProofForm {...form} onDone={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

type ProofFormProps = Pick<ProofDialogProps, 'action' | 'danger' | 'onProved'> & { onDone: () => void };

function ProofForm({ action, danger = false, onProved, onDone }: ProofFormProps) {
  const form = useContractForm({
    schema: secondStepProof,
    defaultValues: { password: '', code: '' },
    codeFields: { 'auth.wrong_password': 'password', 'auth.wrong_code': 'code' },
    save: async (body) => {
      await onProved(body);
      onDone();
      return undefined;
    },
  });
  return (
    <form className="mt-5 grid gap-5" method="post" noValidate onSubmit={form.onSubmit}>
      <FormError failure={form.failure}>
        <Trans>Nothing has changed. Please try again in a moment.</Trans>
      </FormError>
      <ProofPassword {...form.register('password')} error={form.errorOf('password')} />
      <CodeInput
        {...form.register('code')}
        error={form.errorOf('code')}
        hint={<Trans>Six digits from your app, or a recovery code</Trans>}
      />
      <DialogFooter className="mt-1">
        <DialogClose asChild>
          <Button variant="ghost">
            <Trans>Cancel</Trans>
          </Button>
        </DialogClose>
        <Button loading={form.isSaving} type="submit" variant={danger ? 'danger' : 'primary'}>
          {action}
        </Button>
      </DialogFooter>
    </form>
  );
}
