import { AlertDialog, type AlertDialogProps } from '@unmuted/ui/alert-dialog';
import type { ReactElement, ReactNode } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';

export interface ConfirmDialogProps extends Pick<AlertDialogProps, 'title' | 'action' | 'confirmName'> {
  /** The button that asks. */
  trigger: ReactElement;
  /** What it will do, in numbers where there are any. */
  children: ReactNode;
  /** Goes ahead; the dialog waits for it, and stays when it fails. */
  onConfirm: () => Promise<unknown>;
  /** Where focus goes afterwards, when what was pressed is gone. */
  onDone?: () => void;
}

/** Asks before something that cannot be taken back, naming what it costs. A failure is told in the words of its code. */
export function ConfirmDialog({ children, ...rest }: ConfirmDialogProps) {
  return (
    <AlertDialog {...rest} description={children} renderError={(reason) => <CallFailure reason={reason} />} />
  );
}
