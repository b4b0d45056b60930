import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { useToast } from '@unmuted/ui/toast';
import { CallFailure } from '#/components/form/call-failure.tsx';
import type { SuspendDialogProps } from '#/components/suspension/suspend-dialog.tsx';
import { unsuspendCast } from '#/data/admin-casts/admin-casts.queries.ts';

/** Confirms lifting a suspension. */
export function UnsuspendDialog({ api, cast, onClose }: SuspendDialogProps) {
  const { name, username, version, stoppedBy } = cast;
  const { mutateAsync } = useMutation(unsuspendCast(api, username));
  const toasts = useToast();
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone="primary"
      title={
        <Trans>
          Lift the suspension of <bdi>{name}</bdi>?
        </Trans>
      }
      description={
        stoppedBy === null ? (
          <Trans>
            Its encoder and players can reconnect immediately, and the customer can edit the cast.
          </Trans>
        ) : (
          <Trans>
            The customer can edit the cast again. It was stopped before, so it stays stopped until started.
          </Trans>
        )
      }
      action={<Trans>Lift the suspension</Trans>}
      onConfirm={async () => {
        await mutateAsync(version);
        toasts.show({ tone: 'success', title: <Trans>Suspension lifted</Trans> });
      }}
      renderError={(reason) => <CallFailure reason={reason} />}
    />
  );
}
