import { type ReactElement, type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button } from '#/components/button/index.ts';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
} from '#/components/dialog/index.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { ConfirmFailure, type RenderError } from './confirm-failure.tsx';
import { NameField } from './name-field.tsx';
import { isSameName } from './same-name.ts';
import { type ConfirmOptions, useConfirm } from './use-confirm.ts';

/** Props of {@link AlertDialog}: panel props and confirmation options. */
export interface AlertDialogProps extends Omit<DialogContentProps, 'title'>, ConfirmOptions {
  /** The trigger button. Omit it when `open` is controlled. */
  trigger?: ReactElement | undefined;
  /** The title as a question, with the effect in numbers where known: "Disconnect 23 listeners now?". */
  title: ReactNode;
  /** What the action does and does not do. */
  description?: ReactNode;
  /** Label of the confirm button: a verb, never "OK". */
  action: ReactNode;
  /** Label of the cancel button. Default "Cancel". */
  cancel?: ReactNode;
  /** `danger` for destructive actions, `primary` otherwise. Default `danger`. */
  tone?: 'danger' | 'primary' | undefined;
  /** Text the user has to type to confirm, such as the name of the deleted resource. */
  confirmName?: string | undefined;
  /** Renders the error when confirming fails. Default: a generic message. */
  renderError?: RenderError | undefined;
  /** Additional fields below the description, such as a choice between options. */
  children?: ReactNode;
}

/**
 * Confirms an irreversible action. The cancel button has initial focus, Escape cancels, outside clicks are ignored,
 * and the dialog can't be closed while the action is pending.
 */
export function AlertDialog({
  open,
  defaultOpen,
  onOpenChange,
  onConfirm,
  onDone,
  trigger,
  title,
  description,
  action,
  cancel,
  tone = 'danger',
  confirmName,
  renderError,
  children,
  size = 'sm',
  ...rest
}: AlertDialogProps) {
  const confirmation = useConfirm({ open, defaultOpen, onOpenChange, onConfirm, onDone });
  const cancelRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog onOpenChange={confirmation.change} open={confirmation.isOpen}>
      {trigger === undefined ? null : <DialogTrigger asChild>{trigger}</DialogTrigger>}
      <DialogContent
        {...(description === undefined ? { 'aria-describedby': undefined } : null)}
        onCloseAutoFocus={confirmation.onCloseAutoFocus}
        onInteractOutside={(event) => event.preventDefault()}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          cancelRef.current?.focus();
        }}
        {...rest}
        role="alertdialog"
        aria-modal="true"
        aria-busy={confirmation.isBusy}
        size={size}
      >
        <DialogTitle className="ui:wrap-anywhere">{title}</DialogTitle>
        {description === undefined ? null : (
          <DialogDescription className="ui:wrap-anywhere">{description}</DialogDescription>
        )}
        {children === undefined ? null : <DialogBody>{children}</DialogBody>}
        <Actions
          {...{ action, cancel, tone, confirmName, cancelRef }}
          isBusy={confirmation.isBusy}
          onConfirm={() => void confirmation.confirm()}
        >
          <ConfirmFailure className="ui:mt-5" failure={confirmation.failure} renderError={renderError} />
        </Actions>
      </DialogContent>
    </Dialog>
  );
}

interface ActionsProps extends Pick<AlertDialogProps, 'action' | 'cancel' | 'confirmName'> {
  tone: 'danger' | 'primary';
  cancelRef: RefObject<HTMLButtonElement | null>;
  isBusy: boolean;
  onConfirm: () => void;
  /** Error of the last attempt. */
  children: ReactNode;
}

// A separate component so that its state resets when the panel unmounts.
function Actions({
  action,
  cancel,
  tone,
  confirmName,
  cancelRef,
  isBusy,
  onConfirm,
  children,
}: ActionsProps) {
  const labels = useLabelGroup('actions');
  const [typedName, setWritten] = useState('');
  const isAllowed = confirmName === undefined || isSameName(typedName, confirmName);
  return (
    <>
      {confirmName === undefined ? null : (
        <NameField
          name={confirmName}
          onChange={setWritten}
          onEnter={() => isAllowed && onConfirm()}
          readOnly={isBusy}
          value={typedName}
        />
      )}
      {children}
      <DialogFooter>
        <DialogClose asChild>
          <Button disabled={isBusy} ref={cancelRef} variant="ghost">
            {cancel ?? labels.cancel}
          </Button>
        </DialogClose>
        <Button disabled={!isAllowed} loading={isBusy} onClick={onConfirm} variant={tone}>
          {action}
        </Button>
      </DialogFooter>
    </>
  );
}
