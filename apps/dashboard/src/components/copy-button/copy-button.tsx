import { CopyButton as UiCopyButton } from '@unmuted/ui/copy-button';
import { useClipboardErrorToast } from '#/components/copy-button/use-clipboard-error-toast.ts';

export interface CopyButtonProps {
  /** What a press does: "Copy the stream address of Radio Aurora". */
  label: string;
  /** What goes to the clipboard. */
  text: string;
  /** Not to be shown in a message: it would stand on the screen where nobody expects it. */
  secret?: boolean;
}

/** Copies a text, and shows a tick for a moment. */
export function CopyButton({ label, text, secret = false }: CopyButtonProps) {
  const tellRefused = useClipboardErrorToast(secret ? undefined : text);
  return <UiCopyButton aria-label={label} onCopyFailed={tellRefused} text={text} />;
}
