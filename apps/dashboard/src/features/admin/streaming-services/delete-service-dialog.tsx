import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClients, StreamingService, StreamingServiceRow } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { Skeleton } from '@unmuted/ui/skeleton';
import { useToast } from '@unmuted/ui/toast';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { deleteService, serviceQuery } from '#/data/streaming-services/streaming-services.queries.ts';

export interface DeleteServiceDialogProps {
  api: ApiClients;
  service: StreamingServiceRow;
  onClose: () => void;
  onDeleted: () => void;
}

/** Confirms the deletion of a service by its label, with the stations that lose their stream. */
export function DeleteServiceDialog({ api, service, onClose, onDeleted }: DeleteServiceDialogProps) {
  const { id, label } = service;
  const toasts = useToast();
  const { mutateAsync } = useMutation(deleteService(api, id));
  const details = useQuery(serviceQuery(api, id));
  return (
    <AlertDialog
      action={<Trans>Delete service</Trans>}
      confirmName={label}
      description={
        <Trans>
          Its checks, its record and its credentials are deleted. This can’t be undone. The stream itself is
          hosted elsewhere and stays on air.
        </Trans>
      }
      onConfirm={async () => {
        await mutateAsync();
        onDeleted();
        toasts.show({ tone: 'success', title: <Trans>Service deleted</Trans> });
      }}
      onOpenChange={(open) => !open && onClose()}
      open
      renderError={(reason) => <CallFailure reason={reason} />}
      title={
        <Trans>
          Delete <bdi>{label}</bdi>?
        </Trans>
      }
    >
      {details.isPending && <Skeleton height={64} />}
      {details.error && !details.data && <CallFailure reason={details.error} />}
      {details.data && <Dependants service={details.data} />}
    </AlertDialog>
  );
}

function Dependants({ service: { stations } }: { service: StreamingService }) {
  if (stations.length === 0)
    return (
      <p>
        <Trans>No station plays it.</Trans>
      </p>
    );
  return (
    <div className="grid gap-1">
      <p className="font-medium">
        <Plural
          one="# station loses its stream"
          other="# stations lose their stream"
          value={stations.length}
        />
      </p>
      <ul className="grid max-h-40 list-disc gap-1 overflow-y-auto ps-5">
        {stations.map(({ id, name }) => (
          <li className="wrap-anywhere" key={id}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
