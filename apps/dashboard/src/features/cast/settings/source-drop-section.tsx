import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedStreams, ServerSettings } from '@unmuted/api';
import { Field } from '@unmuted/ui/field';
import { NativeSelect } from '@unmuted/ui/native-select';
import { NumberInput } from '@unmuted/ui/number-input';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import { useCastStatus } from '#/features/cast/shell/cast-context.ts';

type Streams = SavedStreams['streams'];

export interface SourceDropSectionProps {
  draft: ServerSettings;
  change: (values: Partial<ServerSettings>) => void;
  errorOf: (pointer: string) => string | undefined;
  streams: Streams;
  isFixed: boolean;
}

/** What happens to listeners when the source of their stream drops: how long they wait for it, and the fallback. */
export function SourceDropSection({ draft, change, errorOf, streams, isFixed }: SourceDropSectionProps) {
  const { t } = useLingui();
  const { capabilities } = useCastStatus().engine ?? {};
  const canHold = capabilities?.keepListeners !== false;
  const fallbacks = streams.filter((stream) => canTakeOver(stream, streams, draft.fallbackStreamId));
  const canFallBack = capabilities?.fallback === true && capabilities.configurable && fallbacks.length > 0;
  const waits = canHold && draft.reconnectHoldS > 0;
  return (
    <SettingsSection
      title={<Trans>When a source drops</Trans>}
      description={<Trans>What happens to listeners until it is back. The cast is off air meanwhile.</Trans>}
    >
      <Field
        error={errorOf('/reconnectHoldS')}
        hint={
          canHold ? (
            <Trans>
              Listeners stay connected and hear the stream again once the source is back with the same codec.
              Leave empty to disconnect them at once.
            </Trans>
          ) : (
            <Trans>
              Icecast can’t hold listeners without a source. Only a fallback stream keeps them connected.
            </Trans>
          )
        }
        label={<Trans>Wait for the source</Trans>}
        optional
      >
        <NumberInput
          disabled={isFixed || !canHold}
          max={60}
          min={1}
          onValueChange={(seconds) => change({ reconnectHoldS: seconds ?? 0 })}
          unit={t`s`}
          value={waits ? draft.reconnectHoldS : null}
        />
      </Field>
      {canFallBack && (
        <Field
          error={errorOf('/fallbackStreamId')}
          hint={<Trans>Takes over at once while it is on air. Choose a stream with the same codec.</Trans>}
          label={<Trans>Fallback stream</Trans>}
        >
          <NativeSelect
            disabled={isFixed}
            onChange={({ currentTarget }) => change({ fallbackStreamId: currentTarget.value || null })}
            value={draft.fallbackStreamId ?? ''}
          >
            <option value="">
              {waits ? t`None: listeners only wait` : t`None: listeners are disconnected`}
            </option>
            {fallbacks.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
    </SettingsSection>
  );
}

/** A player can't continue with another codec, so a stream whose codec no other stream has would never take over. */
function canTakeOver(stream: Streams[number], streams: Streams, chosen: string | null): boolean {
  if (stream.id === chosen) return true;
  return streams.some(({ id, codec }) => id !== stream.id && codec === stream.codec);
}
