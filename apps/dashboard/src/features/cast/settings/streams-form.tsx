import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedStreams, StreamsSettings } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { EditFormCard } from '#/components/edit-form/edit-form-card.tsx';
import { useEditForm } from '#/components/edit-form/use-edit-form.ts';
import { saveStreams, settingsKeys } from '#/data/cast-settings/cast-settings.queries.ts';
import { streamsSettings } from '#/features/cast/settings/settings.schema.ts';
import { SettingsHistory } from '#/features/cast/settings/settings-history.tsx';
import { costOfStreams } from '#/features/cast/settings/stream-edits.ts';
import { StreamList } from '#/features/cast/settings/stream-list.tsx';
import { useSettingsChanges } from '#/features/cast/settings/use-settings-changes.tsx';
import { AffectedListeners } from '#/features/cast/shell/affected-listeners.tsx';
import { useCastContext, useCastLive, useCastStatus } from '#/features/cast/shell/cast-context.ts';

const valuesOf = ({ streams }: SavedStreams): StreamsSettings => ({ streams });

/** The streams of a cast: names, mounts, formats and the primary. */
export function StreamsForm({ saved, isFixed: isClosed }: { saved: SavedStreams; isFixed: boolean }) {
  const { engine } = useCastStatus();
  const { overview } = useCastLive();
  const [isConfirming, setConfirming] = useState(false);
  const form = useStreamsForm(saved);
  const settingsChanges = useSettingsChanges(form);
  const isConfigurable = engine?.capabilities?.configurable === true;
  const isApplying = saved.staged?.state === 'applying';
  const isFixed = isClosed || !isConfigurable || isApplying;
  const { cut, staying } = costOfStreams(form.draft, overview?.now.streams ?? []);
  const { streamsLimit, bitrateLimit: most } = saved;
  return (
    <>
      {!isConfigurable && (
        <Alert tone="neutral" title={<Trans>Streams are configured in the engine</Trans>}>
          <Trans>They can be changed here once our engine is connected.</Trans>
        </Alert>
      )}
      <EditFormCard
        {...settingsChanges}
        form={form}
        history={<SettingsHistory form={form} isFixed={isFixed} section="streams" version={saved.version} />}
        title={<Trans>Streams</Trans>}
        description={
          <Plural
            value={streamsLimit}
            one={`Your plan has # stream, up to ${most} kbps.`}
            other={`Your plan has # streams, each up to ${most} kbps.`}
          />
        }
        effect={<StreamsEffect cut={cut} staying={staying} />}
        isHarmful={cut > 0}
        // The password stays available while a change waits for the source.
        isFixed={isClosed}
        onSave={() => (cut > 0 && form.isValid() ? setConfirming(true) : void form.save())}
      >
        <StreamList
          errorOf={form.errorOf}
          isFixed={isFixed}
          onChange={(streams) => form.change({ streams })}
          plan={saved}
          streams={form.draft.streams}
        />
      </EditFormCard>
      {isConfirming && (
        <DisconnectConfirmation cut={cut} onClose={() => setConfirming(false)} onConfirm={form.save} />
      )}
    </>
  );
}

function useStreamsForm(saved: SavedStreams) {
  const { api, username } = useCastContext();
  const client = useQueryClient();
  const toasts = useToast();
  const { mutateAsync } = useMutation(saveStreams(api, username));
  return useEditForm<StreamsSettings, SavedStreams>({
    name: 'streams',
    resource: saved,
    setResource: (current) => client.setQueryData(settingsKeys.streams(username), current),
    valuesOf,
    schema: streamsSettings,
    save: mutateAsync,
    onSaved: () => toasts.show({ tone: 'success', title: <Trans>Streams saved</Trans> }),
  });
}

/** Describes how saving affects connected listeners: how many are disconnected, or else how many stay. */
function StreamsEffect({ cut, staying }: { cut: number; staying: number }) {
  if (cut > 0) return <Plural value={cut} one="Disconnects # listener." other="Disconnects # listeners." />;
  return (
    <AffectedListeners>
      {() => (
        <Plural
          value={staying}
          _0="No one is listening, so no one is disconnected."
          one="# listener stays."
          other="# listeners stay."
        />
      )}
    </AffectedListeners>
  );
}

interface DisconnectConfirmationProps {
  /** The number of listeners that saving disconnects. */
  cut: number;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Confirms a save that disconnects listeners. */
function DisconnectConfirmation({ cut, onConfirm, onClose }: DisconnectConfirmationProps) {
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Plural value={cut} one="Disconnect # listener?" other="Disconnect # listeners?" />}
      description={
        <Trans>
          Removing a stream ends it. A new mount applies to its encoder and its listeners: if the encoder
          doesn’t reconnect within 60 seconds, the change is rolled back automatically.
        </Trans>
      }
      action={<Trans>Save and disconnect</Trans>}
      onConfirm={async () => {
        await onConfirm();
        onClose();
      }}
    />
  );
}
