import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DropdownMenuItem } from '#/components/dropdown-menu/index.ts';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { cities, exampleTable, type Listener, listeners, many } from '#/testing/data-table-example.tsx';
import { renderUi } from '#/testing/render.tsx';
import {
  DataTable,
  type DataTableColumn,
  DataTableColumns,
  DataTableFilters,
  DataTableSearch,
} from './index.ts';

behavesAsComponent('DataTable', { render: (probe) => exampleTable({ ...probe, selectable: true }) });

it('renders a grid with its row count', () => {
  renderUi(exampleTable());
  const grid = screen.getByRole('grid', { name: 'Listeners' });
  expect(grid).toHaveAttribute('aria-rowcount', '5');
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  const row = screen.getByRole('row', { name: /Cork/ });
  expect(row).toHaveAttribute('aria-rowindex', '3');
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Cork');
});

it('renders only the visible rows of a large list', () => {
  renderUi(exampleTable({ rows: many(100_000) }));
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '100001');
  expect(screen.getAllByRole('row').length).toBeLessThan(40);
});

it('renders other rows after scrolling', () => {
  renderUi(exampleTable({ rows: many(1000) }));
  const box = document.querySelector('[data-part="box"]') as HTMLElement;
  box.scrollTop = 480 * 48;
  fireEvent.scroll(box);
  expect(cities()).toContain('City 480');
  expect(cities()).not.toContain('City 0');
});

it('shows the full text of a truncated cell on hover', () => {
  renderUi(exampleTable());
  const cell = screen.getByRole('rowheader', { name: 'Cork' });
  fireEvent.pointerOver(cell);
  expect(cell.title).toBe('');
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(300);
  fireEvent.pointerOver(cell);
  expect(cell.title).toBe('Cork');
  vi.restoreAllMocks();
});

it('renders whole rows during fast scrolling', () => {
  renderUi(exampleTable({ rows: many(500) }));
  const box = document.querySelector('[data-part="box"]') as HTMLElement;
  for (let step = 0; step < 10; step += 1) {
    box.scrollTop += 5 * 48;
    fireEvent.scroll(box);
    for (const row of screen.getAllByRole('row').slice(1))
      expect(within(row).getAllByRole('gridcell')).toHaveLength(2);
  }
});

it('cycles a column through its sort directions', async () => {
  renderUi(exampleTable());
  const head = screen.getByRole('columnheader', { name: 'Place' });
  const press = () => userEvent.click(within(head).getByRole('button'));
  expect(head).toHaveAttribute('aria-sort', 'none');
  await press();
  expect(cities()).toEqual(['Cork', 'Dublin', 'Galway', 'Málaga']);
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  await press();
  expect(cities()).toEqual(['Málaga', 'Galway', 'Dublin', 'Cork']);
  await press();
  expect(cities()).toEqual(['Galway', 'Cork', 'Málaga', 'Dublin']);
});

it('sorts empty values last in both directions', async () => {
  renderUi(
    exampleTable({
      rows: [{ ...listeners[0], id: 9, city: 'Ennis', minutes: null } as Listener, ...listeners],
    }),
  );
  const head = screen.getByRole('columnheader', { name: 'Listening' });
  for (const _ of ['desc', 'asc']) {
    await userEvent.click(within(head).getByRole('button'));
    expect(cities().at(-1)).toBe('Ennis');
  }
});

it('emits but does not apply a controlled sort', async () => {
  const onSortChange = vi.fn();
  const sort = { column: 'place', direction: 'desc' } as const;
  renderUi(exampleTable({ sort, onSortChange }));
  expect(cities()[0]).toBe('Málaga');
  await userEvent.click(screen.getByRole('button', { name: 'Listening' }));
  expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ column: 'minutes', direction: 'desc' });
  expect(cities()[0]).toBe('Málaga');
});

it('filters on input, ignoring case and accents', async () => {
  renderUi(exampleTable({ toolbar: <DataTableSearch placeholder="City or client" /> }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'City or client' }), 'malaga SONOS');
  expect(cities()).toEqual(['Málaga']);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 4 rows');
});

