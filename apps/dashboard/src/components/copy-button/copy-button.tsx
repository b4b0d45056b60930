import { CopyButton as UiCopyButton } from '@unmuted/ui/copy-button';
import { useClipboardErrorToast } from '#/components/copy-button/use-clipboard-error-toast.ts';

export interface CopyButtonProps {
  /** The accessible label: "Copy the stream address of Radio Aurora". */
  label: string;
  /** The text to copy. */
  text: string;
  /** Secret: not shown in a toast. */
  secret?: boolean;
}

/** Copies a text, and shows a tick for a moment. */
export function CopyButton({ label, text, secret = false }: CopyButtonProps) {
  const showError = useClipboardErrorToast(secret ? undefined : text);
  return <UiCopyButton aria-label={label} onCopyFailed={showError} text={text} />;
}
