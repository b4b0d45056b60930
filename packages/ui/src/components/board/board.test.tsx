import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Board, type BoardColumn, type BoardProps, moveCard } from './index.ts';

type Props = Partial<BoardProps<string>>;

const columns: BoardColumn<string>[] = [
  { id: 'sent', title: 'Sent', cards: ['Aurora', 'Harbour', 'Kilda'] },
  { id: 'review', title: 'Review', cards: ['Lantern'], limit: 2 },
  { id: 'live', title: 'Live', cards: [] },
];

function board(props: Props = {}) {
  return (
    <Board
      aria-label="Apps"
      cardKey={(name) => name}
      cardName={(name) => name}
      columns={columns}
      onMove={() => {}}
      {...props}
    >
      {(name) => name}
    </Board>
  );
}

function Controlled({ onMove, columns: initial = columns, ...rest }: Props) {
  const [shown, setShown] = useState(initial);
  return board({
    ...rest,
    columns: shown,
    onMove: (card, from, to) => {
      onMove?.(card, from, to);
      setShown(moveCard(shown, from, to));
    },
  });
}

const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
const column = (name: string) => screen.getByRole('group', { name });
const cardsOf = (name: string) =>
  within(column(name))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const status = () => screen.getByRole('status').textContent;
async function press(name: string, keys: string) {
  handle(name).focus();
  await userEvent.keyboard(keys);
}
const lockedLive: Props['canMove'] = (_card, _from, to) => (to.column === 'live' ? 'not approved yet' : true);

behavesAsComponent('Board', { render: (probe) => board({ ...probe } as Props) });

it('shows columns as named groups with headings, counts and an empty text', () => {
  renderUi(board({ level: 2 }));
  expect(screen.getByRole('group', { name: 'Apps' })).toContainElement(column('Sent'));
  expect(screen.getByRole('heading', { level: 2, name: 'Review' })).toBeInTheDocument();
  expect(column('Sent')).toHaveTextContent('3 cards');
  expect(column('Review')).toHaveTextContent('1 of 2');
  expect(cardsOf('Live')).toEqual(['No cards']);
});

it('moves a card to another column by keyboard, keeps focus and reports one move', async () => {
  const onMove = vi.fn();
  renderUi(<Controlled onMove={onMove} />);
  await press('Harbour', ' {ArrowRight}');
  expect(status()).toBe('Harbour, Review, position 2 of 2');
  expect(cardsOf('Review')).toEqual(['Lantern', 'Harbour']);
  expect(handle('Harbour')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp} ');
  expect(onMove).toHaveBeenCalledExactlyOnceWith(
    'Harbour',
    { column: 'sent', index: 1 },
    { column: 'review', index: 0 },
  );
  expect(cardsOf('Review')).toEqual(['Harbour', 'Lantern']);
  expect(status()).toBe('Harbour moved to Review, position 1 of 2');
  expect(handle('Harbour')).toHaveFocus();
});

it('puts the card back into its column with Escape', async () => {
  const onMove = vi.fn();
  renderUi(<Controlled onMove={onMove} />);
  await press('Harbour', ' {ArrowRight}{Escape}');
  expect(cardsOf('Sent')).toEqual(['Aurora', 'Harbour', 'Kilda']);
  expect(handle('Harbour')).toHaveFocus();
  expect(onMove).not.toHaveBeenCalled();
});

it('keeps focus on the card when a failed move is rolled back later', async () => {
  const { rerender } = renderUi(board());
  await press('Harbour', ' {ArrowRight} ');
  const moved = moveCard(columns, { column: 'sent', index: 1 }, { column: 'review', index: 1 });
  rerender(board({ columns: moved }));
  expect(handle('Harbour')).toHaveFocus();
  rerender(board());
  expect(cardsOf('Sent')).toHaveLength(3);
  expect(handle('Harbour')).toHaveFocus();
});

it('reverses left and right from right to left', async () => {
  renderUi(<Controlled />, { dir: 'rtl' });
  await press('Harbour', ' {ArrowLeft}');
  expect(cardsOf('Review')).toEqual(['Lantern', 'Harbour']);
});

it('shows and announces why a column refuses a card, and skips it', async () => {
  const canMove: Props['canMove'] = (_card, _from, to) => (to.column === 'review' ? 'no reviewer' : true);
  renderUi(<Controlled canMove={canMove} />);
  await press('Aurora', ' ');
  expect(column('Review')).toHaveTextContent('no reviewer');
  expect(column('Live')).not.toHaveTextContent('no reviewer');
  await userEvent.keyboard('{ArrowRight}');
  expect(status()).toBe('Aurora can’t move to Review: no reviewer. Aurora, Live, position 1 of 1');
  expect(cardsOf('Live')).toEqual(['Aurora']);
});

it('leaves the card in its place when no column on that side accepts it', async () => {
  renderUi(<Controlled canMove={lockedLive} />);
  await press('Lantern', ' {ArrowRight}');
  expect(status()).toBe('Lantern can’t move to Live: not approved yet');
  expect(cardsOf('Review')).toEqual(['Lantern']);
});

it('announces a refused reason again when the key is pressed again', async () => {
  renderUi(<Controlled canMove={lockedLive} />);
  await press('Lantern', ' {ArrowRight}');
  const first = status();
  await userEvent.keyboard('{ArrowRight}');
  expect(status()).not.toBe(first);
  expect(status()?.trim()).toBe(first);
});

it('accepts no more cards than the limit, but shows more if there are', async () => {
  const full = columns.map((one) => (one.id === 'review' ? { ...one, limit: 0 } : one));
  renderUi(<Controlled columns={full} />);
  expect(column('Review')).toHaveTextContent('1 of 0 · Full');
  await press('Aurora', ' {ArrowRight}');
  expect(status()).toBe('Aurora can’t move to Review: Full. Aurora, Live, position 1 of 1');
});

it('asks canMove with the card and both places', async () => {
  const canMove = vi.fn<NonNullable<Props['canMove']>>(() => true);
  renderUi(<Controlled canMove={canMove} />);
  await press('Kilda', ' {ArrowUp}');
  expect(canMove).toHaveBeenCalledWith('Kilda', { column: 'sent', index: 2 }, { column: 'sent', index: 1 });
});

it('moves a card to the end of another column with the menu', async () => {
  const onMove = vi.fn();
  renderUi(<Controlled onMove={onMove} />);
  await userEvent.click(handle('Aurora'));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Review' }));
  expect(onMove).toHaveBeenCalledExactlyOnceWith(
    'Aurora',
    { column: 'sent', index: 0 },
    { column: 'review', index: 1 },
  );
  await waitFor(() => expect(handle('Aurora')).toHaveFocus());
});

it('keeps refused columns in the menu reachable, with the reason', async () => {
  const onMove = vi.fn();
  renderUi(<Controlled canMove={lockedLive} onMove={onMove} />);
  await press('Lantern', '{Enter}{End}');
  const locked = screen.getByRole('menuitem', { name: 'Live not approved yet' });
  expect(locked).toHaveFocus();
  expect(locked).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(onMove).not.toHaveBeenCalled();
  expect(locked).toBeInTheDocument();
  expect(status()).toBe('Lantern can’t move to Live: not approved yet');
});

it('disables all handles', () => {
  renderUi(board({ disabled: true }));
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
});

it('moveCard moves within a column and leaves the other columns as they are', () => {
  const moved = moveCard(columns, { column: 'sent', index: 0 }, { column: 'sent', index: 2 });
  expect(moved[0]?.cards).toEqual(['Harbour', 'Kilda', 'Aurora']);
  expect(moved[1]).toBe(columns[1]);
});
