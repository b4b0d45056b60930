import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Station, StationChange } from '@unmuted/api';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { Skeleton } from '@unmuted/ui/skeleton';
import { TimeZoneSelect } from '@unmuted/ui/time-zone-select';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { renameStation } from '#/data/station-life/station-life.queries.ts';
import { stationQuery } from '#/data/stations/stations.queries.ts';
import type { StationDialogProps } from '#/features/admin/stations/delete-station-dialog.tsx';
import { stationChange } from '#/features/admin/stations/station.schema.ts';

/** Changes the name and the time zone of a station, over the version that was read when it was opened. */
export function RenameStationDialog({ api, station, onClose }: StationDialogProps) {
  const { id, name } = station;
  // Read again each time: after a conflict, the next attempt begins with the newer version.
  const query = useQuery({ ...stationQuery(api, id), gcTime: 0 });
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent>
        <DialogTitle className="wrap-anywhere">
          <Trans>
            Rename <bdi>{name}</bdi>
          </Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>The customer and listeners see the new name at once.</Trans>
        </DialogDescription>
        {query.data ? (
          <RenameForm api={api} onClose={onClose} read={query.data} />
        ) : query.error ? (
          <div className="mt-5">
            <CallFailure reason={query.error} />
          </div>
        ) : (
          <Skeleton className="mt-5" height={140} />
        )}
      </DialogContent>
    </Dialog>
  );
}

function RenameForm({ api, read, onClose }: Omit<StationDialogProps, 'station'> & { read: Station }) {
  const toasts = useToast();
  // Live events may bring a newer version while the form is open.
  const [{ id, name, timezone, version }] = useState(read);
  const { mutateAsync } = useMutation(renameStation(api, id));
  const form = useContractForm<StationChange, StationChange>({
    schema: stationChange,
    defaultValues: { name, timezone },
    save: async (settings) => {
      await mutateAsync({ settings, version });
      onClose();
      toasts.show({ tone: 'success', title: <Trans>Station saved</Trans> });
      return undefined;
    },
  });
  return (
    <DialogForm action={<Trans>Save</Trans>} form={form}>
      <Field error={form.errorOf('name')} label={<Trans>Name of the station</Trans>}>
        <Input {...form.register('name')} autoComplete="off" dir="auto" maxLength={60} />
      </Field>
      <Controller
        control={form.control}
        name="timezone"
        render={({ field }) => (
          <Field error={form.errorOf('timezone')} label={<Trans>Time zone</Trans>}>
            <TimeZoneSelect onValueChange={(zone) => field.onChange(zone ?? '')} value={field.value} />
          </Field>
        )}
      />
    </DialogForm>
  );
}
