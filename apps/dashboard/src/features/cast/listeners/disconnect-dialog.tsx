import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { useToast } from '@unmuted/ui/toast';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { disconnectListener } from '#/data/listeners/listeners.queries.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';

export interface DisconnectDialogProps {
  /** Who is cut: one or several. */
  ids: readonly string[];
  onClose: () => void;
}

/** Asks before connections are ended, one after another, and tells how it went. */
export function DisconnectDialog({ ids, onClose }: DisconnectDialogProps) {
  const { api, username } = useCastContext();
  const { mutateAsync } = useMutation(disconnectListener(api, username));
  const toasts = useToast();

  async function disconnect() {
    const [only] = ids;
    if (ids.length === 1 && only !== undefined) {
      const how = await mutateAsync(only);
      if (how === 'gone') toasts.show({ tone: 'info', title: <Trans>This listener had already left</Trans> });
      else toasts.show({ tone: 'success', title: <Trans>The listener was disconnected</Trans> });
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
          _0="Nobody was disconnected"
          one="# listener was disconnected"
          other="# listeners were disconnected"
        />
      ),
      description:
        failed > 0 ? (
          <Plural
            value={failed}
            one="# could not be disconnected. Please try again."
            other="# could not be disconnected. Please try again."
          />
        ) : undefined,
    });
  }

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Plural value={ids.length} one="Disconnect this listener?" other="Disconnect # listeners?" />}
      description={<Trans>The player may come back at once: only a ban keeps it away.</Trans>}
      action={<Trans>Disconnect</Trans>}
      onConfirm={disconnect}
      renderError={(reason) => <CallFailure reason={reason} />}
    />
  );
}
