import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { exampleTable, listeners } from '#/testing/data-table-example.tsx';
import { renderUi } from '#/testing/render.tsx';
import { DataTableSearch } from './index.ts';

const box = (name: string) => screen.getByRole('checkbox', { name });

it('shows the number of selected rows and the bulk actions', async () => {
  const onKick = vi.fn();
  renderUi(
    exampleTable({
      selectable: true,
      bulkActions: (selection) => (
        <button onClick={() => onKick([...selection])} type="button">
          Disconnect
        </button>
      ),
    }),
  );
  await userEvent.click(box('Select Cork'));
  expect(screen.getByRole('row', { name: /Cork/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('1 selected');
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
  expect(onKick).toHaveBeenCalledExactlyOnceWith([2]);
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(box('Select Cork')).not.toBeChecked();
});

it('selects a range of rows with Shift', async () => {
  const onSelectionChange = vi.fn();
  renderUi(exampleTable({ selectable: true, onSelectionChange }));
  const user = userEvent.setup();
  await user.click(box('Select Cork'));
  await user.keyboard('{Shift>}');
  await user.click(box('Select Dublin'));
  await user.keyboard('{/Shift}');
  expect(onSelectionChange).toHaveBeenLastCalledWith(new Set([2, 3, 4]));
});

it('selects exactly the filtered rows', async () => {
  const onSelectionChange = vi.fn();
  renderUi(exampleTable({ selectable: true, onSelectionChange, toolbar: <DataTableSearch /> }));
  await userEvent.type(screen.getByRole('searchbox'), 'sonos');
  await userEvent.click(box('Select all 2 rows'));
  expect(onSelectionChange).toHaveBeenLastCalledWith(new Set([1, 3]));
  expect(box('Select all 2 rows')).toBeChecked();
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(box('Select all 4 rows')).toBePartiallyChecked();
});

it('keeps the selection by row when the order changes', async () => {
  renderUi(exampleTable({ selectable: true }));
  await userEvent.click(box('Select Cork'));
  await userEvent.click(screen.getByRole('button', { name: 'Place' }));
  expect(within(screen.getByRole('row', { name: /Cork/ })).getByRole('checkbox')).toBeChecked();
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
});

it('deselects removed rows', async () => {
  const onSelectionChange = vi.fn();
  const { rerender } = renderUi(exampleTable({ selectable: true, onSelectionChange }));
  await userEvent.click(box('Select Cork'));
  await userEvent.click(box('Select Dublin'));
  rerender(exampleTable({ selectable: true, onSelectionChange, rows: listeners.slice(2) }));
  expect(onSelectionChange).toHaveBeenLastCalledWith(new Set([4]));
});

it('emits but does not apply a controlled selection', async () => {
  renderUi(exampleTable({ selectable: true, selection: new Set([1]) }));
  await userEvent.click(box('Select Cork'));
  expect(box('Select Cork')).not.toBeChecked();
  expect(box('Select Galway')).toBeChecked();
});
