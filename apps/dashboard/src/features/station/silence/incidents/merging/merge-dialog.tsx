import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { SilenceIncident } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { type MergedStation, mergeIncidents } from '#/data/admin-silence/merge-incidents.queries.ts';
import {
  type MergePreview,
  mergePreview,
} from '#/features/station/silence/incidents/merging/merge-preview.ts';
import { useSilenceStation } from '#/features/station/silence/silence-context.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export interface MergeDialogProps {
  station: MergedStation;
  incidents: readonly SilenceIncident[];
  onClose: () => void;
  onMerged: () => void;
}

/** Merges incidents into the earliest, after saying in numbers what it becomes. */
export function MergeDialog({ station, incidents, onClose, onMerged }: MergeDialogProps) {
  const { api } = useSilenceStation();
  const toasts = useToast();
  const { mutateAsync } = useMutation(mergeIncidents(api, station));
  // What was confirmed stays what is merged while the list is read again.
  const [preview] = useState(() => mergePreview(incidents));
  if (!preview) return null;
  const { targetId, ids } = preview;
  return (
    <AlertDialog
      action={<Trans>Merge</Trans>}
      description={
        <Trans>
          The earliest takes the others. Lists, statistics and the status page then have only the one. Nobody
          is told, and you can undo it.
        </Trans>
      }
      onConfirm={async () => {
        await mutateAsync({ incidentId: targetId, ids });
        toasts.show({ tone: 'success', title: <Trans>Incidents merged into one</Trans> });
        onMerged();
      }}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      open
      renderError={(reason) => <CallFailure reason={reason} />}
      size="md"
      title={<Plural one="Merge # incident?" other="Merge # incidents?" value={incidents.length} />}
      tone="primary"
    >
      <Result {...preview} />
    </AlertDialog>
  );
}

function Result({ from, to, listenerMinutes, messages, parts }: MergePreview) {
  const formats = useFormats();
  const { timeZone } = useSilenceStation();
  const textOf = (at: number) => formats.dateTime(new Date(at), timeZone);
  return (
    <DescriptionList>
      <DescriptionItem term={<Trans context="time">From</Trans>}>{textOf(from)}</DescriptionItem>
      <DescriptionItem term={<Trans context="time">Until</Trans>}>{textOf(to)}</DescriptionItem>
      <DescriptionItem term={<Trans context="of an incident">Duration</Trans>}>
        {formats.duration((to - from) / 1_000)}
      </DescriptionItem>
      <DescriptionItem term={<Trans>Listener-minutes</Trans>}>
        {listenerMinutes === null ? '–' : formats.number(Math.round(listenerMinutes))}
      </DescriptionItem>
      <DescriptionItem term={<Trans>Messages sent</Trans>}>{formats.number(messages)}</DescriptionItem>
      <DescriptionItem term={<Trans context="of an incident">Merged from</Trans>}>
        {formats.number(parts)}
      </DescriptionItem>
    </DescriptionList>
  );
}
