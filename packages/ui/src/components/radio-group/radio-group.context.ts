import { createContext, useContext } from 'react';

/** What a group tells its radio buttons. */
export interface RadioGroupState {
  /** Name they share, which makes them one choice. */
  name: string;
  /** The chosen value. */
  value: string | null;
  choose: (value: string) => void;
  disabled: boolean;
  required: boolean | undefined;
  form: string | undefined;
}

export const RadioGroupContext = createContext<RadioGroupState | undefined>(undefined);

/** The group around a radio button. */
export function useRadioGroup(): RadioGroupState {
  const group = useContext(RadioGroupContext);
  if (!group) throw new Error('@unmuted/ui: a Radio stands in a RadioGroup');
  return group;
}
