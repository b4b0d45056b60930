import { Plural, Trans } from '@lingui/react/macro';
import { useToast } from '@unmuted/ui/toast';

/** Confirms a ban with the number of disconnected listeners. */
export function useBanToast() {
  const toasts = useToast();
  return ({ disconnectedListeners: cut }: { disconnectedListeners: number }) =>
    toasts.show({
      tone: 'success',
      title: <Trans>Ban added</Trans>,
      description: (
        <Plural
          value={cut}
          _0="No listeners disconnected"
          one="# listener disconnected"
          other="# listeners disconnected"
        />
      ),
    });
}
