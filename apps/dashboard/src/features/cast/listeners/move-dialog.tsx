import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { Listener } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { Radio, RadioGroup } from '@unmuted/ui/radio-group';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { moveListener } from '#/data/listeners/listeners.queries.ts';
import { type StreamStatus, useCastContext, useCastStatus } from '#/features/cast/shell/cast-context.ts';
import { StreamFormat } from '#/features/cast/shell/stream-format.tsx';

type MovedListeners = readonly Pick<Listener, 'id' | 'mount'>[];

export interface MoveDialogProps {
  /** One or more listeners to move. */
  listeners: MovedListeners;
  onClose: () => void;
}

/**
 * Moves listeners to a selected stream one by one. Players cannot switch codecs mid-stream, so only streams
 * of the same codec are offered.
 */
export function MoveDialog({ listeners, onClose }: MoveDialogProps) {
  const { t } = useLingui();
  const { streams } = useCastStatus();
  const move = useMoveListeners();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const targets = targetsOf(listeners, streams);
  const target = targets.find(({ id }) => id === selectedId) ?? targets[0];
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        <Plural
          value={listeners.length}
          one="Move this listener to another stream?"
          other="Move # listeners to another stream?"
        />
      }
      description={
        target ? (
          <Trans>The connection is kept; playback jumps to the other stream.</Trans>
        ) : (
          <Trans>No other stream of the same codec is on air.</Trans>
        )
      }
      action={target ? <Trans>Move</Trans> : <Trans>Close</Trans>}
      tone="primary"
      onConfirm={() => (target ? move(listeners, target) : onClose())}
      renderError={(reason) => <CallFailure reason={reason} />}
    >
      {target && (
        <RadioGroup aria-label={t`Stream`} onValueChange={setSelectedId} value={target.id}>
          {targets.map((stream) => (
            <Radio
              key={stream.id}
              label={<bdi>{stream.name}</bdi>}
              description={<StreamFormat {...stream} />}
              value={stream.id}
            />
          ))}
        </RadioGroup>
      )}
    </AlertDialog>
  );
}

/** The streams on air that all of the listeners can move to. */
function targetsOf(listeners: MovedListeners, streams: readonly StreamStatus[]): StreamStatus[] {
  const mounts = new Set(listeners.map(({ mount }) => mount));
  const codecs = new Set(
    listeners.map(({ mount }) => streams.find((stream) => stream.mount === mount)?.codec),
  );
  return streams.filter(
    ({ onAir, codec, mount }) =>
      onAir && codecs.size === 1 && codecs.has(codec) && !(mounts.size === 1 && mounts.has(mount)),
  );
}

/** Moves the listeners that are not there yet, and shows how many were moved. Rejects if the only move failed. */
function useMoveListeners() {
  const { api, username } = useCastContext();
  const { mutateAsync } = useMutation(moveListener(api, username));
  const toasts = useToast();
  return async (listeners: MovedListeners, target: StreamStatus) => {
    const others = listeners.filter(({ mount }) => mount !== target.mount);
    const [only] = others;
    if (others.length === 1 && only) await mutateAsync({ id: only.id, streamId: target.id });
    let failed = 0;
    if (others.length > 1)
      for (const { id } of others) await mutateAsync({ id, streamId: target.id }).catch(() => failed++);
    const done = others.length - failed;
    const { name } = target;
    toasts.show({
      tone: failed > 0 ? 'warning' : 'success',
      title: (
        <Plural
          value={done}
          _0="No listeners moved"
          one={`# listener moved to ${name}`}
          other={`# listeners moved to ${name}`}
        />
      ),
      description:
        failed > 0 ? (
          <Plural value={failed} one="Couldn’t move # listener." other="Couldn’t move # listeners." />
        ) : undefined,
    });
  };
}
