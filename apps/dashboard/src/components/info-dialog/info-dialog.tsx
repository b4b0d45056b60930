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
} from '@unmuted/ui/dialog';
import type { ReactNode, RefObject } from 'react';

export interface InfoDialogProps {
  title: ReactNode;
  description: ReactNode;
  /** Receives focus on close. */
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** A small dialog with something to read or to copy; closing it is the only act. */
export function InfoDialog({ title, description, trigger, onClose, children }: InfoDialogProps) {
  return (
    <Dialog onOpenChange={onClose} open>
      <DialogContent
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          trigger.current?.focus();
        }}
        size="sm"
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{description}</DialogDescription>
        <DialogBody>{children}</DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>
              <Trans>Close</Trans>
            </Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
