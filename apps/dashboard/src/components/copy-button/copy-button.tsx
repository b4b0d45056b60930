import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@unmuted/ui/icon-button';
import { CheckIcon, CopyIcon } from '@unmuted/ui/icons';
import { useToast } from '@unmuted/ui/toast';
import { useEffect, useState } from 'react';

const confirmedMs = 2000;

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string;
  /** What a press does: "Copy the stream address of Radio Aurora". */
  label: string;
  /** Said once it is done. */
  doneText: string;
}

/** Copies a text, and shows a tick for a moment. */
export function CopyButton({ text, label, doneText }: CopyButtonProps) {
  const { t } = useLingui();
  const toasts = useToast();
  const [isDone, setIsDone] = useState(false);

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setIsDone(false), confirmedMs);
    return () => clearTimeout(timer);
  }, [isDone]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setIsDone(true);
      toasts.show({ tone: 'success', title: doneText, description: text });
    } catch {
      // Refused, or no clipboard on an address without TLS: the text itself is what the person wants.
      toasts.show({ tone: 'warning', title: t`The browser did not allow copying`, description: text });
    }
  }

  return (
    <IconButton size="sm" aria-label={label} title={label} onClick={() => void copy()}>
      {isDone ? <CheckIcon /> : <CopyIcon />}
    </IconButton>
  );
}
