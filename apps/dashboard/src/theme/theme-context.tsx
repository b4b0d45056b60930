import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { ThemeSettings } from '#/theme/theme-settings.ts';
import type { ThemeStore } from '#/theme/theme-store.ts';

const ThemeContext = createContext<ThemeStore | null>(null);

export function ThemeProvider({ store, children }: { store: ThemeStore; children: ReactNode }) {
  return <ThemeContext value={store}>{children}</ThemeContext>;
}

export function useThemeStore(): ThemeStore {
  const store = use(ThemeContext);
  if (!store) throw new Error('useThemeStore needs a ThemeProvider above it');
  return store;
}

/** The current settings; re-renders when any of them changes. */
export function useTheme(): ThemeSettings {
  const store = useThemeStore();
  return useSyncExternalStore(store.subscribe, store.get);
}
