import type { ThemeSettings } from '#/theme/theme-settings.ts';

export interface ThemeStore {
  get(): ThemeSettings;
  set(change: Partial<ThemeSettings>): void;
  /** Called after each actual change, with the previous settings. */
  subscribe(listener: (now: ThemeSettings, before: ThemeSettings) => void): () => void;
}

export function createThemeStore(initial: ThemeSettings): ThemeStore {
  let settings = initial;
  const listeners = new Set<(now: ThemeSettings, before: ThemeSettings) => void>();
  return {
    get: () => settings,
    set: (change) => {
      const before = settings;
      const next = { ...before, ...change };
      if ((Object.keys(next) as (keyof ThemeSettings)[]).every((name) => next[name] === before[name])) return;
      settings = next;
      for (const listener of listeners) listener(next, before);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
