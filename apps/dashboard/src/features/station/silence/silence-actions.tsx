import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Station } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@unmuted/ui/dropdown-menu';
import { ChevronDownIcon, PlusIcon, RotateCwIcon } from '@unmuted/ui/icons';
import { useState } from 'react';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { silenceQuery } from '#/data/silence/silence.queries.ts';
import { useStationContext } from '#/features/station/shell/station-context.ts';
import { useCheckSound } from '#/features/station/silence/use-check-sound.tsx';
import { useSnooze } from '#/features/station/silence/use-snooze.tsx';
import { serverClock } from '#/lib/server-clock.ts';
import { usePermissions } from '#/session/use-permission.ts';

const SnoozeDialog = lazyOverlay(
  async () => (await import('#/features/station/silence/snooze-dialog.tsx')).SnoozeDialog,
);
const NewRecipientDialog = lazyOverlay(
  async () => (await import('#/features/station/silence/new-recipient-dialog.tsx')).NewRecipientDialog,
);

const minuteMs = 60_000;
const inMinutes = (minutes: number) => new Date(serverClock.now() + minutes * minuteMs).toISOString();

/** What the viewer may do with the silence detection of a station, in its header. */
export function SilenceActions({ station }: { station: Station }) {
  const { api, id, canEdit } = useStationContext();
  // The page below reads it; a second reader would repeat a failed call.
  const { data: watch } = useQuery({ ...silenceQuery(api, id), enabled: false });
  const may = usePermissions();
  const [dialog, setDialog] = useState<'snooze' | 'recipient' | null>(null);
  const close = () => setDialog(null);
  const { check, isPending } = useCheckSound(api);
  const mayControl = may('casts.control') && station.status !== 'suspended';
  const isOn = watch?.settings.isEnabled === true;
  const place = { api, stationId: id, timeZone: station.timezone, onClose: close, onLoadFailed: close };
  return (
    <>
      {mayControl && station.streamUrl !== null && (
        <Button loading={isPending} onClick={() => check(id)}>
          <RotateCwIcon aria-hidden />
          <Trans context="a stream">Check now</Trans>
        </Button>
      )}
      {mayControl && isOn && (
        <SnoozeMenu isSnoozed={watch.snoozedUntil !== null} onChoose={() => setDialog('snooze')} />
      )}
      {canEdit && isOn && (
        <Button aria-haspopup="dialog" onClick={() => setDialog('recipient')} variant="primary">
          <PlusIcon aria-hidden />
          <Trans>Add person</Trans>
        </Button>
      )}
      {dialog === 'snooze' && <SnoozeDialog {...place} />}
      {dialog === 'recipient' && <NewRecipientDialog {...place} />}
    </>
  );
}

function SnoozeMenu({ isSnoozed, onChoose }: { isSnoozed: boolean; onChoose: () => void }) {
  const { api, id } = useStationContext();
  const { snooze, isPending } = useSnooze(api, id);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button loading={isPending}>
          <Trans>Snooze</Trans>
          <ChevronDownIcon aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={() => void snooze(inMinutes(15))}>
          <Trans>For 15 minutes</Trans>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => void snooze(inMinutes(60))}>
          <Trans>For one hour</Trans>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={onChoose}>
          <Trans>Until…</Trans>
        </DropdownMenuItem>
        {isSnoozed && (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem onSelect={() => void snooze(null)}>
              <Trans>End the snooze</Trans>
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
