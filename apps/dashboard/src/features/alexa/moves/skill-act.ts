import type { Skill } from '@unmuted/api';

/** An act of the header with a dialog. */
export type SkillAct = 'submit' | 'withdraw' | 'compare';

export interface SkillDialogProps {
  skill: Skill;
  onClose: () => void;
}
