import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ApiClients, SongOutput, SongOutputKind } from '@unmuted/api';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { useToast } from '@unmuted/ui/toast';
import type { ReactNode } from 'react';
import { createSongOutput, updateSongOutput } from '#/data/song-outputs/song-outputs.queries.ts';
import { kindLooks } from '#/features/station/now-playing/outputs/output.messages.ts';
import { songOutputChange, songOutputDraft } from '#/features/station/now-playing/outputs/output.schema.ts';
import { OutputForm } from '#/features/station/now-playing/outputs/output-form.tsx';
import {
  changeOf,
  draftOf,
  newValues,
  valuesOf,
} from '#/features/station/now-playing/outputs/output-values.ts';

interface PlaceProps {
  api: ApiClients;
  stationId: string;
  onClose: () => void;
}

/** Adds an output of a kind. */
export function OutputDialog({ api, stationId, kind, onClose }: PlaceProps & { kind: SongOutputKind }) {
  const { i18n } = useLingui();
  const toasts = useToast();
  const { mutateAsync } = useMutation(createSongOutput(api, stationId));
  const service = i18n._(kindLooks[kind].name);
  return (
    <FormFrame
      description={<Trans>Its secret is encrypted and never shown again. The next song is posted.</Trans>}
      onClose={onClose}
      title={<Trans>Add output: {service}</Trans>}
    >
      <OutputForm
        action={<Trans>Add output</Trans>}
        api={api}
        kind={kind}
        save={async (draft) => {
          await mutateAsync(draft);
          toasts.show({ tone: 'success', title: <Trans>Output added</Trans> });
          onClose();
        }}
        schema={songOutputDraft}
        stationId={stationId}
        stored={null}
        toBody={(values) => draftOf(kind, values)}
        values={newValues(kind, service)}
      />
    </FormFrame>
  );
}

/** Edits an output. */
export function EditOutputDialog({ api, stationId, output, onClose }: PlaceProps & { output: SongOutput }) {
  const { t } = useWords();
  const { mutateAsync } = useMutation(updateSongOutput(api, { stationId, outputId: output.id }));
  return (
    <FormFrame
      description={<Trans>A song that waits is dropped; the rate continues from the last post.</Trans>}
      onClose={onClose}
      title={t`Edit output`}
    >
      <OutputForm
        action={<Trans>Save</Trans>}
        api={api}
        kind={output.target.kind}
        save={async (change) => {
          await mutateAsync({ change, version: output.version });
          onClose();
        }}
        schema={songOutputChange}
        stationId={stationId}
        stored={output}
        toBody={(values) => changeOf(output, values)}
        values={valuesOf(output)}
      />
    </FormFrame>
  );
}

interface FormFrameProps {
  title: ReactNode;
  description: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

function FormFrame({ title, description, onClose, children }: FormFrameProps) {
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent onInteractOutside={(event) => event.preventDefault()} size="lg">
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{description}</DialogDescription>
        {children}
      </DialogContent>
    </Dialog>
  );
}
