import { createContext, useContext } from 'react';

interface TabsContextValue {
  /** The shown panel. */
  value: string;
  /** Shows another one. */
  choose: (value: string) => void;
  /** Ids of a tab and its panel. */
  idsOf: (value: string) => { tab: string; panel: string };
}

export const TabsContext = createContext<TabsContextValue | undefined>(undefined);

/** The tabs around a part; throws where there are none. */
export function useTabs(): TabsContextValue {
  const value = useContext(TabsContext);
  if (!value) throw new Error('@unmuted/ui: a part of Tabs was rendered outside <Tabs>');
  return value;
}
