import { useLingui } from '@lingui/react/macro';
import { copyText } from '@unmuted/ui/copy-button';
import { useToast } from '@unmuted/ui/toast';

/** Returns a function that copies the address of a stream and says so. */
export function useCopyAddress(): (address: string) => Promise<void> {
  const { t } = useLingui();
  const toasts = useToast();
  return async (address) => {
    const isCopied = await copyText(address).then(
      () => true,
      () => false,
    );
    toasts.show(
      isCopied
        ? { tone: 'success', title: t`Stream address copied`, description: address }
        : { tone: 'warning', title: t`The browser did not allow copying`, description: address },
    );
  };
}
