import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderApp } from '#/testing/render-app.tsx';
// Their code is there, as it is once a link was come near.
import '#/features/cast/screens/settings.screen.tsx';
import '#/features/cast/screens/widgets.screen.tsx';

// What is drawn ahead is outside of the document: here it can be looked at.
vi.mock('#/components/ahead/ahead.tsx', () => ({
  Ahead: ({ children }: { children: ReactNode }) => <div data-testid="ahead">{children}</div>,
}));

const link = (name: string) => screen.findByRole('link', { name });
/** The overview, with all that it asks for. */
async function openCast() {
  const opened = await renderApp({ path: '/cast/aurora', visitor: 'customer' });
  await screen.findByRole('region', { name: 'Last songs' });
  await vi.waitFor(() => expect(opened.app.data.get()?.queryClient.isFetching()).toBe(0));
  return opened;
}
const ahead = () => screen.queryByTestId('ahead');

describe('a page whose link the pointer stays on', () => {
  test('is drawn ahead with its data, once, and for two seconds', async () => {
    const { user } = await openCast();
    await user.hover(await link('Settings'));
    const drawn = within(await screen.findByTestId('ahead'));
    expect(await drawn.findByRole('textbox', { name: 'Name' })).toHaveValue('Radio Aurora');
    await waitFor(() => expect(ahead()).toBeNull(), { timeout: 3_000 });
    await user.unhover(await link('Settings'));
    await user.hover(await link('Settings'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(ahead()).toBeNull();
  });

  test('gives way to the next one, and one that is passed over is not drawn', async () => {
    const { user } = await openCast();
    await user.hover(await link('Widgets'));
    await user.hover(await link('Settings'));
    const drawn = within(await screen.findByTestId('ahead'));
    expect(await drawn.findByRole('textbox', { name: 'Name' })).toBeVisible();
    await user.hover(await link('Widgets'));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull());
  });

  test('is not drawn where it is open already', async () => {
    const { user } = await renderApp({ path: '/cast/aurora/settings', visitor: 'customer' });
    await user.hover(await link('Settings'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(ahead()).toBeNull();
  });
});

test('the staff, who do not walk to and fro, have nothing drawn ahead', async () => {
  const { user } = await renderApp({ path: '/admin/cast/aurora', visitor: 'admin' });
  await user.hover(await link('Settings'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(ahead()).toBeNull();
});
