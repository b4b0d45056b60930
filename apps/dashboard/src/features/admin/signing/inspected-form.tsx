import { Trans } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { DialogClose, DialogFooter } from '@unmuted/ui/dialog';
import type { ReactNode, SubmitEvent } from 'react';
import { FormError } from '#/components/form/form-error.tsx';
import type { FormFailure } from '#/components/form/use-submit.ts';

export interface InspectedFormProps {
  form: {
    failure: FormFailure | null;
    isBusy: boolean;
    isInspected: boolean;
    canSave: boolean;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  /** What the server found in the files; null before. */
  result: ReactNode;
  /** The fields that are not in a file. */
  settings: ReactNode;
  /** The label of the button that stores. */
  save: ReactNode;
  children: ReactNode;
}

/** Fields, what the server found, and one button: first it reads the files, then it stores them. */
export function InspectedForm({ form, result, settings, save, children }: InspectedFormProps) {
  return (
    <form className="mt-5 grid gap-5" method="post" noValidate onSubmit={form.onSubmit}>
      <FormError failure={form.failure}>
        <Trans>Nothing was stored, and the files are still chosen. Please try again in a moment.</Trans>
      </FormError>
      {children}
      {result}
      {settings}
      <DialogFooter className="mt-1">
        <DialogClose asChild>
          <Button variant="ghost">
            <Trans>Cancel</Trans>
          </Button>
        </DialogClose>
        {form.isInspected ? (
          <Button disabled={!form.canSave} loading={form.isBusy} type="submit" variant="primary">
            {save}
          </Button>
        ) : (
          <Button loading={form.isBusy} type="submit" variant="primary">
            <Trans>Read the files</Trans>
          </Button>
        )}
      </DialogFooter>
    </form>
  );
}
