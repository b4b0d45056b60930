import { Trans } from '@lingui/react/macro';
import type { SilenceIncident } from '@unmuted/api';
import { DropdownMenuItem } from '@unmuted/ui/dropdown-menu';
import { BellIcon, BellOffIcon, CheckIcon, PencilIcon, RotateCwIcon, XIcon } from '@unmuted/ui/icons';
import { useIncidentChange } from '#/features/station/silence/incidents/use-incident-change.tsx';
import { serverClock } from '#/lib/server-clock.ts';

const minuteMs = 60_000;
const inMinutes = (minutes: number) => new Date(serverClock.now() + minutes * minuteMs).toISOString();

interface IncidentActsProps {
  incident: SilenceIncident;
  onNote: (incident: SilenceIncident) => void;
}

/** What can be done with an incident. It is never deleted. */
export function IncidentActs({ incident, onNote }: IncidentActsProps) {
  const { acknowledge, snooze, mark } = useIncidentChange();
  const { id, endedAt, acknowledged, snoozedUntil, isFalseAlarm, note } = incident;
  const isOpen = endedAt === null;
  return (
    <>
      {acknowledged === null && (
        <DropdownMenuItem onSelect={() => void acknowledge(id)}>
          <CheckIcon />
          <Trans>Acknowledge</Trans>
        </DropdownMenuItem>
      )}
      {isOpen && snoozedUntil === null && (
        <>
          <DropdownMenuItem onSelect={() => void snooze(id, inMinutes(15))}>
            <BellOffIcon />
            <Trans>Snooze for 15 minutes</Trans>
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => void snooze(id, inMinutes(60))}>
            <BellOffIcon />
            <Trans>Snooze for one hour</Trans>
          </DropdownMenuItem>
        </>
      )}
      {isOpen && snoozedUntil !== null && (
        <DropdownMenuItem onSelect={() => void snooze(id, null)}>
          <BellIcon />
          <Trans>End the snooze</Trans>
        </DropdownMenuItem>
      )}
      <DropdownMenuItem onSelect={() => onNote(incident)}>
        <PencilIcon />
        {note === '' ? <Trans>Add a note…</Trans> : <Trans>Edit the note…</Trans>}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => void mark(id, !isFalseAlarm)}>
        {isFalseAlarm ? <RotateCwIcon /> : <XIcon />}
        {isFalseAlarm ? <Trans>It was a real alarm</Trans> : <Trans>It was a false alarm</Trans>}
      </DropdownMenuItem>
    </>
  );
}
