import { useEffect } from 'react';
import { loadSheet } from '#/lib/load-sheet.ts';
import { useTheme } from '#/theme/theme-context.tsx';
import { themeSheetsOf } from '#/theme/theme-document.ts';

/**
 * Uses the light theme for printing, whatever the screen theme: browsers omit backgrounds, and light text would be
 * unreadable on white.
 */
export function usePaper(): void {
  const { currentTheme } = useTheme();
  useEffect(() => {
    if (currentTheme === 'light') return;
    const root = document.documentElement;
    const sheets = themeSheetsOf(document);
    let isThere = sheets === undefined;
    // Preloaded: printing doesn’t wait for a stylesheet. Without it the page is printed as is.
    if (sheets)
      loadSheet(document, sheets.light).then(
        () => {
          isThere = true;
        },
        () => {},
      );
    const before = () => {
      if (isThere) root.dataset.theme = 'light';
    };
    const after = () => {
      root.dataset.theme = currentTheme;
    };
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, [currentTheme]);
}
