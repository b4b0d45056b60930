import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '#/components/button/index.ts';
import { behavesAsComponent, type ProbeProps } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import {
  DropdownMenu,
  DropdownMenuCheckItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './index.ts';

interface ExampleOptions {
  probe?: ProbeProps;
  open?: boolean;
  onSelect?: () => void;
  onLocale?: (locale: string) => void;
}

function example({ probe, open = false, onSelect = () => {}, onLocale = () => {} }: ExampleOptions = {}) {
  return (
    <DropdownMenu defaultOpen={open}>
      <DropdownMenuTrigger asChild>
        <Button>Maeve</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent {...probe}>
        <DropdownMenuLabel>Language</DropdownMenuLabel>
        <DropdownMenuRadioGroup value="en" onValueChange={onLocale}>
          <DropdownMenuRadioItem value="en">English</DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="fr">Français</DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuItem tone="danger" onSelect={onSelect}>
          Sign out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

behavesAsComponent('DropdownMenuContent', {
  render: (probe) => example({ probe, open: true }),
  portal: true,
});

it('opens by Enter and puts focus on the first item', async () => {
  renderUi(example());
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus();
});

it('shows which choice holds', () => {
  renderUi(example({ open: true }));
  expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
  expect(screen.getByRole('menuitemradio', { name: 'Français' })).not.toBeChecked();
});

it('tells which choice was made', async () => {
  const onLocale = vi.fn();
  renderUi(example({ open: true, onLocale }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Français' }));
  expect(onLocale).toHaveBeenCalledExactlyOnceWith('fr');
});

it('does what is chosen, closes, and gives focus back', async () => {
  const onSelect = vi.fn();
  renderUi(example({ onSelect }));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{End}{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Maeve' })).toHaveFocus();
});

it('keeps the menu open for choices that hold beside others', async () => {
  const onCheckedChange = vi.fn();
  renderUi(
    <DropdownMenu open>
      <DropdownMenuTrigger>Columns</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuCheckItem checked={false} onCheckedChange={onCheckedChange}>
          Client
        </DropdownMenuCheckItem>
      </DropdownMenuContent>
    </DropdownMenu>,
  );
  const client = screen.getByRole('menuitemcheckbox', { name: 'Client' });
  expect(client).not.toBeChecked();
  await userEvent.click(client);
  expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true);
  expect(client).toBeInTheDocument();
});

it('leaves the page alone: no style element, and the rest can still be read', () => {
  renderUi(example({ open: true }));
  expect(document.querySelectorAll('style')).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Maeve' })).toBeInTheDocument();
});
