import { Trans } from '@lingui/react/macro';
import type { SilenceIncident } from '@unmuted/api';
import { DropdownMenuItem, DropdownMenuSeparator } from '@unmuted/ui/dropdown-menu';
import { ScissorsIcon, Undo2Icon } from '@unmuted/ui/icons';
import type { MergingAct } from '#/features/station/silence/incidents/merging/merging-dialog.tsx';
import { useSilenceStation } from '#/features/station/silence/silence-context.ts';

interface MergingActsProps {
  incident: SilenceIncident;
  onAct: (act: MergingAct) => void;
}

/** What only staff can do with an incident that is over. */
export function MergingActs({ incident, onAct }: MergingActsProps) {
  const { mayControl } = useSilenceStation();
  if (incident.endedAt === null || incident.isTest) return null;
  return (
    <>
      {mayControl && <DropdownMenuSeparator />}
      {incident.merged > 0 ? (
        <DropdownMenuItem onSelect={() => onAct({ act: 'undo', incident })}>
          <Undo2Icon />
          <Trans>Undo the merge…</Trans>
        </DropdownMenuItem>
      ) : (
        <DropdownMenuItem onSelect={() => onAct({ act: 'split', incident })}>
          <ScissorsIcon />
          <Trans context="an incident">Split…</Trans>
        </DropdownMenuItem>
      )}
    </>
  );
}
