import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { AdminRequest, ApiClients } from '@unmuted/api';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { useToast } from '@unmuted/ui/toast';
import { approveStationRequest } from '#/data/station-life/station-life.queries.ts';
import { StaffStationForm } from '#/features/admin/stations/staff-station-form.tsx';
import { stationApproval } from '#/features/admin/stations/station.schema.ts';

export interface ApproveStationDialogProps {
  api: ApiClients;
  request: AdminRequest;
  onClose: () => void;
}

/** Creates the requested station; staff can correct its name, its time zone and what it plays. */
export function ApproveStationDialog({ api, request, onClose }: ApproveStationDialogProps) {
  const toasts = useToast();
  const { mutateAsync } = useMutation(approveStationRequest(api, request.id));
  const { account, name, timeZone, station } = request;
  const accountName = account.name;
  const wanted = station?.stream;
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent>
        <DialogTitle>
          <Trans>Approve the request?</Trans>
        </DialogTitle>
        <DialogDescription className="wrap-anywhere">
          <Trans>
            <bdi>{accountName}</bdi> gets the station at once, and an email with a link to it.
          </Trans>
        </DialogDescription>
        <StaffStationForm
          accountId={account.id}
          action={<Trans>Approve and create</Trans>}
          api={api}
          save={async (body) => {
            await mutateAsync(body);
            onClose();
            toasts.show({ tone: 'success', title: <Trans>Request approved and station created</Trans> });
          }}
          schema={stationApproval}
          values={{
            name,
            timezone: station?.timezone ?? timeZone,
            stream: {
              kind: wanted?.kind ?? 'cast',
              username: wanted?.kind === 'cast' ? wanted.username : null,
              id: null,
              url: wanted?.kind === 'url' ? wanted.url : '',
            },
          }}
        />
      </DialogContent>
    </Dialog>
  );
}
