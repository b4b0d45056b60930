import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Dialog, DialogContent, DialogTitle } from '#/components/dialog/index.ts';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { moveItem, SortableList, type SortableListProps } from './index.ts';

const mounts = ['/128kbps', '/64kbps', '/hls', '/relay'];
type Props = Partial<SortableListProps<string>>;

function list(props: Props = {}) {
  return (
    <SortableList
      aria-label="Streams"
      itemKey={(mount) => mount}
      itemName={(mount) => mount}
      items={mounts}
      onReorder={() => {}}
      {...props}
    >
      {(mount, index) => `${index + 1}: ${mount}`}
    </SortableList>
  );
}

function Controlled({ onReorder, ...rest }: Props) {
  const [items, setItems] = useState(mounts);
  return list({
    ...rest,
    items,
    onReorder: (from, to) => {
      onReorder?.(from, to);
      setItems(moveItem(items, from, to));
    },
  });
}

const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
const order = () =>
  within(screen.getByRole('list', { name: 'Streams' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const status = () => screen.getByRole('status').textContent;
async function press(name: string, keys: string) {
  handle(name).focus();
  await userEvent.keyboard(keys);
}

behavesAsComponent('SortableList', { render: (probe) => list({ ...probe } as Props) });

it('shows the items in their order, with a named and described handle each', () => {
  renderUi(list());
  expect(order()).toEqual(['1: /128kbps', '2: /64kbps', '3: /hls', '4: /relay']);
  expect(handle('/hls')).toHaveAccessibleDescription(/Press Space to pick up/);
});

it('moves an item by keyboard and reports one move when it is dropped', async () => {
  const onReorder = vi.fn();
  renderUi(<Controlled onReorder={onReorder} />);
  await press('/128kbps', ' {ArrowDown}{ArrowDown}');
  expect(order()).toEqual(['1: /64kbps', '2: /hls', '3: /128kbps', '4: /relay']);
  expect(handle('/128kbps')).toHaveFocus();
  expect(onReorder).not.toHaveBeenCalled();
  await userEvent.keyboard(' ');
  expect(onReorder).toHaveBeenCalledExactlyOnceWith(0, 2);
  expect(order()[2]).toBe('3: /128kbps');
  expect(handle('/128kbps')).toHaveFocus();
});

it('announces picking up, each step, the end of the list and the drop', async () => {
  renderUi(<Controlled />);
  await press('/hls', ' ');
  expect(status()).toBe('/hls picked up, position 3 of 4');
  await userEvent.keyboard('{ArrowDown}');
  expect(status()).toBe('/hls, position 4 of 4');
  await userEvent.keyboard('{ArrowDown}');
  expect(status()).toBe('/hls, position 4 of 4');
  await userEvent.keyboard('{Enter}');
  expect(status()).toBe('/hls moved to position 4 of 4');
});

it('formats positions in the locale', async () => {
  renderUi(list(), { locale: 'ar-EG' });
  await press('/hls', ' ');
  expect(status()).toBe('/hls picked up, position ٣ of ٤');
});

it.each([
  ['Home', '/relay', 0],
  ['End', '/128kbps', 3],
])('moves to the end of the list with %s', async (key, name, to) => {
  const onReorder = vi.fn();
  renderUi(<Controlled onReorder={onReorder} />);
  await press(name, ` {${key}} `);
  expect(onReorder).toHaveBeenCalledExactlyOnceWith(mounts.indexOf(name), to);
});

it('puts the item back with Escape', async () => {
  const onReorder = vi.fn();
  renderUi(<Controlled onReorder={onReorder} />);
  await press('/hls', ' {ArrowUp}{Escape}');
  expect(order()[2]).toBe('3: /hls');
  expect(status()).toBe('Cancelled, /hls is back in its place');
  expect(onReorder).not.toHaveBeenCalled();
  expect(handle('/hls')).toHaveFocus();
});

it('puts the item back when focus moves on', async () => {
  const onReorder = vi.fn();
  renderUi(<Controlled onReorder={onReorder} />);
  await press('/hls', ' {ArrowUp}');
  await userEvent.tab();
  expect(order()[2]).toBe('3: /hls');
  expect(onReorder).not.toHaveBeenCalled();
});

it('leaves a dialog around the list open when Escape cancels a move', async () => {
  renderUi(
    <Dialog open>
      <DialogContent>
        <DialogTitle>Order of the streams</DialogTitle>
        <Controlled />
      </DialogContent>
    </Dialog>,
  );
  const closed = vi.fn();
  document.addEventListener('keydown', closed);
  await press('/hls', ' ');
  closed.mockClear();
  await userEvent.keyboard('{Escape}');
  expect(closed).not.toHaveBeenCalled();
  document.removeEventListener('keydown', closed);
});

it('moves nothing when an item is dropped in its place', async () => {
  const onReorder = vi.fn();
  renderUi(<Controlled onReorder={onReorder} />);
  await press('/hls', ' {ArrowUp}{ArrowDown} ');
  expect(onReorder).not.toHaveBeenCalled();
  expect(status()).toBe('/hls moved to position 3 of 4');
});

it('ends the move when the item is removed meanwhile', async () => {
  const { rerender } = renderUi(list());
  await press('/hls', ' {ArrowUp}');
  rerender(list({ items: ['/128kbps', '/64kbps', '/relay'] }));
  expect(order()).toEqual(['1: /128kbps', '2: /64kbps', '3: /relay']);
});

it.each([
  ['Move up', 1],
  ['Move down', 3],
  ['Move to top', 0],
  ['Move to bottom', 3],
])('moves an item with "%s" of its menu', async (action, to) => {
  const onReorder = vi.fn();
  renderUi(<Controlled onReorder={onReorder} />);
  await userEvent.click(handle('/hls'));
  await userEvent.click(screen.getByRole('menuitem', { name: action }));
  expect(onReorder).toHaveBeenCalledExactlyOnceWith(2, to);
  await waitFor(() => expect(handle('/hls')).toHaveFocus());
});

it('opens the menu with Enter, not with Space or the press that may begin a drag', async () => {
  renderUi(list());
  await press('/128kbps', ' ');
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.keyboard('{Escape}');
  fireEvent.pointerDown(handle('/hls'), { button: 0 });
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menu', { name: 'Move /128kbps' })).toBeInTheDocument();
  expect(screen.getByRole('menuitem', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true');
});

it('closes the menu when the handle is pressed again', async () => {
  renderUi(list());
  await userEvent.click(handle('/hls'));
  await userEvent.click(handle('/hls'));
  expect(screen.queryByRole('menu')).toBeNull();
});

it('gives a fixed item a lock instead of a handle', () => {
  renderUi(list({ itemFixed: (mount) => mount === '/hls' }));
  expect(screen.queryByRole('button', { name: 'Move /hls' })).toBeNull();
  expect(screen.getAllByRole('listitem')[2]).toHaveTextContent('Stays in its place');
});

it('disables all handles', () => {
  renderUi(list({ disabled: true }));
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
});

it('shows what it is given instead of an empty list', () => {
  const empty: ReactNode = <p>No streams yet</p>;
  renderUi(list({ items: [], empty }));
  expect(screen.getByText('No streams yet')).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});
