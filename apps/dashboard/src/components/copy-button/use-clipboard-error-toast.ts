import { useLingui } from '@lingui/react/macro';
import { useToast } from '@unmuted/ui/toast';

/** Shows the text in a toast when the browser denies access to the clipboard. */
export function useClipboardErrorToast(text: string | undefined): () => void {
  const { t } = useLingui();
  const toasts = useToast();
  return () => {
    toasts.show({ tone: 'warning', title: t`The browser did not allow copying`, description: text });
  };
}
