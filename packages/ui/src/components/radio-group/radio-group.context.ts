import { createContext, useContext } from 'react';

/** What a group provides to its radio buttons. */
export interface RadioGroupState {
  /** Shared `name`, which makes the radio buttons exclusive. */
  name: string;
  /** The selected value. */
  value: string | null;
  choose: (value: string) => void;
  disabled: boolean;
  required: boolean | undefined;
  form: string | undefined;
}

export const RadioGroupContext = createContext<RadioGroupState | undefined>(undefined);

/** Returns the context of the surrounding `RadioGroup`; throws outside of one. */
export function useRadioGroup(): RadioGroupState {
  const group = useContext(RadioGroupContext);
  if (!group) throw new Error('@unmuted/ui: a Radio stands in a RadioGroup');
  return group;
}
