import { useCopy as useUiCopy } from '@unmuted/ui/copy-button';
import { useToast } from '@unmuted/ui/toast';
import { useClipboardErrorToast } from '#/components/copy-button/use-clipboard-error-toast.ts';

export interface CopyOptions {
  /** What goes to the clipboard. */
  text: string;
  /** Said once it is done. */
  doneText: string;
  /** Not to be shown again in the message: it would stand on the screen where nobody expects it. */
  secret?: boolean;
}

/** Copies a text and says so in a message; `isDone` for a moment afterwards. For buttons with a look of their own. */
export function useCopy({ text, doneText, secret = false }: CopyOptions) {
  const toasts = useToast();
  const description = secret ? undefined : text;
  const { state, copy } = useUiCopy({
    text,
    onCopied: () => toasts.show({ tone: 'success', title: doneText, description }),
    onCopyFailed: useClipboardErrorToast(description),
  });
  return { isDone: state === 'copied', copy: () => void copy() };
}
