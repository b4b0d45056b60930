import { Trans } from '@lingui/react/macro';
import { Checkbox } from '@unmuted/ui/checkbox';
import { Field } from '@unmuted/ui/field';
import { NativeSelect } from '@unmuted/ui/native-select';
import type { ListingSectionProps } from '#/features/cast/directories/listing-section.ts';
import { useCastStreams } from '#/features/cast/shell/use-cast-streams.ts';

export interface ListingStreamProps extends ListingSectionProps {
  /** From the saved listing. */
  streamUrl: string | null;
  /** The URL may belong to another stream than the selected one. */
  wasChanged: boolean;
}

/** The listed stream and the listing’s visibility. */
export function ListingStream({ draft, change, errorOf, streamUrl, wasChanged }: ListingStreamProps) {
  const { streamId, isPublic } = draft;
  const { streams } = useCastStreams();
  const isKnown = streamId === null || streams.some(({ id }) => id === streamId);
  return (
    <>
      <Field
        error={errorOf('/streamId')}
        hint={
          wasChanged ? undefined : streamUrl === null ? (
            <Trans>No streaming engine is configured, so there is no address yet.</Trans>
          ) : (
            <bdi className="wrap-anywhere">{streamUrl}</bdi>
          )
        }
        label={<Trans>Listed stream</Trans>}
      >
        <NativeSelect
          onChange={({ currentTarget }) => change({ streamId: currentTarget.value || null })}
          value={streamId ?? ''}
        >
          <option value="">
            <Trans>Always the primary stream</Trans>
          </option>
          {streams.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {!isKnown && streamId !== null && (
            <option value={streamId}>
              <Trans>a deleted stream</Trans>
            </option>
          )}
        </NativeSelect>
      </Field>
      <Checkbox
        checked={isPublic}
        description={<Trans>Only public casts are announced to directories.</Trans>}
        label={<Trans context="listing">Public</Trans>}
        onChange={({ currentTarget }) => change({ isPublic: currentTarget.checked })}
      />
    </>
  );
}
