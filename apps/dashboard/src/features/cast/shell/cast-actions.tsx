import { Trans } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@unmuted/ui/dropdown-menu';
import { BanIcon, ChevronDownIcon, RotateCwIcon } from '@unmuted/ui/icons';
import { useState } from 'react';
import { useCastContext, useCastStatus } from '#/features/cast/shell/cast-context.ts';
import { RestartDialog } from '#/features/cast/shell/restart-dialog.tsx';
import { StartButton } from '#/features/cast/shell/start-button.tsx';
import { StopDialog } from '#/features/cast/shell/stop-dialog.tsx';
import { TitleDialog } from '#/features/cast/shell/title-dialog.tsx';

/** The actions available for a cast in its current state and supported by the engine. */
export function CastActions() {
  const { area } = useCastContext();
  const { state, stoppedBy, engine } = useCastStatus();
  const [asked, setAsked] = useState<'restart' | 'stop' | null>(null);
  const isConfigurable = engine?.capabilities?.configurable === true;
  const isLive = state === 'live';
  const close = () => setAsked(null);
  // Only the staff can start a cast that they stopped.
  const canStart = area === 'admin' || stoppedBy !== 'admin';
  if (state === 'stopped') return isConfigurable && canStart && <StartButton />;
  if (!isLive && state !== 'off_air' && state !== 'never_connected') return null;
  return (
    <>
      {isConfigurable && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button>
              <Trans>Server</Trans>
              <ChevronDownIcon />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            {isLive && (
              <DropdownMenuItem onSelect={() => setAsked('restart')}>
                <RotateCwIcon />
                <Trans>Restart…</Trans>
              </DropdownMenuItem>
            )}
            <DropdownMenuItem tone="danger" onSelect={() => setAsked('stop')}>
              <BanIcon />
              <Trans>Stop…</Trans>
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      )}
      {isLive && <TitleDialog />}
      {asked === 'restart' && <RestartDialog onClose={close} />}
      {asked === 'stop' && <StopDialog onClose={close} />}
    </>
  );
}
