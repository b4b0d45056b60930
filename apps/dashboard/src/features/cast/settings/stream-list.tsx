import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedStreams, StreamSetting } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { CardBody } from '@unmuted/ui/card';
import { PlusIcon } from '@unmuted/ui/icons';
import { moved, newStream, withoutStream } from '#/features/cast/settings/stream-edits.ts';
import { StreamFields } from '#/features/cast/settings/stream-fields.tsx';
import { useCastContext, useCastLive, useCastStatus } from '#/features/cast/shell/cast-context.ts';

export interface StreamListProps {
  streams: readonly StreamSetting[];
  /** The limits of the plan. */
  plan: Pick<SavedStreams, 'streamsLimit' | 'bitrateLimit'>;
  isFixed: boolean;
  /** The error of a field by JSON pointer, such as `/streams/0/mount`. */
  errorOf: (pointer: string) => string | undefined;
  onChange: (streams: StreamSetting[]) => void;
}

/** The fields of each stream, in order, and a button that adds one. */
export function StreamList({ streams, plan, isFixed, errorOf, onChange }: StreamListProps) {
  const { t } = useLingui();
  const { username } = useCastContext();
  const { engine } = useCastStatus();
  const { overview } = useCastLive();
  const { streamsLimit, bitrateLimit } = plan;
  const error = errorOf('/streams');
  return (
    <>
      {streams.map((stream, index) => (
        <StreamFields
          bitrateLimit={bitrateLimit}
          codecs={engine?.capabilities?.codecs ?? [stream.codec]}
          count={streams.length}
          errorOf={(field) => errorOf(`/streams/${index}/${field}`)}
          index={index}
          isFixed={isFixed}
          // New streams have no ID, so their position identifies them.
          key={stream.id ?? `new-${index}`}
          live={overview?.now.streams.find(({ id }) => id === stream.id)}
          onChange={(part) =>
            onChange(streams.map((each, place) => (place === index ? { ...each, ...part } : each)))
          }
          onMove={(by) => onChange(moved(streams, index, by))}
          onPrimary={() => onChange(streams.map((each, place) => ({ ...each, isPrimary: place === index })))}
          onRemove={() => onChange(withoutStream(streams, index))}
          stream={stream}
        />
      ))}
      <CardBody className="flex flex-wrap items-center gap-3 border-t border-border-soft">
        <Button
          disabled={isFixed || streams.length >= streamsLimit}
          onClick={() =>
            onChange([...streams, newStream(streams, { username, limit: bitrateLimit, name: t`New stream` })])
          }
          size="sm"
        >
          <PlusIcon />
          <Trans>Add a stream</Trans>
        </Button>
        {error && <p className="text-13 text-off-air-text">{error}</p>}
      </CardBody>
    </>
  );
}
