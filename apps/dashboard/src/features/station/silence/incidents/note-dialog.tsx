import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { limits, type SilenceIncident, type SilenceIncidentChange } from '@unmuted/api';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { Textarea } from '@unmuted/ui/textarea';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { changeIncident } from '#/data/silence/silence-incidents.queries.ts';
import { silenceIncidentChange } from '#/features/station/silence/silence.schema.ts';
import { useSilenceStation } from '#/features/station/silence/silence-context.ts';

export interface NoteDialogProps {
  incident: SilenceIncident;
  onClose: () => void;
}

/** Writes what happened, for everybody of the account. */
export function NoteDialog({ incident, onClose }: NoteDialogProps) {
  return (
    <Dialog onOpenChange={(isOpen) => !isOpen && onClose()} open>
      <DialogContent onInteractOutside={(event) => event.preventDefault()}>
        <DialogTitle>
          <Trans>Note about this incident</Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>For you and the people of your account. The public status page doesn’t show it.</Trans>
        </DialogDescription>
        <NoteForm incident={incident} onClose={onClose} />
      </DialogContent>
    </Dialog>
  );
}

function NoteForm({ incident, onClose }: NoteDialogProps) {
  const { api, id } = useSilenceStation();
  const { mutateAsync } = useMutation(changeIncident(api, id));
  const form = useContractForm<{ note: string }, SilenceIncidentChange>({
    schema: silenceIncidentChange,
    defaultValues: { note: incident.note },
    onlyChanges: true,
    save: async ({ note }) => {
      await mutateAsync({ incidentId: incident.id, note: note ?? '' });
      onClose();
      return undefined;
    },
  });
  return (
    <DialogForm action={<Trans>Save note</Trans>} form={form}>
      <Field error={form.errorOf('note')} label={<Trans>Note</Trans>}>
        <Textarea {...form.register('note')} dir="auto" maxLength={limits.incidentNote} />
      </Field>
    </DialogForm>
  );
}
