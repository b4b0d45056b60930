import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClients, StationRemoval } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { Skeleton } from '@unmuted/ui/skeleton';
import { useToast } from '@unmuted/ui/toast';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { deleteStation, stationRemovalQuery } from '#/data/station-life/station-life.queries.ts';

export interface StationDialogProps {
  api: ApiClients;
  station: { readonly id: string; readonly name: string };
  onClose: () => void;
}

/** Confirms the deletion of a station by its name, with what is lost in numbers. */
export function DeleteStationDialog({ api, station: { id, name }, onClose }: StationDialogProps) {
  const toasts = useToast();
  const { mutateAsync } = useMutation(deleteStation(api, id));
  const preview = useQuery(stationRemovalQuery(api, id));
  return (
    <AlertDialog
      action={<Trans>Delete station</Trans>}
      confirmName={name}
      description={
        <Trans>The customer no longer sees it. This can’t be undone. Listeners stay connected.</Trans>
      }
      onConfirm={async () => {
        // The numbers that were read belong to this version.
        const { version } = preview.data ?? (await preview.refetch({ throwOnError: true })).data ?? {};
        if (version === undefined) return;
        await mutateAsync(version);
        toasts.show({ tone: 'success', title: <Trans>Station deleted</Trans> });
      }}
      onOpenChange={(open) => !open && onClose()}
      open
      renderError={(reason) => <CallFailure reason={reason} />}
      title={
        <Trans>
          Delete <bdi>{name}</bdi>?
        </Trans>
      }
    >
      {preview.isPending && <Skeleton height={88} />}
      {preview.error && !preview.data && <CallFailure reason={preview.error} />}
      {preview.data && <Loss removal={preview.data} />}
    </AlertDialog>
  );
}

function Loss({ removal: { songs, outputs, hasTuneIn, service } }: { removal: StationRemoval }) {
  return (
    <ul className="grid list-disc gap-1 ps-5 wrap-anywhere">
      <li>
        <Plural
          _0="No song is in its history"
          one="# song of its history is deleted"
          other="# songs of its history are deleted"
          value={songs}
        />
      </li>
      {outputs > 0 && (
        <li>
          <Plural
            one="# output stops posting its songs"
            other="# outputs stop posting its songs"
            value={outputs}
          />
        </li>
      )}
      {hasTuneIn && (
        <li>
          <Trans>TuneIn no longer receives its songs; the partner key is deleted</Trans>
        </li>
      )}
      <li>
        {service === null ? (
          <Trans>It plays no streaming service</Trans>
        ) : (
          <Trans>
            The streaming service <bdi>{service}</bdi> stays
          </Trans>
        )}
      </li>
    </ul>
  );
}
