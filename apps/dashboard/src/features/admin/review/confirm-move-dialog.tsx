import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { useToast } from '@unmuted/ui/toast';
import type { ReactNode } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';

export interface ConfirmMoveDialogProps {
  /** A question. */
  title: ReactNode;
  /** What happens then. */
  effect: ReactNode;
  action: string;
  /** The toast. */
  done: string;
  isDanger?: boolean | undefined;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  children?: ReactNode;
}

/** Confirms a move that needs no reason. */
export function ConfirmMoveDialog(props: ConfirmMoveDialogProps) {
  const { title, effect, action, done, isDanger = false, onConfirm, onClose, children } = props;
  const toasts = useToast();
  return (
    <AlertDialog
      action={action}
      description={effect}
      onConfirm={async () => {
        await onConfirm();
        toasts.show({ tone: 'success', title: done });
      }}
      onOpenChange={(open) => !open && onClose()}
      open
      renderError={(reason) => <CallFailure reason={reason} />}
      title={title}
      tone={isDanger ? 'danger' : 'primary'}
    >
      {children}
    </AlertDialog>
  );
}
