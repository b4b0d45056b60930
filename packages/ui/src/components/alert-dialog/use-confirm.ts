import { useRef, useState } from 'react';
import { useControllableState } from '#/lib/use-controllable-state.ts';

/** Options shared by `AlertDialog` and `ConfirmPopover`. */
export interface ConfirmOptions {
  /** The controlled open state. */
  open?: boolean | undefined;
  /** Initial open state when uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Called when the open state changes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Runs the action. While the promise is pending the dialog is busy; it closes on success and stays open on failure. */
  onConfirm: () => unknown;
  /** Element to focus on success, when the trigger no longer exists. */
  onDone?: (() => void) | undefined;
}

/** State of one attempt: idle, busy, or failed with a reason. */
interface Attempt {
  isBusy: boolean;
  failure: { reason: unknown } | undefined;
}

const initialAttempt: Attempt = { isBusy: false, failure: undefined };

/** State of a confirmation with a pending action. It can't be closed while busy. */
export function useConfirm({ open, defaultOpen = false, onOpenChange, onConfirm, onDone }: ConfirmOptions) {
  const [isOpen, setOpen] = useControllableState({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const [attempt, setAttempt] = useState(initialAttempt);
  const isDone = useRef(false);

  function change(next: boolean) {
    if (attempt.isBusy) return;
    isDone.current = false;
    setAttempt(initialAttempt);
    setOpen(next);
  }

  async function confirm() {
    if (attempt.isBusy) return;
    setAttempt({ isBusy: true, failure: undefined });
    try {
      await onConfirm();
      isDone.current = true;
      setAttempt(initialAttempt);
      setOpen(false);
    } catch (reason) {
      setAttempt({ isBusy: false, failure: { reason } });
    }
  }

  /** Panel callback: moves focus to the given element on success. */
  function onCloseAutoFocus(event: Event) {
    if (!isDone.current || !onDone) return;
    event.preventDefault();
    onDone();
  }

  return { ...attempt, isOpen, change, confirm, onCloseAutoFocus };
}
