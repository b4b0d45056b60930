import { Trans } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
} from '@unmuted/ui/dialog';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { FormError } from '#/components/form/form-error.tsx';
import type { FormFailure } from '#/components/form/use-contract-form.ts';

export interface ConfirmDialogProps {
  /** The button that asks. */
  trigger: ReactElement;
  title: ReactNode;
  /** What it will do, in numbers where there are any. */
  children: ReactNode;
  /** What the button that goes ahead says. */
  action: ReactNode;
  /** Goes ahead; the dialog waits for it, and stays when it fails. */
  onConfirm: () => Promise<unknown>;
  /** Where focus goes afterwards, when what was pressed is gone. */
  onDone?: () => void;
}

/** Asks before something that cannot be taken back, naming what it costs. */
export function ConfirmDialog({ trigger, title, children, action, onConfirm, onDone }: ConfirmDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const isDone = useRef(false);

  function open(next: boolean) {
    if (isBusy) return;
    isDone.current = false;
    setFailure(null);
    setIsOpen(next);
  }

  async function confirm() {
    setIsBusy(true);
    setFailure(null);
    try {
      await onConfirm();
      isDone.current = true;
      setIsOpen(false);
    } catch (error) {
      setFailure({ error });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog onOpenChange={open} open={isOpen}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent
        onCloseAutoFocus={(event) => {
          if (!isDone.current || !onDone) return;
          event.preventDefault();
          onDone();
        }}
        size="sm"
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{children}</DialogDescription>
        {failure && (
          <DialogBody>
            <FormError failure={failure}>
              <Trans>Nothing has changed. Please try again in a moment.</Trans>
            </FormError>
          </DialogBody>
        )}
        <DialogFooter>
          <DialogClose asChild>
            <Button disabled={isBusy} variant="ghost">
              <Trans>Cancel</Trans>
            </Button>
          </DialogClose>
          <Button loading={isBusy} onClick={() => void confirm()} variant="danger">
            {action}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
