import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { useToast } from '@unmuted/ui/toast';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { stopCast } from '#/data/control/control.queries.ts';
import { DisconnectedListeners } from '#/features/cast/shell/affected-listeners.tsx';
import { useCastContext, useCastStatus } from '#/features/cast/shell/cast-context.ts';

/** Confirms stopping a cast and shows whom it disconnects. */
export function StopDialog({ onClose }: { onClose: () => void }) {
  const { api, username } = useCastContext();
  const { name } = useCastStatus();
  const { mutateAsync } = useMutation(stopCast(api, username));
  const toasts = useToast();
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        <Trans>
          Stop <bdi>{name}</bdi>?
        </Trans>
      }
      description={
        <>
          <DisconnectedListeners />{' '}
          <Trans>Encoders and players can’t connect until you start it again.</Trans>
        </>
      }
      action={<Trans>Stop</Trans>}
      onConfirm={async () => {
        await mutateAsync();
        toasts.show({ tone: 'success', title: <Trans>Cast stopped</Trans> });
      }}
      renderError={(reason) => <CallFailure reason={reason} />}
    />
  );
}
