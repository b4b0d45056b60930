import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { PageOutline } from '#/components/page-outline/page-outline.tsx';
import { outlineSheet, themeColors } from '../../../vite/outline-plugin.ts';
import { readThemeSheet } from '../../../vite/theme-sheets-plugin.ts';

const page = new JSDOM(readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8')).window
  .document;
const shapesOf = (element: Element | null) =>
  [...(element?.querySelectorAll('*') ?? [])].map(
    ({ className, children }) => `${className} ${children.length}`,
  );

test('[D17] the outline in the document and the one of a loading page have the same shapes', async () => {
  const routeTree = createRootRoute({ component: () => <PageOutline /> });
  const history = createMemoryHistory({ initialEntries: ['/cast/aurora/stats'] });
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={createRouter({ routeTree, history })} />
    </I18nProvider>,
  );
  expect(shapesOf(await screen.findByRole('status'))).toEqual(shapesOf(page.querySelector('.o-page')));
  expect(document.documentElement.dataset.path).toBe('/cast/aurora/stats');
});

test('[D17] the outline is hidden from screen readers and announces loading in each language', () => {
  const outline = page.getElementById('outline');
  const visible = [...(outline?.children ?? [])].filter(
    (child) => child.getAttribute('aria-hidden') !== 'true',
  );
  expect(visible.map((child) => child.getAttribute('role'))).toEqual(['status']);
  expect([...(visible[0]?.children ?? [])].map((text) => (text as HTMLElement).lang)).toEqual([
    'en',
    'zh',
    'fr',
    'ja',
  ]);
  expect(outline?.querySelector('[style], a, button, input')).toBeNull();
});

test('[D17] the colours of the outline are those of the themes', async () => {
  const sheet = await outlineSheet();
  for (const theme of ['light', 'dark'] as const) {
    const [, values = ''] = new RegExp(`\\[data-theme=${theme}\\] #outline\\{([^}]+)\\}`).exec(sheet) ?? [];
    const colorOf = themeColors(readThemeSheet(theme));
    expect(values).toContain(`--ui-surface:${colorOf('--ui-surface')};`);
    expect(values).toContain(`--ui-surface-raised:${colorOf('--ui-surface-raised')}`);
    expect(values).not.toContain('var(');
  }
  const darkSide = readThemeSheet('light').split('[data-nav-theme').at(1) ?? '';
  const ownDark = readFileSync(join(import.meta.dirname, '../../boot/outline-widths.css'), 'utf8')
    .split('[data-outline~="side-dark"] .o-nav {')
    .at(1);
  for (const name of ['--ui-nav-bg', '--ui-nav-border', '--ui-fill-hover']) {
    const value = new RegExp(`${name}:\\s*(#[0-9a-f]+)`).exec(darkSide)?.[1] ?? 'none';
    expect(ownDark).toContain(`${name}: ${value};`);
  }
});

test('[D17] the sheet of the outline stays small', async () => {
  expect((await outlineSheet()).length).toBeLessThan(8192);
});
