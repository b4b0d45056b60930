import { AlertDialog, type AlertDialogProps } from '@unmuted/ui/alert-dialog';
import type { ReactElement, ReactNode } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';

export interface ConfirmDialogProps extends Pick<AlertDialogProps, 'title' | 'action' | 'confirmName'> {
  /** The button that opens the dialog. */
  trigger: ReactElement;
  /** The effect, with numbers where available. */
  children: ReactNode;
  /** Runs the action; the dialog waits for it and stays open on failure. */
  onConfirm: () => Promise<unknown>;
  /** Moves focus afterwards when the trigger is gone. */
  onDone?: () => void;
}

/** Confirms an irreversible action and shows its effect. Failures are shown with the text of their error code. */
export function ConfirmDialog({ children, ...rest }: ConfirmDialogProps) {
  return (
    <AlertDialog {...rest} description={children} renderError={(reason) => <CallFailure reason={reason} />} />
  );
}
