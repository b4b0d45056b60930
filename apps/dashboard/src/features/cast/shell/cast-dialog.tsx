import type { RefObject } from 'react';
import { RestartDialog } from '#/features/cast/shell/restart-dialog.tsx';
import { StopDialog } from '#/features/cast/shell/stop-dialog.tsx';
import { TitleDialog } from '#/features/cast/shell/title-dialog.tsx';

export type CastDialogName = 'restart' | 'stop' | 'title';

export interface CastDialogProps {
  name: CastDialogName;
  onClose: () => void;
  /** Receives focus when the title dialog closes. */
  titleButton: RefObject<HTMLElement | null>;
}

/** The dialog of an action on a cast. */
export function CastDialog({ name, onClose, titleButton }: CastDialogProps) {
  if (name === 'restart') return <RestartDialog onClose={onClose} />;
  if (name === 'stop') return <StopDialog onClose={onClose} />;
  return <TitleDialog onClose={onClose} trigger={titleButton} />;
}
