import { loadSheet } from '#/lib/load-sheet.ts';
import type { ThemeSettings } from '#/theme/theme-settings.ts';
import type { ThemeStore } from '#/theme/theme-store.ts';

type ThemeName = ThemeSettings['currentTheme'];
export type ThemeSheets = Record<ThemeName, string>;

/** The boot script has the stylesheet URLs, because it needs them first. */
export function themeSheetsOf(document: Document): ThemeSheets | undefined {
  const { light, dark } =
    document.querySelector<HTMLScriptElement>('script[data-light][data-dark]')?.dataset ?? {};
  return light === undefined || dark === undefined ? undefined : { light, dark };
}

export interface ThemeDocumentOptions {
  document: Document;
  store: ThemeStore;
  /** Undefined where the stylesheets are already part of the page (Storybook, tests). */
  sheets: ThemeSheets | undefined;
  /** Called when a theme's stylesheet fails to load; the current theme stays. */
  onSheetFailed: (error: unknown) => void;
}

/** Applies direction and theme to the document element. Its language follows i18n. */
export function applyTheme({ document, store, sheets, onSheetFailed }: ThemeDocumentOptions): () => void {
  const root = document.documentElement;

  async function showTheme(name: ThemeName) {
    if (name === root.dataset.theme) return;
    try {
      if (sheets) await loadSheet(document, sheets[name]);
      // A slow stylesheet may load after switching back.
      if (store.get().currentTheme === name) root.dataset.theme = name;
    } catch (error) {
      const shown = root.dataset.theme === 'dark' ? 'dark' : 'light';
      if (store.get().currentTheme === name) store.set({ currentTheme: shown });
      onSheetFailed(error);
    }
  }

  const { direction, currentTheme } = store.get();
  root.dir = direction;
  root.dataset.theme ??= currentTheme;
  // The boot script applies a stored theme without validating the rest of the state, which may have been
  // dropped since.
  void showTheme(currentTheme);
  return store.subscribe((now, before) => {
    root.dir = now.direction;
    if (now.currentTheme !== before.currentTheme) void showTheme(now.currentTheme);
  });
}
