import { createContext, useContext } from 'react';

interface ToggleGroupContextValue {
  /** What is pressed. */
  pressed: readonly string[];
  /** Presses or releases one. */
  toggle: (value: string) => void;
  /** None can be pressed now. */
  disabled: boolean;
}

export const ToggleGroupContext = createContext<ToggleGroupContextValue | undefined>(undefined);

/** The group around a button; throws where there is none. */
export function useToggleGroup(): ToggleGroupContextValue {
  const value = useContext(ToggleGroupContext);
  if (!value) throw new Error('@unmuted/ui: a ToggleGroupItem was rendered outside <ToggleGroup>');
  return value;
}
