import { createContext, useContext } from 'react';

interface TabsContextValue {
  /** Value of the active tab. */
  value: string;
  /** Activates a tab. */
  select: (value: string) => void;
  /** Ids of a tab and its panel. */
  idsOf: (value: string) => { tab: string; panel: string };
}

export const TabsContext = createContext<TabsContextValue | undefined>(undefined);

/** Returns the context of the surrounding `Tabs`; throws outside of one. */
export function useTabs(): TabsContextValue {
  const value = useContext(TabsContext);
  if (!value) throw new Error('@unmuted/ui: a part of Tabs must be rendered inside <Tabs>');
  return value;
}
