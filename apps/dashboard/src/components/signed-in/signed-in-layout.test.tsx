import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { propsOf, renderApp } from '#/testing/render-app.tsx';

const one = (selector: string) => document.querySelector(selector) ?? document.body;
const around = ['[data-ui="app-shell"]', '[data-ui="page-header"]'];
const drawn = () => around.map((selector) => propsOf(one(selector)));

test('navigation does not re-render the surrounding frame', async () => {
  const { app, user } = await renderApp({ path: '/cast/aurora', visitor: 'customer' });
  await screen.findByTestId('listeners');
  const before = drawn();
  await user.click(screen.getByRole('link', { name: 'Geoblocking' }));
  await screen.findByRole('radio', { name: /^Allow/ });
  expect(drawn().map((props, at) => props === before[at])).toEqual([true, true]);
  app.theme.set({ navCollapsed: true });
  await expect.poll(() => drawn()[0] === before[0]).toBe(false);
});
