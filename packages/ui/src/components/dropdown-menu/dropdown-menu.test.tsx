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
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
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

it('opens with Enter and focuses the first item', async () => {
  renderUi(example());
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus();
});

it('marks the selected radio item', () => {
  renderUi(example({ open: true }));
  expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
  expect(screen.getByRole('menuitemradio', { name: 'Français' })).not.toBeChecked();
});

it('calls onValueChange with the selected radio item', async () => {
  const onLocale = vi.fn();
  renderUi(example({ open: true, onLocale }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Français' }));
  expect(onLocale).toHaveBeenCalledExactlyOnceWith('fr');
});

it('runs the selected action, closes, and restores focus', async () => {
  const onSelect = vi.fn();
  renderUi(example({ onSelect }));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{End}{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Maeve' })).toHaveFocus();
});

it('stays open when a checkbox item is selected', async () => {
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

it('is not modal: injects no style element and keeps the page accessible', () => {
  renderUi(example({ open: true }));
  expect(document.querySelectorAll('style')).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Maeve' })).toBeInTheDocument();
});

function withSub(probe: ProbeProps = {}, onSelect = () => {}) {
  return (
    <DropdownMenu open>
      <DropdownMenuTrigger>Actions</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuSub>
          <DropdownMenuSubTrigger {...probe}>Move to</DropdownMenuSubTrigger>
          <DropdownMenuSubContent>
            <DropdownMenuItem onSelect={onSelect}>Harbour</DropdownMenuItem>
          </DropdownMenuSubContent>
        </DropdownMenuSub>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

behavesAsComponent('DropdownMenuSubTrigger', { render: (probe) => withSub(probe), portal: true });

it.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
] as const)('opens and closes a sub-menu by arrow keys (%s)', async (dir, open, close) => {
  const onSelect = vi.fn();
  renderUi(withSub({}, onSelect), { dir });
  const trigger = screen.getByRole('menuitem', { name: 'Move to' });
  trigger.focus();
  await userEvent.keyboard(open);
  expect(screen.getByRole('menuitem', { name: 'Harbour' })).toHaveFocus();
  await userEvent.keyboard(close);
  expect(screen.queryByRole('menuitem', { name: 'Harbour' })).toBeNull();
  expect(trigger).toHaveFocus();
  await userEvent.keyboard(`${open}{Enter}`);
  expect(onSelect).toHaveBeenCalledOnce();
});
