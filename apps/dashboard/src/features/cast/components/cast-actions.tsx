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
import { RestartDialog } from '#/features/cast/components/restart-dialog.tsx';
import { StartButton } from '#/features/cast/components/start-button.tsx';
import { StopDialog } from '#/features/cast/components/stop-dialog.tsx';
import { TitleDialog } from '#/features/cast/components/title-dialog.tsx';
import { useCastPlace, useCastStanding } from '#/features/cast/use-cast.ts';

/** What can be done with a cast as it is now; nothing where the engine could not do it. */
export function CastActions() {
  const { area } = useCastPlace();
  const { state, stoppedBy, engine } = useCastStanding();
  const [asked, setAsked] = useState<'restart' | 'stop' | null>(null);
  const isConfigurable = engine?.capabilities?.configurable === true;
  const isLive = state === 'live';
  const close = () => setAsked(null);
  // What the staff stopped only they start.
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
