import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { CastStream } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { Button } from '@unmuted/ui/button';
import { Radio, RadioGroup } from '@unmuted/ui/radio-group';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { moveStream } from '#/data/listeners/listeners.queries.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { StreamFormat } from '#/features/cast/shell/stream-format.tsx';

/** Returns the streams that listeners can be moved to. Players cannot switch codecs mid-stream. */
export function targetsOf(from: CastStream, streams: readonly CastStream[]): CastStream[] {
  if (!from.onAir) return [];
  return streams.filter(({ id, onAir, codec }) => onAir && id !== from.id && codec === from.codec);
}

export interface MoveStreamProps {
  from: CastStream;
  streams: readonly CastStream[];
}

/** Moves all listeners of a stream to another one after confirmation. */
export function MoveStream({ from, streams }: MoveStreamProps) {
  const { t } = useLingui();
  const { api, username } = useCastContext();
  const { mutateAsync } = useMutation(moveStream(api, username));
  const toasts = useToast();
  const [chosen, choose] = useState<string | null>(null);
  const targets = targetsOf(from, streams);
  const target = targets.find(({ id }) => id === chosen) ?? targets[0];
  const { name, listeners } = from;
  if (!target || !listeners) return null;

  async function move(to: CastStream) {
    const { listeners: moved } = await mutateAsync({ id: from.id, streamId: to.id });
    const goal = to.name;
    toasts.show({
      tone: 'success',
      title: (
        <Plural value={moved} one={`# listener moved to ${goal}`} other={`# listeners moved to ${goal}`} />
      ),
    });
  }

  return (
    <AlertDialog
      action={<Trans>Move</Trans>}
      description={<Trans>The connection is kept; playback jumps to the other stream.</Trans>}
      onConfirm={() => move(target)}
      renderError={(reason) => <CallFailure reason={reason} />}
      title={
        <Plural
          value={listeners}
          one="Move this listener to another stream?"
          other="Move # listeners to another stream?"
        />
      }
      tone="primary"
      trigger={
        <Button aria-label={t`Move the listeners of ${name}`} size="sm" variant="ghost">
          <Trans>Move…</Trans>
        </Button>
      }
    >
      <RadioGroup aria-label={t`Stream`} onValueChange={choose} value={target.id}>
        {targets.map((stream) => (
          <Radio
            description={<StreamFormat {...stream} />}
            key={stream.id}
            label={<bdi>{stream.name}</bdi>}
            value={stream.id}
          />
        ))}
      </RadioGroup>
    </AlertDialog>
  );
}