it('shows an empty state without matches, and clears the filters', async () => {
  renderUi(exampleTable({ toolbar: <DataTableSearch /> }));
  await userEvent.type(screen.getByRole('searchbox'), 'zzz');
  expect(screen.getByText('Nothing matches these filters')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(cities()).toHaveLength(4);
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

it('filters by the values of a column and by ranges', async () => {
  const onFiltersChange = vi.fn();
  renderUi(exampleTable({ toolbar: <DataTableFilters />, onFiltersChange }));
  await userEvent.click(screen.getByRole('button', { name: 'Client All' }));
  expect(screen.getAllByRole('menuitemcheckbox').map((item) => item.textContent)).toEqual(['Sonos', 'VLC']);
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Sonos' }));
  await userEvent.keyboard('{Escape}');
  expect(cities()).toEqual(['Galway', 'Málaga']);
  await userEvent.click(screen.getByRole('button', { name: 'Listening Any' }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Over 1 h' }));
  expect(cities()).toEqual(['Galway']);
  expect(onFiltersChange).toHaveBeenLastCalledWith({
    client: { values: ['Sonos'] },
    minutes: { min: 60, max: undefined },
  });
});

it('hides and shows columns, except those that cannot be hidden', async () => {
  const onHiddenColumnsChange = vi.fn();
  renderUi(exampleTable({ tools: <DataTableColumns />, onHiddenColumnsChange }));
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  expect(screen.getByRole('menuitemcheckbox', { name: 'Place' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Client' }));
  expect(screen.queryByRole('columnheader', { name: 'Client' })).toBeNull();
  expect(onHiddenColumnsChange).toHaveBeenCalledExactlyOnceWith(['client']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Show all columns' }));
  expect(screen.getByRole('columnheader', { name: 'Client' })).toBeInTheDocument();
});

it('changes the row density', async () => {
  renderUi(exampleTable({ tools: <DataTableColumns /> }));
  expect(screen.getByRole('row', { name: /Cork/ })).toHaveStyle({ height: '48px', top: '48px' });
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Compact rows' }));
  expect(screen.getByRole('row', { name: /Cork/ })).toHaveStyle({ height: '40px', top: '40px' });
});

it('shows skeleton rows while loading', () => {
  renderUi(exampleTable({ rows: [], loading: true }));
  expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  expect(document.querySelectorAll('[data-part="skeleton-row"]')).not.toHaveLength(0);
});

it('shows the empty and the failed state', () => {
  const { rerender } = renderUi(exampleTable({ rows: [], empty: { title: 'Nobody listens right now' } }));
  expect(screen.getByText('Nobody listens right now')).toBeVisible();
  rerender(exampleTable({ rows: [], failed: { title: 'Listeners did not load', onRetry: () => {} } }));
  expect(screen.getByRole('alert')).toHaveTextContent('Listeners did not load');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

it('renders each row as a card with labelled values', () => {
  renderUi(exampleTable({ layout: 'cards' }));
  expect(screen.queryByRole('columnheader')).toBeNull();
  const row = screen.getByRole('row', { name: /Cork/ });
  expect(within(row).getByRole('gridcell', { name: 'Client VLC' })).toBeInTheDocument();
});

it('sorts cards by a menu', async () => {
  renderUi(exampleTable({ layout: 'cards' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sort by' }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Listening' }));
  expect(cities()).toEqual(['Galway', 'Cork', 'Dublin', 'Málaga']);
  await userEvent.click(screen.getByRole('button', { name: 'Sorted by Listening' }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Ascending' }));
  expect(cities()[0]).toBe('Málaga');
});

it('has no sort menu without a sortable column', () => {
  const columns: DataTableColumn<{ city: string }>[] = [
    { id: 'city', header: 'Place', accessor: (row) => row.city, rowHeader: true, sortable: false },
  ];
  renderUi(
    <DataTable
      columns={columns}
      label="Places"
      layout="cards"
      rowKey={({ city }) => city}
      rows={[{ city: 'Galway' }]}
    />,
  );
  expect(screen.queryByRole('button', { name: 'Sort by' })).toBeNull();
});

it('runs the selected row action on its row', async () => {
  const onKick = vi.fn();
  renderUi(
    exampleTable({
      rowActions: (listener) => (
        <DropdownMenuItem onSelect={() => onKick(listener.id)}>Disconnect</DropdownMenuItem>
      ),
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Cork' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Disconnect' }));
  expect(onKick).toHaveBeenCalledExactlyOnceWith(2);
  expect(screen.getByRole('button', { name: 'Actions for Cork' })).toHaveFocus();
});

it('supports rows that are indexes into column data', () => {
  const names = ['b', 'a', 'c'];
  renderUi(
    <DataTable
      columns={[{ id: 'name', header: 'Name', accessor: (row) => names[row], rowHeader: true }]}
      defaultSort={{ column: 'name', direction: 'asc' }}
      getRow={(index: number) => index}
      label="Names"
      rowCount={names.length}
      rowKey={(row) => row}
    />,
  );
  expect(cities()).toEqual(['a', 'b', 'c']);
});

it('[E8] names bare numbers of cards visibly', () => {
  const columns: DataTableColumn<{ city: string; minutes: number }>[] = [
    { id: 'city', header: 'Place', accessor: (row) => row.city, rowHeader: true },
    { id: 'minutes', header: 'Listening', accessor: (row) => row.minutes, kind: 'number' },
    { id: 'streams', header: 'Streams', accessor: () => 2, kind: 'number', card: () => '2 streams' },
  ];
  const rows = [{ city: 'Galway', minutes: 12 }];
  renderUi(
    <DataTable columns={columns} label="Listeners" layout="cards" rowKey={({ city }) => city} rows={rows} />,
  );
  const headers = [...document.querySelectorAll('[data-part=header]')];
  expect(headers.map((header) => [header.textContent, header.className.includes('sr-only')])).toEqual([
    ['Listening', false],
    ['Streams', true],
  ]);
});
