import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from '@unmuted/ui/dialog';
import { type ReactElement, type ReactNode, useState } from 'react';

export interface FormDialogProps {
  /** The button that opens the dialog. */
  trigger: ReactElement;
  title: ReactNode;
  /** Describes the consequences, with counts if available. */
  description: ReactNode;
  /** Renders the `DialogForm`, which is remounted on each opening; receives a function that closes the dialog. */
  children: (close: () => void) => ReactNode;
}

/** A form in a dialog, behind a button. */
export function FormDialog({ trigger, title, description, children }: FormDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog onOpenChange={setIsOpen} open={isOpen}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{description}</DialogDescription>
        {children(() => setIsOpen(false))}
      </DialogContent>
    </Dialog>
  );
}
