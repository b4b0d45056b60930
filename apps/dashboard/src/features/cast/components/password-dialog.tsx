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
import { passwordProof } from '#/components/form/proof.schema.ts';
import { ProofPassword } from '#/components/form/proof-password.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';

export interface PasswordDialogProps {
  /** The button that asks. */
  trigger: ReactElement;
  title: ReactNode;
  /** What it does, in numbers where there are any. */
  children: ReactNode;
  action: ReactNode;
  danger?: boolean;
  onProved: (password: string) => Promise<unknown>;
}

/** Asks for the password of the account before that of the source is shown or replaced. */
export function PasswordDialog({ trigger, title, children, ...form }: PasswordDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog onOpenChange={setIsOpen} open={isOpen}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{children}</DialogDescription>
        <PasswordForm {...form} onDone={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

type PasswordFormProps = Pick<PasswordDialogProps, 'action' | 'danger' | 'onProved'> & { onDone: () => void };

function PasswordForm({ action, danger = false, onProved, onDone }: PasswordFormProps) {
  const form = useContractForm({
    schema: passwordProof,
    defaultValues: { password: '' },
    codeFields: { 'auth.wrong_password': 'password' },
    save: async ({ password }) => {
      await onProved(password);
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
