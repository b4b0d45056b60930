import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#/testing/render-app.tsx';

type User = Awaited<ReturnType<typeof renderApp>>['user'];

/** Opens a dialog from a menu. */
async function fromMenu(user: User, button: RegExp, item: RegExp): Promise<HTMLElement> {
  const [menu] = await screen.findAllByRole('button', { name: button });
  await user.click(menu as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return menu as HTMLElement;
}

const row = /^Actions for/;
const listeners = '/cast/aurora/current-listeners';

const dialogs = [
  { path: listeners, visitor: 'customer', button: row, item: /Details/, role: 'dialog' },
  { path: listeners, visitor: 'customer', button: row, item: /Disconnect/, role: 'alertdialog' },
  { path: listeners, visitor: 'customer', button: row, item: /Ban/, role: 'alertdialog' },
  { path: '/cast/aurora', visitor: 'customer', button: /^Server$/, item: /Restart/, role: 'alertdialog' },
  { path: '/cast/aurora', visitor: 'customer', button: /^Server$/, item: /Stop/, role: 'alertdialog' },
  { path: '/admin/cast', visitor: 'admin', button: row, item: /Suspend/, role: 'dialog' },
] as const;

test.each(dialogs)('[faults D3] $path: focus returns to the button of the menu with $item', async (entry) => {
  const { user } = await renderApp({ path: entry.path, visitor: entry.visitor });
  // The second time the code of the dialog is loaded, and it opens in the commit that closes the menu.
  for (const _ of ['first', 'second']) {
    const button = await fromMenu(user, entry.button, entry.item);
    const dialog = await screen.findByRole(entry.role);
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  }
});

test('[faults D3] focus returns to where it was after a dialog that was opened from the palette', async () => {
  const { user } = await renderApp({ path: '/cast/aurora', visitor: 'customer' });
  const origin = await screen.findByRole('button', { name: 'Server' });
  for (const _ of ['first', 'second']) {
    origin.focus();
    await user.keyboard('{Control>}k{/Control}');
    const palette = await screen.findByRole('dialog');
    await user.type(within(palette).getByRole('combobox'), 'song');
    const [option] = await within(palette).findAllByRole('option', { name: /Update song/ });
    await user.click(option as HTMLElement);
    await screen.findByRole('dialog', { name: 'Now playing' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(origin).toHaveFocus());
  }
});
