import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#/components/dropdown-menu/index.ts';
import { renderUi } from '#/testing/render.tsx';
import { Dialog, DialogClose, DialogContent, DialogTitle } from './index.ts';

function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger>Server</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => setOpen(true)}>Restart…</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {isOpen && (
        <Dialog onOpenChange={setOpen} open>
          <DialogContent aria-describedby={undefined}>
            <DialogTitle>Restart?</DialogTitle>
            <DialogClose>Cancel</DialogClose>
          </DialogContent>
        </Dialog>
      )}
    </>
  );
}

it('[faults D3] returns focus to the button of the menu that opened it', async () => {
  renderUi(<Example />);
  const button = screen.getByRole('button', { name: 'Server' });
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Restart…' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});
