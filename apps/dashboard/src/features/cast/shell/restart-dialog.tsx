import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { Checkbox } from '@unmuted/ui/checkbox';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { restartCast } from '#/data/control/control.queries.ts';
import { AffectedListeners, DisconnectedListeners } from '#/features/cast/shell/affected-listeners.tsx';
import { useCastContext, useCastStatus } from '#/features/cast/shell/cast-context.ts';

/** Confirms disconnecting the sources. Listeners stay connected if the engine supports it. */
export function RestartDialog({ onClose }: { onClose: () => void }) {
  const { api, username } = useCastContext();
  const { name, engine } = useCastStatus();
  const { mutateAsync } = useMutation(restartCast(api, username));
  const toasts = useToast();
  const canKeep = engine?.capabilities?.keepListeners === true;
  const [keepsListeners, setKeepsListeners] = useState(canKeep);
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone={keepsListeners ? 'primary' : 'danger'}
      title={
        <Trans>
          Restart <bdi>{name}</bdi>?
        </Trans>
      }
      description={
        <>
          <Trans>The encoder is disconnected and must reconnect; most do so automatically.</Trans>{' '}
          {keepsListeners ? (
            <AffectedListeners>
              {(listeners) => (
                <Plural
                  value={listeners}
                  _0="No one is listening."
                  one="# listener will hear silence for up to 30 seconds."
                  other="# listeners will hear silence for up to 30 seconds."
                />
              )}
            </AffectedListeners>
          ) : (
            <DisconnectedListeners />
          )}
        </>
      }
      action={<Trans>Restart</Trans>}
      onConfirm={async () => {
        await mutateAsync(keepsListeners);
        toasts.show({ tone: 'success', title: <Trans>Cast restarting</Trans> });
      }}
      renderError={(reason) => <CallFailure reason={reason} />}
    >
      {canKeep && (
        <Checkbox
          checked={keepsListeners}
          label={<Trans>Keep listeners connected</Trans>}
          onChange={(event) => setKeepsListeners(event.target.checked)}
        />
      )}
    </AlertDialog>
  );
}
