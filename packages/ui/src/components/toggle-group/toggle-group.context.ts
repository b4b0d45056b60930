import { createContext, useContext } from 'react';

interface ToggleGroupContextValue {
  /** Values of the pressed buttons. */
  pressed: readonly string[];
  /** Toggles a value. */
  toggle: (value: string) => void;
  /** Disables all buttons. */
  disabled: boolean;
}

export const ToggleGroupContext = createContext<ToggleGroupContextValue | undefined>(undefined);

/** Returns the context of the surrounding `ToggleGroup`; throws outside of one. */
export function useToggleGroup(): ToggleGroupContextValue {
  const value = useContext(ToggleGroupContext);
  if (!value) throw new Error('@unmuted/ui: a ToggleGroupItem must be rendered inside <ToggleGroup>');
  return value;
}
