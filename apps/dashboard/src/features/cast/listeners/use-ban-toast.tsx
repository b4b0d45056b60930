import { Plural, Trans } from '@lingui/react/macro';
import { useToast } from '@unmuted/ui/toast';

/** Tells that a ban holds, and how many it cut. */
export function useBanToast() {
  const toasts = useToast();
  return ({ cut }: { cut: number }) =>
    toasts.show({
      tone: 'success',
      title: <Trans>The ban holds from now on</Trans>,
      description: (
        <Plural
          value={cut}
          _0="Nobody was disconnected"
          one="# listener was disconnected"
          other="# listeners were disconnected"
        />
      ),
    });
}
