import type { AdminCastRow, ApiClients } from '@unmuted/api';
import { SuspendDialog } from '#/components/suspension/suspend-dialog.tsx';
import { UnsuspendDialog } from '#/components/suspension/unsuspend-dialog.tsx';
import { CastActDialog } from '#/features/cast/palette/cast-act-dialog.tsx';
import type { DialogAct } from '#/features/cast/palette/use-cast-entries.tsx';
import { StaffCastProvider } from '#/features/cast/shell/staff-cast-provider.tsx';

export type StaffAct = DialogAct | 'suspend' | 'unsuspend';

export interface StaffActDialogProps {
  act: StaffAct;
  api: ApiClients;
  cast: AdminCastRow;
  onClose: () => void;
}

/** The dialog of an act on any customer's cast. */
export function StaffActDialog({ act, api, cast, onClose }: StaffActDialogProps) {
  if (act === 'suspend') return <SuspendDialog api={api} cast={cast} onClose={onClose} />;
  if (act === 'unsuspend') return <UnsuspendDialog api={api} cast={cast} onClose={onClose} />;
  return (
    <StaffCastProvider api={api} missing={null} terminated={() => null} username={cast.username}>
      <CastActDialog act={act} onClose={onClose} />
    </StaffCastProvider>
  );
}
