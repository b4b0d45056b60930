import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const open = (options: Partial<TestAppOptions> = {}) =>
  renderApp({ path: '/dashboard', visitor: 'customer', ...options });

describe('[D18] help', () => {
  test.each([
    ['/dashboard', 'customer'],
    ['/admin/dashboard', 'admin'],
  ] as const)(
    'leads from the navigation of %s to the guides, without an address of support',
    async (path, visitor) => {
      const { user } = await open({ path, visitor });
      const help = within(await screen.findByRole('navigation', { name: 'Main navigation' }));
      await user.click(help.getByRole('button', { name: 'Help' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Help' }));
      expect(dialog.getByText(/contact Unmuted Ltd/)).toBeVisible();
      expect(dialog.queryByRole('link')).toBeNull();
      for (const guide of [
        'Connect an encoder',
        'Let people listen',
        'What the figures mean',
        'A cast is full',
      ])
        expect(dialog.getByRole('button', { name: guide })).toHaveAttribute('aria-expanded', 'false');
      await user.click(dialog.getByRole('button', { name: 'Connect an encoder' }));
      expect(dialog.getByText(/The type of the server is Icecast 2/)).toBeVisible();
    },
  );

  test('leads to support, too, where the provider has set its address', async () => {
    const { user } = await open({ config: { supportUrl: 'mailto:help@radio.example' } });
    const nav = within(await screen.findByRole('navigation', { name: 'Main navigation' }));
    await user.click(nav.getByRole('button', { name: 'Help' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Help' }));
    const link = dialog.getByRole('link', { name: 'Contact support' });
    expect(link).toHaveAttribute('href', 'mailto:help@radio.example');
    expect(link).not.toHaveAttribute('target');
  });

  test('is in the account menu, for layouts without a side navigation', async () => {
    const { user } = await open();
    const account = screen.getByRole('button', { name: /Maeve/ });
    await user.click(account);
    await user.click(await screen.findByRole('menuitem', { name: 'Help' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Help' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
