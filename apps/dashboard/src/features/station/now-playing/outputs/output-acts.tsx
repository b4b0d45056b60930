import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '@unmuted/ui/button';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { ConfirmDialog } from '#/components/confirm/confirm-dialog.tsx';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import {
  deleteSongOutput,
  songOutputLogQuery,
  updateSongOutput,
} from '#/data/song-outputs/song-outputs.queries.ts';
import type { OutputPartProps } from '#/features/station/now-playing/outputs/output-log.tsx';
import { errorText } from '#/i18n/notice.messages.ts';

const EditOutputDialog = lazyOverlay(
  async () => (await import('#/features/station/now-playing/outputs/output-dialog.tsx')).EditOutputDialog,
);

export function EditOutput({ api, stationId, output }: OutputPartProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)} variant="primary">
        <Trans>Edit</Trans>
      </Button>
      {isOpen && (
        <EditOutputDialog
          api={api}
          onClose={close}
          onLoadFailed={close}
          output={output}
          stationId={stationId}
        />
      )}
    </>
  );
}

/** Pauses or resumes an output: either can be undone at once. */
export function SwitchOutput({ api, stationId, output }: OutputPartProps) {
  const { i18n } = useLingui();
  const toasts = useToast();
  const { isEnabled, version, name, target, template, everySongs, minIntervalS } = output;
  const save = useMutation(updateSongOutput(api, { stationId, outputId: output.id }));
  const change = { name, target, template, everySongs, minIntervalS, isEnabled: !isEnabled };
  return (
    <>
      {save.isError && (
        <p className="basis-full text-13 text-danger-text" role="alert">
          {errorText(i18n, save.error)}
        </p>
      )}
      <Button
        loading={save.isPending}
        onClick={() =>
          save.mutate(
            { change, version },
            {
              onSuccess: () =>
                toasts.show({
                  tone: 'success',
                  title: isEnabled ? (
                    <Trans>Output paused</Trans>
                  ) : (
                    <Trans>Output resumed. The next song is posted.</Trans>
                  ),
                }),
            },
          )
        }
      >
        {isEnabled ? (
          <Trans context="an output of songs">Pause</Trans>
        ) : (
          <Trans context="an output of songs">Resume</Trans>
        )}
      </Button>
    </>
  );
}

export function DeleteOutput({
  api,
  stationId,
  output,
  onDeleted,
}: OutputPartProps & { onDeleted: () => void }) {
  const place = { stationId, outputId: output.id };
  const { mutateAsync } = useMutation(deleteSongOutput(api, place));
  const results = useQuery(songOutputLogQuery(api, place)).data?.total ?? 0;
  const { name } = output;
  return (
    <ConfirmDialog
      action={<Trans>Delete output</Trans>}
      onConfirm={async () => {
        await mutateAsync();
        onDeleted();
      }}
      title={
        <Trans>
          Delete the output <bdi>{name}</bdi>?
        </Trans>
      }
      trigger={
        <Button className="me-auto" variant="danger-outline">
          <Trans>Delete</Trans>
        </Button>
      }
    >
      <Trans>Its secret is deleted. Posts that were sent stay where they are.</Trans>{' '}
      <Plural
        one="One entry of the log is deleted too. This can’t be undone."
        other="# entries of the log are deleted too. This can’t be undone."
        value={results}
        _0="This can’t be undone."
      />
    </ConfirmDialog>
  );
}
