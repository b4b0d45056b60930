import type { ReactNode } from 'react';
import type { AppAct, AppDialogProps } from '#/features/apps/moves/app-act.ts';
import { CompareAppDialog } from '#/features/apps/moves/compare-dialog.tsx';
import { SubmitDialog, UnpublishDialog, WithdrawDialog } from '#/features/apps/moves/move-dialogs.tsx';

/** The dialog of an act. All are loaded together. */
export function AppDialog({ act, ...props }: AppDialogProps & { act: AppAct }): ReactNode {
  switch (act) {
    case 'submit':
      return <SubmitDialog {...props} />;
    case 'withdraw':
      return <WithdrawDialog {...props} />;
    case 'unpublish':
      return <UnpublishDialog {...props} />;
    case 'compare':
      return <CompareAppDialog {...props} />;
  }
}
