import type { StaffSkillItem } from '@unmuted/api';
import { skillStates } from '#/components/product-states/product-states.ts';
import { StateStatus, type StateStatusProps } from '#/features/admin/review/state-status.tsx';

/** The state of a skill as colour, icon and word. */
export function SkillStatus({
  state,
  ...rest
}: Pick<StaffSkillItem, 'state'> & Omit<StateStatusProps, 'display'>) {
  return <StateStatus {...rest} display={skillStates[state]} />;
}
