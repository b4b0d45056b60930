import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ApiClients, StreamingServiceRow } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { useToast } from '@unmuted/ui/toast';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { updateService } from '#/data/streaming-services/streaming-services.queries.ts';
import { changeOf } from '#/features/admin/streaming-services/service-acts.ts';

export interface PauseDialogProps {
  api: ApiClients;
  service: StreamingServiceRow;
  onClose: () => void;
}

/** Confirms that a service is no longer checked. */
export function PauseDialog({ api, service, onClose }: PauseDialogProps) {
  const { id, label, stationCount, version } = service;
  const toasts = useToast();
  const { mutateAsync } = useMutation(updateService(api, id));
  return (
    <AlertDialog
      action={<Trans>Pause checks</Trans>}
      description={
        <>
          <Plural
            _0="No station plays it."
            one="# station plays it and shows “Checks paused” instead of its state."
            other="# stations play it and show “Checks paused” instead of their state."
            value={stationCount}
          />{' '}
          <Trans>Until the checks are resumed, nothing is recorded and no problem is noticed.</Trans>
        </>
      }
      onConfirm={async () => {
        await mutateAsync({ settings: changeOf(service, { isPaused: true }), version });
        toasts.show({ tone: 'success', title: <Trans>Checks paused</Trans> });
      }}
      onOpenChange={(open) => !open && onClose()}
      open
      renderError={(reason) => <CallFailure reason={reason} />}
      title={
        <Trans>
          Pause the checks of <bdi>{label}</bdi>?
        </Trans>
      }
      tone="primary"
    />
  );
}
