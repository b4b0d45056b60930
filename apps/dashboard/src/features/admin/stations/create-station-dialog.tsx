import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { useToast } from '@unmuted/ui/toast';
import { createStation } from '#/data/station-life/station-life.queries.ts';
import { StaffStationForm } from '#/features/admin/stations/staff-station-form.tsx';
import { stationDraft } from '#/features/admin/stations/station.schema.ts';

export interface CreateStationDialogProps {
  api: ApiClients;
  customer: { readonly id: string; readonly name: string; readonly timezone: string };
  /** The service that it plays, if the dialog was opened from one. */
  service?: { readonly id: string; readonly label: string } | undefined;
  onClose: () => void;
}

/** Creates a station for a customer. The owner receives an email with a link to it. */
export function CreateStationDialog({ api, customer, service, onClose }: CreateStationDialogProps) {
  const toasts = useToast();
  const { mutateAsync } = useMutation(createStation(api));
  const { id: accountId, name, timezone } = customer;
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent>
        <DialogTitle className="wrap-anywhere">
          <Trans>
            New station for <bdi>{name}</bdi>
          </Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>
            The customer sees it at once and receives an email with a link to it. A service that already has
            the address is used; otherwise one is added.
          </Trans>
        </DialogDescription>
        <StaffStationForm
          accountId={accountId}
          action={<Trans>Create station</Trans>}
          api={api}
          more={{ accountId }}
          save={async (body) => {
            await mutateAsync(body);
            onClose();
            toasts.show({ tone: 'success', title: <Trans>Station created</Trans> });
          }}
          schema={stationDraft}
          values={{
            name: service?.label ?? '',
            timezone,
            stream: { kind: service ? 'service' : 'cast', username: null, id: service?.id ?? null, url: '' },
          }}
        />
      </DialogContent>
    </Dialog>
  );
}
