import { useRef, useState } from 'react';
import { useControllableState } from '#/lib/use-controllable-state.ts';

/** What both kinds of question share. */
export interface ConfirmOptions {
  /** Open, when the caller decides. */
  open?: boolean | undefined;
  /** Open at first. */
  defaultOpen?: boolean | undefined;
  /** Called when it opens and closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Goes ahead. The question is busy until it settles; it closes then, or stays open with the error when it fails. */
  onConfirm: () => unknown;
  /** Where focus goes once it is done, when what was pressed is gone. */
  onDone?: (() => void) | undefined;
}

/** One try to go ahead: nothing yet, busy, or failed with the reason. */
interface Attempt {
  isBusy: boolean;
  failure: { reason: unknown } | undefined;
}

const fresh: Attempt = { isBusy: false, failure: undefined };

/** A question that waits for what was confirmed. While it is busy nothing closes it. */
export function useConfirm({ open, defaultOpen = false, onOpenChange, onConfirm, onDone }: ConfirmOptions) {
  const [isOpen, setOpen] = useControllableState({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const [attempt, setAttempt] = useState(fresh);
  const isDone = useRef(false);

  function change(next: boolean) {
    if (attempt.isBusy) return;
    isDone.current = false;
    setAttempt(fresh);
    setOpen(next);
  }

  async function confirm() {
    if (attempt.isBusy) return;
    setAttempt({ isBusy: true, failure: undefined });
    try {
      await onConfirm();
      isDone.current = true;
      setAttempt(fresh);
      setOpen(false);
    } catch (reason) {
      setAttempt({ isBusy: false, failure: { reason } });
    }
  }

  /** For the panel: focus goes to what the caller names, once it is done. */
  function onCloseAutoFocus(event: Event) {
    if (!isDone.current || !onDone) return;
    event.preventDefault();
    onDone();
  }

  return { ...attempt, isOpen, change, confirm, onCloseAutoFocus };
}
