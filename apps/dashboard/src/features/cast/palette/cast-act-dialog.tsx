import type { DialogAct } from '#/features/cast/palette/use-cast-entries.tsx';
import { RestartDialog } from '#/features/cast/shell/restart-dialog.tsx';
import { StopDialog } from '#/features/cast/shell/stop-dialog.tsx';
import { TitleDialog } from '#/features/cast/shell/title-dialog.tsx';

const dialogs = { restart: RestartDialog, stop: StopDialog, title: TitleDialog };

export interface CastActDialogProps {
  act: DialogAct;
  onClose: () => void;
}

/** The dialog of an act, as on the cast's own pages. Needs a cast provider. */
export function CastActDialog({ act, onClose }: CastActDialogProps) {
  const ActDialog = dialogs[act];
  return <ActDialog onClose={onClose} />;
}
