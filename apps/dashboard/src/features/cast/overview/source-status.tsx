import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '@unmuted/ui/button';
import { MicIcon } from '@unmuted/ui/icons';
import { useToast } from '@unmuted/ui/toast';
import { memo } from 'react';
import { ConfirmDialog } from '#/components/confirm/confirm-dialog.tsx';
import { kickSource } from '#/data/control/control.queries.ts';
import { onAirDayQuery } from '#/data/on-air/on-air.queries.ts';
import { SourceBitrate } from '#/features/cast/overview/source-bitrate.tsx';
import { DisconnectedListeners } from '#/features/cast/shell/affected-listeners.tsx';
import { useCastContext, useCastStatus } from '#/features/cast/shell/cast-context.ts';
import { usePermission } from '#/session/use-permission.ts';

/** Shows what the source reports about itself, with a control to disconnect it. */
export const SourceStatus = memo(function SourceStatus() {
  const { api, username } = useCastContext();
  const day = useQuery(onAirDayQuery(api, username));
  const { mutateAsync } = useMutation(kickSource(api, username));
  const canDisconnect = usePermission('casts.control');
  const toasts = useToast();
  const { streams } = useCastStatus();
  const agent = day.data?.spans.at(-1)?.agent ?? null;
  // The streams card shows the bitrates of several streams.
  const [stream] = streams.length === 1 ? streams : [];
  return (
    <div className="grid min-w-0 flex-1 gap-1 pb-2">
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2 text-13">
        {/* The name loads later; reserves space beside the button, on small screens too. */}
        <span className="flex min-w-0 flex-1 basis-40 items-center gap-2.5">
          <MicIcon className="flex-none text-fg-muted" />
          <span className="font-medium">
            <Trans>Encoder</Trans>
          </span>
          {agent !== null && <bdi className="min-w-0 text-fg-muted wrap-anywhere">{agent}</bdi>}
        </span>
        {canDisconnect && (
          <ConfirmDialog
            action={<Trans>Disconnect the encoder</Trans>}
            onConfirm={async () => {
              await mutateAsync();
              toasts.show({ tone: 'success', title: <Trans>Encoder disconnected</Trans> });
            }}
            title={<Trans>Disconnect the encoder?</Trans>}
            trigger={
              <Button size="sm" variant="ghost">
                <Trans>Disconnect</Trans>
              </Button>
            }
          >
            <DisconnectedListeners />{' '}
            <Trans>The encoder will try to reconnect. To keep it out, change the source password.</Trans>
          </ConfirmDialog>
        )}
      </div>
      {stream?.onAir === true && <SourceBitrate source={stream} />}
    </div>
  );
});
