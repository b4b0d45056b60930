import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DropdownMenuItem } from '#/components/dropdown-menu/index.ts';
import { cities, columns, exampleTable, listeners, many } from '#/testing/data-table-example.tsx';
import { renderUi } from '#/testing/render.tsx';

const press = (keys: string) => userEvent.keyboard(keys);
const cell = (name: string) => screen.getByRole('gridcell', { name });
const header = (name: string) => screen.getByRole('rowheader', { name });

it('is a single tab stop', async () => {
  const withLinks = columns.map((column) =>
    column.id === 'client' ? { ...column, cell: () => <a href="#client">Details</a> } : column,
  );
  renderUi(
    <>
      {exampleTable({ selectable: true, columns: withLinks, rowActions: () => null })}
      <button type="button">After</button>
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole('checkbox', { name: 'Select all 4 rows' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('checkbox', { name: 'Select all 4 rows' })).toHaveFocus();
});

it('moves by arrows and stops at the edges', async () => {
  renderUi(exampleTable());
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Place' })).toHaveFocus();
  await press('{ArrowUp}{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'Place' })).toHaveFocus();
  await press('{ArrowDown}');
  expect(header('Galway')).toHaveFocus();
  await press('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(cell('401')).toHaveFocus();
  await press('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(cell('45')).toHaveFocus();
});

it('mirrors arrow keys in right-to-left pages', async () => {
  renderUi(exampleTable(), { dir: 'rtl' });
  await userEvent.tab();
  await press('{ArrowDown}{ArrowLeft}{ArrowLeft}{ArrowRight}');
  expect(screen.getAllByRole('gridcell', { name: 'Sonos' })[0]).toHaveFocus();
});

it('moves to the ends of a row and of the table', async () => {
  renderUi(exampleTable({ rows: many(1000) }));
  await userEvent.tab();
  await press('{ArrowDown}{End}');
  expect(cell('0')).toHaveFocus();
  await press('{Control>}{End}{/Control}');
  expect(cell('999')).toHaveFocus();
  await press('{Home}');
  expect(header('City 999')).toHaveFocus();
  await press('{Control>}{Home}{/Control}');
  expect(header('City 0')).toHaveFocus();
});

it('moves by pages through rows that are not rendered', async () => {
  renderUi(exampleTable({ rows: many(1000) }));
  await userEvent.tab();
  await press('{ArrowDown}{PageDown}{PageDown}{PageDown}{PageDown}');
  expect(document.activeElement).toHaveTextContent('City 44');
  await press('{PageUp}');
  expect(document.activeElement).toHaveTextContent('City 33');
});

it('keeps the focused row while it is scrolled out of view', async () => {
  renderUi(exampleTable({ rows: many(1000) }));
  await userEvent.tab();
  await press('{ArrowDown}{ArrowDown}');
  const box = document.querySelector('[data-part="box"]') as HTMLElement;
  box.scrollTop = 30_000;
  fireEvent.scroll(box);
  expect(header('City 1')).toHaveFocus();
  await press('{ArrowDown}');
  expect(header('City 2')).toHaveFocus();
  expect(box.scrollTop).toBe(96);
});

it('sorts by Enter on a column header', async () => {
  renderUi(exampleTable());
  await userEvent.tab();
  await press('{Enter}');
  expect(cities()[0]).toBe('Cork');
  expect(screen.getByRole('button', { name: 'Place' })).toHaveFocus();
});

it('moves focus into the controls of a cell and back', async () => {
  const withControls = columns.map((column) =>
    column.id === 'client'
      ? {
          ...column,
          cell: () => (
            <>
              <input aria-label="Note" />
              <a href="#details">Details</a>
            </>
          ),
        }
      : column,
  );
  renderUi(exampleTable({ columns: withControls }));
  await userEvent.tab();
  await press('{ArrowDown}{ArrowRight}{F2}');
  const [note] = screen.getAllByRole('textbox');
  expect(note).toHaveFocus();
  await press('a{ArrowLeft}b{Tab}');
  expect(note).toHaveValue('ba');
  expect(screen.getAllByRole('link')[0]).toHaveFocus();
  await press('{Tab}');
  expect(note).toHaveFocus();
  await press('{Escape}');
  expect(document.activeElement).toHaveAttribute('role', 'gridcell');
  await press('{ArrowLeft}');
  expect(header('Galway')).toHaveFocus();
});

it('opens the menu of a row from any of its cells', async () => {
  const onKick = vi.fn();
  renderUi(
    exampleTable({
      rowActions: (listener) => (
        <DropdownMenuItem onSelect={() => onKick(listener.city)}>Disconnect</DropdownMenuItem>
      ),
    }),
  );
  await userEvent.tab();
  await press('{ArrowDown}{ArrowDown}{Shift>}{F10}{/Shift}');
  await screen.findByRole('menuitem', { name: 'Disconnect' });
  await press('{ArrowDown}{Enter}');
  expect(onKick).toHaveBeenCalledExactlyOnceWith('Cork');
  expect(screen.getByRole('button', { name: 'Actions for Cork' })).toHaveFocus();
});

it('selects by Space, a range with Shift, and everything by Control and A', async () => {
  const onSelectionChange = vi.fn();
  renderUi(exampleTable({ selectable: true, onSelectionChange }));
  await userEvent.tab();
  await press('{ArrowDown}{ArrowRight} ');
  expect(onSelectionChange).toHaveBeenLastCalledWith(new Set([1]));
  await press('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
  expect(onSelectionChange).toHaveBeenLastCalledWith(new Set([1, 2, 3]));
  await press('{Control>}a{/Control}');
  expect(onSelectionChange).toHaveBeenLastCalledWith(new Set([1, 2, 3, 4]));
});

it('moves focus to the next row when the focused row is removed', async () => {
  const { rerender } = renderUi(exampleTable());
  await userEvent.tab();
  await press('{ArrowDown}{ArrowDown}');
  expect(header('Cork')).toHaveFocus();
  rerender(exampleTable({ rows: listeners.filter(({ city }) => city !== 'Cork') }));
  expect(header('Málaga')).toHaveFocus();
});

it('does not move focus that is elsewhere', async () => {
  const { rerender } = renderUi(exampleTable());
  await userEvent.click(header('Cork'));
  await userEvent.click(document.body);
  rerender(exampleTable({ rows: listeners.slice(2) }));
  expect(document.body).toHaveFocus();
});
