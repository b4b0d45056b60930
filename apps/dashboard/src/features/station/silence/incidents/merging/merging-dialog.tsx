import type { SilenceIncident } from '@unmuted/api';
import type { MergedStation } from '#/data/admin-silence/merge-incidents.queries.ts';
import { MergeDialog } from '#/features/station/silence/incidents/merging/merge-dialog.tsx';
import { SplitDialog } from '#/features/station/silence/incidents/merging/split-dialog.tsx';
import { UndoMergeDialog } from '#/features/station/silence/incidents/merging/undo-merge-dialog.tsx';

/** What staff are about to do. */
export type MergingAct =
  | { readonly act: 'merge'; readonly incidents: readonly SilenceIncident[] }
  | { readonly act: 'split' | 'undo'; readonly incident: SilenceIncident };

export interface MergingDialogProps {
  station: MergedStation;
  act: MergingAct;
  onClose: () => void;
  onMerged: () => void;
}

/** The dialog of an act. */
export function MergingDialog({ act, onMerged, ...rest }: MergingDialogProps) {
  switch (act.act) {
    case 'merge':
      return <MergeDialog incidents={act.incidents} onMerged={onMerged} {...rest} />;
    case 'split':
      return <SplitDialog incident={act.incident} {...rest} />;
    default:
      return <UndoMergeDialog incident={act.incident} {...rest} />;
  }
}
