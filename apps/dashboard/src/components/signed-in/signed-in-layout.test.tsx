import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#/testing/render-app.tsx';

/** What React last drew this element with: another object after each time. */
function propsOf(selector: string): unknown {
  const element = document.querySelector(selector) ?? {};
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  expect(key, selector).toBeDefined();
  return (element as Record<string, unknown>)[key ?? ''];
}

const around = ['[data-ui="app-shell"]', '[data-ui="page-header"]'];

test('a change of page does not draw again what is around it', async () => {
  const { app, user } = await renderApp({ path: '/cast/aurora', visitor: 'customer' });
  await screen.findByTestId('listeners');
  const before = around.map(propsOf);
  await user.click(screen.getByRole('link', { name: 'Geoblocking' }));
  await screen.findByRole('radio', { name: /^Allow/ });
  expect(around.map(propsOf).map((props, at) => props === before[at])).toEqual([true, true]);
  app.theme.set({ navCollapsed: true });
  await expect.poll(() => propsOf('[data-ui="app-shell"]') === before[0]).toBe(false);
});
