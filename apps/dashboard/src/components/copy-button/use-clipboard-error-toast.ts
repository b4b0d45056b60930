import { useLingui } from '@lingui/react/macro';
import { useToast } from '@unmuted/ui/toast';

/** Says that the browser refused the clipboard, or has none without TLS, and shows the text: it is what the person wants. */
export function useClipboardErrorToast(text: string | undefined): () => void {
  const { t } = useLingui();
  const toasts = useToast();
  return () => {
    toasts.show({ tone: 'warning', title: t`The browser did not allow copying`, description: text });
  };
}
