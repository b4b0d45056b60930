import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { Listener } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { Radio, RadioGroup } from '@unmuted/ui/radio-group';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { moveListener } from '#/data/listeners/listeners.queries.ts';
import { useCastContext, useCastStatus } from '#/features/cast/shell/cast-context.ts';
import { StreamFormat } from '#/features/cast/shell/stream-format.tsx';

export interface MoveDialogProps {
  /** One or more listeners to move. */
  listeners: readonly Pick<Listener, 'id' | 'mount'>[];
  onClose: () => void;
}

/**
 * Moves listeners to a selected stream one by one. Players cannot switch codecs mid-stream, so only streams
 * of the same codec are offered.
 */
export function MoveDialog({ listeners, onClose }: MoveDialogProps) {
  const { t } = useLingui();
  const { api, username } = useCastContext();
  const { streams } = useCastStatus();
  const { mutateAsync } = useMutation(moveListener(api, username));
  const toasts = useToast();
  const codecs = new Set(
    listeners.map(({ mount }) => streams.find((stream) => stream.mount === mount)?.codec),
  );
  const mounts = new Set(listeners.map(({ mount }) => mount));
  const targets = streams.filter(
    ({ onAir, codec, mount }) =>
      onAir && codecs.size === 1 && codecs.has(codec) && !(mounts.size === 1 && mounts.has(mount)),
  );
  const [chosen, choose] = useState<string | null>(null);
  const target = targets.find(({ id }) => id === chosen) ?? targets[0];

  async function move() {
    if (!target) return onClose();
    const there = listeners.filter(({ mount }) => mount !== target.mount);
    const [only] = there;
    if (there.length === 1 && only) await mutateAsync({ id: only.id, streamId: target.id });
    let failed = 0;
    if (there.length > 1)
      for (const { id } of there) await mutateAsync({ id, streamId: target.id }).catch(() => failed++);
    const done = there.length - failed;
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
  }

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
      onConfirm={move}
      renderError={(reason) => <CallFailure reason={reason} />}
    >
      {target && (
        <RadioGroup aria-label={t`Stream`} onValueChange={choose} value={target.id}>
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
