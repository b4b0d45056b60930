import type { ReactNode } from 'react';
import { CompareSkillDialog } from '#/features/alexa/moves/compare-dialog.tsx';
import { SubmitDialog, WithdrawDialog } from '#/features/alexa/moves/move-dialogs.tsx';
import type { SkillAct, SkillDialogProps } from '#/features/alexa/moves/skill-act.ts';

/** The dialog of an act. All are loaded together. */
export function SkillDialog({ act, ...props }: SkillDialogProps & { act: SkillAct }): ReactNode {
  switch (act) {
    case 'submit':
      return <SubmitDialog {...props} />;
    case 'withdraw':
      return <WithdrawDialog {...props} />;
    case 'compare':
      return <CompareSkillDialog {...props} />;
  }
}
