import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { cities, exampleTable, type Listener, listeners, many } from '#/testing/data-table-example.tsx';
import { renderUi } from '#/testing/render.tsx';
import {
  DataTableColumns,
  DataTableExport,
  DataTableFilters,
  DataTableFreeze,
  DataTableSearch,
} from './index.ts';

const newcomer: Listener = { id: 9001, city: 'Athlone', client: 'VLC', minutes: 0 };
const byPlace = { column: 'place', direction: 'asc' } as const;
const boxOf = () => document.querySelector('[data-part="box"]') as HTMLElement;

function scrollTo(top: number) {
  boxOf().scrollTop = top;
  fireEvent.scroll(boxOf());
}

it('inserts rows immediately while the user is not reading', () => {
  const { rerender } = renderUi(exampleTable({ defaultSort: byPlace }));
  rerender(exampleTable({ rows: [...listeners, newcomer] }));
  expect(cities()[0]).toBe('Athlone');
  expect(screen.queryByRole('button', { name: /new/ })).toBeNull();
});

it('buffers new rows while scrolled, and inserts them on request without moving the visible rows', async () => {
  const rows = many(500);
  const { rerender } = renderUi(exampleTable({ rows, defaultSort: byPlace }));
  scrollTo(480);
  rerender(exampleTable({ rows: [...rows, newcomer, { ...newcomer, id: 9002, city: 'Bantry' }] }));
  expect(cities()).not.toContain('Athlone');
  await userEvent.click(screen.getByRole('button', { name: '2 new' }));
  expect(boxOf().scrollTop).toBe(480 + 2 * 48);
  expect(screen.queryByRole('button', { name: /new/ })).toBeNull();
  scrollTo(0);
  expect(cities().slice(0, 2)).toEqual(['Athlone', 'Bantry']);
});

it('keeps the scroll position when rows above are removed', () => {
  const rows = many(500);
  const { rerender } = renderUi(exampleTable({ rows }));
  scrollTo(4800 + 7);
  rerender(exampleTable({ rows: rows.slice(3) }));
  expect(boxOf().scrollTop).toBe(4800 + 7 - 3 * 48);
});

it('updates a visible row immediately', () => {
  const rows = many(500);
  const { rerender } = renderUi(exampleTable({ rows }));
  scrollTo(480);
  rerender(exampleTable({ rows: rows.map((row) => (row.id === 12 ? { ...row, city: 'Tuam' } : row)) }));
  expect(screen.getByRole('rowheader', { name: 'Tuam' })).toBeInTheDocument();
});

it('buffers new rows while a row has focus', async () => {
  const { rerender } = renderUi(exampleTable({ defaultSort: byPlace }));
  await userEvent.click(screen.getByRole('rowheader', { name: 'Dublin' }));
  rerender(exampleTable({ rows: [newcomer, ...listeners] }));
  expect(cities()).not.toContain('Athlone');
  fireEvent.click(screen.getByRole('button', { name: '1 new' }));
  expect(cities()[0]).toBe('Athlone');
  expect(screen.getByRole('rowheader', { name: 'Dublin' })).toHaveFocus();
});

it('shows no changes while frozen', async () => {
  const tools = <DataTableFreeze />;
  const { rerender } = renderUi(exampleTable({ tools }));
  await userEvent.click(screen.getByRole('button', { name: 'Freeze' }));
  rerender(exampleTable({ tools, rows: [newcomer, ...listeners.slice(1)] }));
  expect(cities()).toEqual(['Galway', 'Cork', 'Málaga', 'Dublin']);
  expect(screen.getByRole('button', { name: '1 new' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Resume' }));
  expect(cities()).toEqual(['Athlone', 'Cork', 'Málaga', 'Dublin']);
});

it('scrolls to the top when the sort changes', async () => {
  renderUi(exampleTable({ rows: many(500) }));
  scrollTo(4800);
  fireEvent.click(screen.getByRole('button', { name: 'Listening' }));
  expect(boxOf().scrollTop).toBe(0);
  expect(cities()[0]).toBe('City 499');
});

it('re-renders a row only when its data changes, regardless of other rows and props', () => {
  const rows = many(12);
  const drawn: number[] = [];
  const columns = [
    {
      id: 'place',
      header: 'Place',
      accessor: ({ city }: Listener) => city,
      cell: ({ id, city }: Listener) => {
        drawn.push(id);
        return city;
      },
      rowHeader: true,
    },
  ];
  const tableOf = (shown: Listener[]) =>
    exampleTable({ columns, rows: shown, rowActions: () => null, rowLabel: ({ city }) => city });
  const { rerender } = renderUi(tableOf(rows));
  drawn.length = 0;
  rerender(tableOf(rows.slice(1)));
  expect(drawn).toEqual([]);
  rerender(tableOf(rows.slice(1).map((row) => (row.id === 3 ? { ...row, city: 'Tuam' } : row))));
  expect(new Set(drawn)).toEqual(new Set([3]));
});

it('re-renders the toolbar only when the user changes a setting, not when rows change', async () => {
  const rows = many(12);
  const renders: string[] = [];
  const profile = (id: string, children: ReactNode) => (
    <Profiler id={id} onRender={() => void renders.push(id)}>
      {children}
    </Profiler>
  );
  // Stable elements re-render only for the contexts that they read. React skips the wrapping element; a Profiler that
  // is skipped itself reports nothing.
  const toolbar = (
    <div>
      {profile('search', <DataTableSearch placeholder="City" />)}
      {profile('filters', <DataTableFilters />)}
    </div>
  );
  const tools = (
    <div>
      {profile('freeze', <DataTableFreeze />)}
      {profile('export', <DataTableExport filename="listeners.csv" />)}
      {profile('columns', <DataTableColumns />)}
    </div>
  );
  const onSortChange = () => {};
  const rowActions = () => null;
  const tableOf = (shown: Listener[]) =>
    exampleTable({ rows: shown, onSortChange, rowActions, toolbar, tools });
  const { rerender } = renderUi(tableOf(rows));
  expect(new Set(renders).size).toBe(5);
  renders.length = 0;
  rerender(tableOf([...rows, newcomer]));
  expect(cities()).toContain('Athlone');
  expect(renders).toEqual([]);
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  await waitFor(() => expect(renders).toContain('search'));
});
