import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ApiClients, Station } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { useToast } from '@unmuted/ui/toast';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { switchChecks } from '#/data/stations/stations.queries.ts';
import { resumeButtonId } from '#/features/station/checks/resume-button-id.ts';

export interface PauseDialogProps {
  api: ApiClients;
  station: Station;
  onClose: () => void;
}

/** Confirms that the stream of a station is no longer checked, and names the other stations that play it. */
export function PauseDialog({ api, station: { id, name, consumers }, onClose }: PauseDialogProps) {
  const toasts = useToast();
  const { mutateAsync } = useMutation(switchChecks(api, id));
  return (
    <AlertDialog
      action={<Trans>Pause checks</Trans>}
      description={
        <Trans>
          Until you resume them, nothing connects to the stream: its state is not recorded, and no alarm is
          raised. Listeners are not affected.
        </Trans>
      }
      onConfirm={async () => {
        await mutateAsync('pause');
        toasts.show({ tone: 'success', title: <Trans>Checks paused</Trans> });
      }}
      onDone={() => document.getElementById(resumeButtonId)?.focus()}
      onOpenChange={(open) => !open && onClose()}
      open
      renderError={(reason) => <CallFailure reason={reason} />}
      size="md"
      title={
        <Trans>
          Pause the checks of <bdi>{name}</bdi>?
        </Trans>
      }
      tone="primary"
    >
      <div className="grid gap-3">
        {consumers.length > 0 && (
          <div>
            <p className="font-medium">
              <Plural
                value={consumers.length}
                one="# other station plays this stream and is paused with it:"
                other="# other stations play this stream and are paused with it:"
              />
            </p>
            <ul className="mt-1 list-disc ps-5">
              {consumers.map((consumer) => (
                <li key={consumer.id}>
                  <bdi>{consumer.name}</bdi>
                </li>
              ))}
            </ul>
          </div>
        )}
        <p>
          <Trans>
            Songs that are read from the stream are not recorded, and TuneIn and the other outputs get none.
            Songs of a web page or a push go on.
          </Trans>
        </p>
      </div>
    </AlertDialog>
  );
}
