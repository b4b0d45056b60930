import { Trans, useLingui } from '@lingui/react/macro';
import type { CastStream } from '@unmuted/api';
import { Badge } from '@unmuted/ui/badge';
import { Card, CardHeader } from '@unmuted/ui/card';
import { StatusPill } from '@unmuted/ui/status-pill';
import { Table } from '@unmuted/ui/table';
import { MoveStream, targetsOf } from '#/features/cast/overview/move-stream.tsx';
import { SourceBitrate } from '#/features/cast/overview/source-bitrate.tsx';
import { useCastStatus } from '#/features/cast/shell/cast-context.ts';
import { StreamFormat } from '#/features/cast/shell/stream-format.tsx';
import { useFormats } from '#/i18n/use-formats.ts';
import { usePermission } from '#/session/use-permission.ts';

/** The streams of a cast with their status and listeners. `ListenCard` has their addresses. */
export function StreamsCard({ streams }: { streams: readonly CastStream[] }) {
  const { engine } = useCastStatus();
  const mayMove = usePermission('listeners.manage');
  const canMove =
    mayMove &&
    engine?.capabilities?.moveListeners === true &&
    streams.some((from) => targetsOf(from, streams).length > 0);
  const { t } = useLingui();
  const formats = useFormats();
  return (
    <Card asChild>
      <section aria-label={t`Streams`}>
        <CardHeader title={<Trans>Streams</Trans>} />
        <Table
          caption={t`Streams`}
          rows={streams}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'name',
              header: t`Name`,
              rowHeader: true,
              cell: ({ name, isPrimary }) => (
                <span className="inline-flex flex-wrap items-center gap-2">
                  <bdi>{name}</bdi>
                  {isPrimary && streams.length > 1 && (
                    <Badge>
                      <Trans>Primary</Trans>
                    </Badge>
                  )}
                </span>
              ),
            },
            { id: 'state', header: t`State`, cell: ({ onAir }) => <StreamState onAir={onAir} /> },
            {
              id: 'mount',
              header: t`Mount`,
              cell: ({ mount }) => <bdi className="font-mono wrap-break-word">{mount}</bdi>,
            },
            { id: 'format', header: t`Format`, cell: (stream) => <Format stream={stream} /> },
            {
              id: 'listeners',
              header: t`Listeners`,
              align: 'end',
              cell: ({ listeners }) => (listeners === null ? '–' : formats.number(listeners)),
            },
            ...(canMove
              ? [
                  {
                    id: 'move',
                    header: t`Actions`,
                    align: 'end' as const,
                    cell: (stream: CastStream) => <MoveStream from={stream} streams={streams} />,
                  },
                ]
              : []),
          ]}
        />
      </section>
    </Card>
  );
}

function Format({ stream }: { stream: CastStream }) {
  return (
    <div className="grid gap-0.5 max-md:justify-items-end">
      <StreamFormat {...stream} />
      {stream.onAir === true && <SourceBitrate className="max-md:justify-end" source={stream} />}
    </div>
  );
}

function StreamState({ onAir }: Pick<CastStream, 'onAir'>) {
  if (onAir === null) return <Trans>Unknown</Trans>;
  return (
    <StatusPill status={onAir ? 'live' : 'off-air'}>
      {onAir ? <Trans>On air</Trans> : <Trans>Off air</Trans>}
    </StatusPill>
  );
}
