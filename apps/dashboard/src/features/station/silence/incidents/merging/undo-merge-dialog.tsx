import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { SilenceIncident } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { useToast } from '@unmuted/ui/toast';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { type MergedStation, splitIncident } from '#/data/admin-silence/merge-incidents.queries.ts';
import { useSilenceStation } from '#/features/station/silence/silence-context.ts';

export interface UndoMergeDialogProps {
  station: MergedStation;
  incident: SilenceIncident;
  onClose: () => void;
}

/** Makes the parts of a merged incident incidents again. */
export function UndoMergeDialog({ station, incident, onClose }: UndoMergeDialogProps) {
  const { api } = useSilenceStation();
  const toasts = useToast();
  const { mutateAsync } = useMutation(splitIncident(api, station));
  return (
    <AlertDialog
      action={<Trans>Undo the merge</Trans>}
      description={
        <Trans>
          Each has its own times, figures and messages again. A note and a mark that were entered since stay
          with the earliest. Nobody is told.
        </Trans>
      }
      onConfirm={async () => {
        await mutateAsync({ incidentId: incident.id, at: null });
        toasts.show({ tone: 'success', title: <Trans>The merge is undone</Trans> });
      }}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      open
      renderError={(reason) => <CallFailure reason={reason} />}
      title={
        <Plural
          one="Make it # incident again?"
          other="Make them # incidents again?"
          value={incident.merged}
        />
      }
      tone="primary"
    />
  );
}
