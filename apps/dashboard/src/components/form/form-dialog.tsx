import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from '@unmuted/ui/dialog';
import { type ReactElement, type ReactNode, useState } from 'react';

export interface FormDialogProps {
  /** The button that opens it. */
  trigger: ReactElement;
  title: ReactNode;
  /** What it does, in numbers where there are any. */
  description: ReactNode;
  /** The `DialogForm`; it begins anew each time, and is told how to close the dialog. */
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
