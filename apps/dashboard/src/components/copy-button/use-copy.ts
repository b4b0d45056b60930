import { useLingui } from '@lingui/react/macro';
import { useToast } from '@unmuted/ui/toast';
import { useEffect, useState } from 'react';

const confirmedMs = 2000;

export interface CopyOptions {
  /** What goes to the clipboard. */
  text: string;
  /** Said once it is done. */
  doneText: string;
  /** Not to be shown again in the message: it would stand on the screen where nobody expects it. */
  secret?: boolean;
}

/** Copies a text and says so; `isDone` for a moment afterwards. */
export function useCopy({ text, doneText, secret = false }: CopyOptions) {
  const { t } = useLingui();
  const toasts = useToast();
  const [isDone, setIsDone] = useState(false);
  const description = secret ? undefined : text;

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setIsDone(false), confirmedMs);
    return () => clearTimeout(timer);
  }, [isDone]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setIsDone(true);
      toasts.show({ tone: 'success', title: doneText, description });
    } catch {
      // Refused, or no clipboard on an address without TLS: the text itself is what the person wants.
      toasts.show({ tone: 'warning', title: t`The browser did not allow copying`, description });
    }
  }

  return { isDone, copy: () => void copy() };
}
