import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { useToast } from '@unmuted/ui/toast';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { disconnectListener } from '#/data/listeners/listeners.queries.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';

export interface DisconnectDialogProps {
  /** One or more listeners to disconnect. */
  ids: readonly string[];
  onClose: () => void;
}

/** Confirms and disconnects listeners one by one, then reports the result. */
export function DisconnectDialog({ ids, onClose }: DisconnectDialogProps) {
  const { api, username } = useCastContext();
  const { mutateAsync } = useMutation(disconnectListener(api, username));
  const toasts = useToast();

  async function disconnect() {
    const [only] = ids;
    if (ids.length === 1 && only !== undefined) {
      const how = await mutateAsync(only);
      if (how === 'gone') toasts.show({ tone: 'info', title: <Trans>This listener has already left</Trans> });
      else toasts.show({ tone: 'success', title: <Trans>Listener disconnected</Trans> });
      return;
    }
    let failed = 0;
    for (const id of ids) await mutateAsync(id).catch(() => failed++);
    const done = ids.length - failed;
    toasts.show({
      tone: failed > 0 ? 'warning' : 'success',
      title: (
        <Plural
          value={done}
          _0="No listeners disconnected"
          one="# listener disconnected"
          other="# listeners disconnected"
        />
      ),
      description:
        failed > 0 ? (
          <Plural
            value={failed}
            one="Couldn’t disconnect # listener. Please try again."
            other="Couldn’t disconnect # listeners. Please try again."
          />
        ) : undefined,
    });
  }

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Plural value={ids.length} one="Disconnect this listener?" other="Disconnect # listeners?" />}
      description={<Trans>The player can reconnect immediately. To keep it out, add a ban.</Trans>}
      action={<Trans>Disconnect</Trans>}
      onConfirm={disconnect}
      renderError={(reason) => <CallFailure reason={reason} />}
    />
  );
}
