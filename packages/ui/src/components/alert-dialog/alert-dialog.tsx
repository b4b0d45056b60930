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
import { useReturnFocus } from '#/lib/use-return-focus.ts';
import { useWords } from '#/provider/ui-words.tsx';
import { ConfirmFailure, type RenderError } from './confirm-failure.tsx';
import { NameField } from './name-field.tsx';
import { isSameName } from './same-name.ts';
import { type ConfirmOptions, useConfirm } from './use-confirm.ts';

/** Props of {@link AlertDialog}: those of the panel and of the question. */
export interface AlertDialogProps extends Omit<DialogContentProps, 'title'>, ConfirmOptions {
  /** The button that asks. None when the caller opens it. */
  trigger?: ReactElement | undefined;
  /** The question, with its effect in numbers where there are any: "Cut 23 listeners now?". */
  title: ReactNode;
  /** What it will do, and what it will not. */
  description?: ReactNode;
  /** What the button that goes ahead says: the act, never "OK". */
  action: ReactNode;
  /** What the safe button says. "Cancel" without. */
  cancel?: ReactNode;
  /** `danger` for what harms, `primary` for what only costs. Default `danger`. */
  tone?: 'danger' | 'primary' | undefined;
  /** Has to be written before the button goes ahead: the name of what will be gone. */
  confirmName?: string | undefined;
  /** What went wrong, in words of the application. "That did not work" without. */
  renderError?: RenderError | undefined;
  /** A choice between ways to do it, below the description. */
  children?: ReactNode;
}

/**
 * Asks before something that cannot be taken back. Focus begins on the safe button, Escape answers no, a press outside
 * answers nothing, and while it is busy it stays.
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
  const question = useConfirm({ open, defaultOpen, onOpenChange, onConfirm, onDone });
  const safe = useRef<HTMLButtonElement>(null);
  const returnFocus = useReturnFocus(question.isOpen);
  return (
    <Dialog onOpenChange={question.change} open={question.isOpen}>
      {trigger === undefined ? null : <DialogTrigger asChild>{trigger}</DialogTrigger>}
      <DialogContent
        {...(description === undefined ? { 'aria-describedby': undefined } : null)}
        onCloseAutoFocus={(event) => {
          question.onCloseAutoFocus(event);
          if (event.defaultPrevented || trigger !== undefined) return;
          event.preventDefault();
          returnFocus();
        }}
        onInteractOutside={(event) => event.preventDefault()}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          safe.current?.focus();
        }}
        {...rest}
        role="alertdialog"
        aria-modal="true"
        aria-busy={question.isBusy}
        size={size}
      >
        <DialogTitle className="ui:wrap-anywhere">{title}</DialogTitle>
        {description === undefined ? null : (
          <DialogDescription className="ui:wrap-anywhere">{description}</DialogDescription>
        )}
        {children === undefined ? null : <DialogBody>{children}</DialogBody>}
        <Answers
          {...{ action, cancel, tone, confirmName, safe }}
          isBusy={question.isBusy}
          onConfirm={() => void question.confirm()}
        >
          <ConfirmFailure className="ui:mt-5" failure={question.failure} renderError={renderError} />
        </Answers>
      </DialogContent>
    </Dialog>
  );
}

interface AnswersProps extends Pick<AlertDialogProps, 'action' | 'cancel' | 'confirmName'> {
  tone: 'danger' | 'primary';
  safe: RefObject<HTMLButtonElement | null>;
  isBusy: boolean;
  onConfirm: () => void;
  /** Why the last try failed. */
  children: ReactNode;
}

// A component of its own, so that what was written is forgotten when the panel closes.
function Answers({ action, cancel, tone, confirmName, safe, isBusy, onConfirm, children }: AnswersProps) {
  const words = useWords('actions');
  const [written, setWritten] = useState('');
  const isAllowed = confirmName === undefined || isSameName(written, confirmName);
  return (
    <>
      {confirmName === undefined ? null : (
        <NameField
          name={confirmName}
          onChange={setWritten}
          onEnter={() => isAllowed && onConfirm()}
          readOnly={isBusy}
          value={written}
        />
      )}
      {children}
      <DialogFooter>
        <DialogClose asChild>
          <Button disabled={isBusy} ref={safe} variant="ghost">
            {cancel ?? words.cancel}
          </Button>
        </DialogClose>
        <Button disabled={!isAllowed} loading={isBusy} onClick={onConfirm} variant={tone}>
          {action}
        </Button>
      </DialogFooter>
    </>
  );
}
