import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedStreams, StreamSetting, StreamsSettings } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { Button } from '@unmuted/ui/button';
import { CardBody } from '@unmuted/ui/card';
import { PlusIcon } from '@unmuted/ui/icons';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { EditFormCard } from '#/components/edit-form/edit-form-card.tsx';
import { useEditForm } from '#/components/edit-form/use-edit-form.ts';
import { saveStreams, settingsKeys } from '#/data/cast-settings/cast-settings.queries.ts';
import { streamsSettings } from '#/features/cast/settings/settings.schema.ts';
import { SettingsHistory } from '#/features/cast/settings/settings-history.tsx';
import { costOfStreams, moved, newStream, withoutStream } from '#/features/cast/settings/stream-edits.ts';
import { StreamFields } from '#/features/cast/settings/stream-fields.tsx';
import { useSettingsChanges } from '#/features/cast/settings/use-settings-changes.tsx';
import { AffectedListeners } from '#/features/cast/shell/affected-listeners.tsx';
import { useCastContext, useCastLive, useCastStatus } from '#/features/cast/shell/cast-context.ts';

const valuesOf = ({ streams }: SavedStreams): StreamsSettings => ({ streams });

/** The streams of a cast: names, mounts, formats and the primary. */
export function StreamsForm({ kept, isFixed: isClosed }: { kept: SavedStreams; isFixed: boolean }) {
  const { t } = useLingui();
  const { api, username } = useCastContext();
  const { engine } = useCastStatus();
  const { overview } = useCastLive();
  const client = useQueryClient();
  const toasts = useToast();
  const { mutateAsync } = useMutation(saveStreams(api, username));
  const [asks, setAsks] = useState(false);
  const form = useEditForm<StreamsSettings, SavedStreams>({
    resource: kept,
    setResource: (current) => client.setQueryData(settingsKeys.streams(username), current),
    valuesOf,
    schema: streamsSettings,
    save: mutateAsync,
    onSaved: () => toasts.show({ tone: 'success', title: <Trans>Streams saved</Trans> }),
  });
  const { capabilities } = engine ?? {};
  const isConfigurable = capabilities?.configurable === true;
  const isApplying = kept.staged?.state === 'applying';
  const isFixed = isClosed || !isConfigurable || isApplying;
  const { streams } = form.draft;
  const live = overview?.now.streams ?? [];
  const { cut, staying } = costOfStreams(form.draft, live);
  const put = (next: StreamSetting[]) => form.change({ streams: next });
  const { streamsLimit } = kept;
  const most = kept.bitrateLimit;
  const settingsChanges = useSettingsChanges(form);
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
        history={<SettingsHistory form={form} isFixed={isFixed} section="streams" version={kept.version} />}
        title={<Trans>Streams</Trans>}
        description={
          <Plural
            value={streamsLimit}
            one={`Your plan has # stream, up to ${most} kbps.`}
            other={`Your plan has # streams, each up to ${most} kbps.`}
          />
        }
        effect={
          cut > 0 ? (
            <Plural value={cut} one="Disconnects # listener." other="Disconnects # listeners." />
          ) : (
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
          )
        }
        isHarmful={cut > 0}
        // The password stays available while a change waits for the source.
        isFixed={isClosed}
        onSave={() => (cut > 0 && form.isValid() ? setAsks(true) : void form.save())}
      >
        {streams.map((stream, index) => (
          <StreamFields
            bitrateLimit={kept.bitrateLimit}
            codecs={capabilities?.codecs ?? [stream.codec]}
            count={streams.length}
            errorOf={(field) => form.errorOf(`/streams/${index}/${field}`)}
            index={index}
            isFixed={isFixed}
            // New streams have no ID, so their position identifies them.
            key={stream.id ?? `new-${index}`}
            live={live.find(({ id }) => id === stream.id)}
            onChange={(part) =>
              put(streams.map((each, place) => (place === index ? { ...each, ...part } : each)))
            }
            onMove={(by) => put(moved(streams, index, by))}
            onPrimary={() => put(streams.map((each, place) => ({ ...each, isPrimary: place === index })))}
            onRemove={() => put(withoutStream(streams, index))}
            stream={stream}
          />
        ))}
        <CardBody className="flex flex-wrap items-center gap-3 border-t border-border-soft">
          <Button
            disabled={isFixed || streams.length >= streamsLimit}
            onClick={() =>
              put([
                ...streams,
                newStream(streams, { username, limit: kept.bitrateLimit, name: t`New stream` }),
              ])
            }
            size="sm"
          >
            <PlusIcon />
            <Trans>Add a stream</Trans>
          </Button>
          {form.errorOf('/streams') && (
            <p className="text-13 text-off-air-text">{form.errorOf('/streams')}</p>
          )}
        </CardBody>
      </EditFormCard>
      {asks && (
        <AlertDialog
          open
          onOpenChange={(open) => !open && setAsks(false)}
          title={<Plural value={cut} one="Disconnect # listener?" other="Disconnect # listeners?" />}
          description={
            <Trans>
              Removing a stream ends it. A new mount applies to its encoder and its listeners: if the encoder
              doesn’t reconnect within 60 seconds, the change is rolled back automatically.
            </Trans>
          }
          action={<Trans>Save and disconnect</Trans>}
          onConfirm={async () => {
            await form.save();
            setAsks(false);
          }}
        />
      )}
    </>
  );
}
