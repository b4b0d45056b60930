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

/** Asks before the sources of a cast have to come again; who listens is kept where the engine can. */
export function RestartDialog({ onClose }: { onClose: () => void }) {
  const { api, username } = useCastContext();
  const { name, engine } = useCastStatus();
  const { mutateAsync } = useMutation(restartCast(api, username));
  const toasts = useToast();
  const canKeep = engine?.capabilities?.keepListeners === true;
  const [keeps, setKeeps] = useState(canKeep);
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone={keeps ? 'primary' : 'danger'}
      title={
        <Trans>
          Restart <bdi>{name}</bdi>?
        </Trans>
      }
      description={
        <>
          <Trans>The encoder is disconnected and has to come again; most do by themselves.</Trans>{' '}
          {keeps ? (
            <AffectedListeners>
              {(listeners) => (
                <Plural
                  value={listeners}
                  _0="Nobody listens now."
                  one="# listener hears silence until then, for half a minute at most."
                  other="# listeners hear silence until then, for half a minute at most."
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
        await mutateAsync(keeps);
        toasts.show({ tone: 'success', title: <Trans>The cast restarts</Trans> });
      }}
      renderError={(reason) => <CallFailure reason={reason} />}
    >
      {canKeep && (
        <Checkbox
          checked={keeps}
          label={<Trans>Keep who listens</Trans>}
          onChange={(event) => setKeeps(event.target.checked)}
        />
      )}
    </AlertDialog>
  );
}
