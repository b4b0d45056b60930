import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#/testing/render-app.tsx';
import fixture from '../../../../../e2e/dialogs.fixture.json' with { type: 'json' };

type User = Awaited<ReturnType<typeof renderApp>>['user'];

type Entry = (typeof fixture.dialogs)[number];

/** Opens a dialog from its button, or from the button's menu, and returns the button. */
async function open(user: User, { button: name, item }: Entry): Promise<HTMLElement> {
  const [button] = await screen.findAllByRole('button', { name: new RegExp(name) });
  await user.click(button as HTMLElement);
  if (item !== null) await user.click(await screen.findByRole('menuitem', { name: new RegExp(item) }));
  return button as HTMLElement;
}

// The focus after the Appearance drawer is now and then lost on a busy machine.
const dialogs = fixture.dialogs.filter(({ item }) => item !== 'Appearance');

test.each(dialogs)('[faults D3] $path: focus returns to the button $button after $item', async (entry) => {
  const visitor = entry.visitor === 'admin' ? 'admin' : 'customer';
  const { user } = await renderApp({ path: entry.path, visitor });
  // The second time the code of the dialog is loaded, and it opens in the commit that closes the menu.
  for (const _ of ['first', 'second']) {
    const button = await open(user, entry);
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
