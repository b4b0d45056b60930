import { useCopy as useUiCopy } from '@unmuted/ui/copy-button';
import { useToast } from '@unmuted/ui/toast';
import { useClipboardErrorToast } from '#/components/copy-button/use-clipboard-error-toast.ts';

export interface CopyOptions {
  /** The text to copy. */
  text: string;
  /** The success message. */
  doneText: string;
  /** Secret: not shown in the toast. */
  secret?: boolean;
}

/** Copies a text and shows a toast; `isDone` for a moment afterwards. For custom buttons. */
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
