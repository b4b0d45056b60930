import { Trans } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { DialogClose, DialogFooter } from '@unmuted/ui/dialog';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormError } from '#/components/form/form-error.tsx';
import type { ContractForm } from '#/components/form/use-contract-form.ts';

export interface DialogFormProps {
  form: Pick<ContractForm<FieldValues>, 'failure' | 'isSaving' | 'onSubmit'>;
  /** The label of the submit button. */
  action: ReactNode;
  danger?: boolean | undefined;
  children: ReactNode;
}

/** A form in a dialog: error, fields, Cancel and submit. */
export function DialogForm({ form, action, danger = false, children }: DialogFormProps) {
  return (
    <form className="mt-5 grid gap-5" method="post" noValidate onSubmit={form.onSubmit}>
      <FormError failure={form.failure}>
        <Trans>Nothing has changed. Please try again in a moment.</Trans>
      </FormError>
      {children}
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
