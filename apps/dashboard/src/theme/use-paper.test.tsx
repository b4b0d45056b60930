import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ThemeProvider } from '#/theme/theme-context.tsx';
import { defaultThemeSettings } from '#/theme/theme-settings.ts';
import { createThemeStore } from '#/theme/theme-store.ts';
import { usePaper } from '#/theme/use-paper.ts';

const root = document.documentElement;
afterEach(() => {
  for (const node of document.querySelectorAll('head > link, head > script')) node.remove();
  delete root.dataset.theme;
});
const fire = (event: 'beforeprint' | 'afterprint') => act(() => dispatchEvent(new Event(event)));

function onPaper(currentTheme: 'light' | 'dark') {
  const store = createThemeStore({ ...defaultThemeSettings, currentTheme });
  root.dataset.theme = currentTheme;
  return renderHook(usePaper, {
    wrapper: ({ children }) => <ThemeProvider store={store}>{children}</ThemeProvider>,
  });
}

it('[faults D11] uses the light theme for printing and restores the theme afterwards', () => {
  const { unmount } = onPaper('dark');
  fire('beforeprint');
  expect(root.dataset.theme).toBe('light');
  fire('afterprint');
  expect(root.dataset.theme).toBe('dark');
  unmount();
  fire('beforeprint');
  expect(root.dataset.theme).toBe('dark');
});

it('does not wait for a stylesheet: without it the page is printed as is', async () => {
  const boot = document.createElement('script');
  Object.assign(boot.dataset, { light: '/light.css', dark: '/dark.css' });
  boot.type = 'text/plain';
  document.head.append(boot);
  onPaper('dark');
  fire('beforeprint');
  expect(root.dataset.theme).toBe('dark');
  const link = document.querySelector('link[href$="/light.css"]');
  await act(async () => link?.dispatchEvent(new Event('load')));
  fire('beforeprint');
  expect(root.dataset.theme).toBe('light');
});

it('loads nothing if the theme is light', () => {
  onPaper('light');
  expect(document.querySelector('link')).toBeNull();
});
