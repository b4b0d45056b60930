import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { type CommandGroup, CommandPalette, type CommandPaletteProps } from './index.ts';

const groups: CommandGroup[] = [
  {
    id: 'casts',
    label: 'Casts',
    items: [
      { id: 'aurora', label: 'Radio Aurora', hint: 'Live', navigates: true },
      { id: 'talk', label: 'Atlantic Talk', hint: 'Silent', navigates: true },
    ],
  },
  { id: 'actions', label: 'Actions', items: [{ id: 'dark', label: 'Dark theme', keywords: ['night'] }] },
];

function Example(props: Partial<CommandPaletteProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        Open
      </button>
      <CommandPalette groups={groups} onOpenChange={setOpen} onSelect={() => {}} open={open} {...props} />
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Search' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent.trim());
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent.trim();

async function open(props: Partial<CommandPaletteProps> = {}) {
  renderUi(<Example {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
}

behavesAsComponent('CommandPalette', { render: (probe) => <Example open {...probe} />, portal: true });

it('focuses its input and shows grouped items with the first one active', async () => {
  await open();
  expect(field()).toHaveFocus();
  expect(screen.getByRole('group', { name: 'Casts' })).toHaveTextContent('Atlantic Talk');
  expect(options()).toHaveLength(3);
  expect(active()).toBe('Radio Aurora Live');
});

it('shows and counts matching items, with the best one active', async () => {
  await open();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.type(field(), 'a');
  expect(active()).toBe('Atlantic Talk Silent');
  await userEvent.type(field(), 't');
  expect(screen.getByRole('status')).toHaveTextContent('1 result');
  await userEvent.clear(field());
  await userEvent.type(field(), 'night');
  expect(options()).toEqual(['Dark theme']);
});

it('reports that nothing matches', async () => {
  await open();
  await userEvent.type(field(), 'xyz');
  expect(screen.getByRole('status')).toHaveTextContent('No results for “xyz”');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).not.toHaveAttribute('aria-activedescendant');
});

it('wraps around with arrow keys and leaves Home and End to the input', async () => {
  await open();
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe('Dark theme');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Atlantic Talk Silent');
  await userEvent.keyboard('{Home}');
  expect(active()).toBe('Atlantic Talk Silent');
});

it('selects with Enter and on click, then closes', async () => {
  const onSelect = vi.fn();
  await open({ onSelect });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'talk' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByRole('option', { name: 'Dark theme' }));
  expect(onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'dark' }));
});

it('activates the item under the pointer', async () => {
  await open();
  await userEvent.hover(screen.getByRole('option', { name: 'Dark theme' }));
  expect(active()).toBe('Dark theme');
});

it('restores focus and clears the query on Escape and after an action', async () => {
  await open();
  const trigger = screen.getByRole('button', { name: 'Open', hidden: true });
  await userEvent.type(field(), 'dark');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(trigger).toHaveFocus());
  await userEvent.click(trigger);
  expect(field()).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(trigger).toHaveFocus());
});

it('does not restore focus after navigation', async () => {
  await open();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // Focus is restored in a separate task, which runs before this one.
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('button', { name: 'Open' })).not.toHaveFocus();
});

it('shows recent items first, without duplicates, while the query is empty', async () => {
  await open({ recentIds: ['dark', 'gone', 'aurora'] });
  expect(screen.getByRole('group', { name: 'Recent' })).toHaveTextContent(/Dark theme ?Radio Aurora/);
  expect(options()).toEqual(['Dark theme', 'Radio Aurora Live', 'Atlantic Talk Silent']);
  await userEvent.type(field(), 'dark');
  expect(screen.queryByRole('group', { name: 'Recent' })).not.toBeInTheDocument();
});

it('announces that items are loading', async () => {
  await open({ groups: [], loading: true });
  expect(screen.getByText('Loading')).toBeInTheDocument();
});

it('does not filter when `filter` is false', async () => {
  const onQueryChange = vi.fn();
  await open({ filter: false, onQueryChange });
  await userEvent.type(field(), 'x');
  expect(onQueryChange).toHaveBeenLastCalledWith('x');
  expect(options()).toHaveLength(3);
});
