import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { cities, exampleTable, many } from '#/testing/data-table-example.tsx';
import { renderUi } from '#/testing/render.tsx';
import { DataTableSearch } from './index.ts';

const rows = many(5).toReversed();
const page = { page: 1, total: 137 };

it('shows one page in the given order, and emits sort and search', async () => {
  const onSortChange = vi.fn();
  renderUi(exampleTable({ rows, paged: page, sort: null, onSortChange, search: 'City 3', filters: {} }));
  expect(cities()).toEqual(['City 4', 'City 3', 'City 2', 'City 1', 'City 0']);
  const head = screen.getByRole('columnheader', { name: 'Place' });
  await userEvent.click(within(head).getByRole('button'));
  expect(onSortChange).toHaveBeenCalledExactlyOnceWith({ column: 'place', direction: 'asc' });
});

it('marks the sort column of a server-sorted page', () => {
  renderUi(exampleTable({ rows, paged: page, sort: { column: 'place', direction: 'asc' } }));
  expect(screen.getByRole('columnheader', { name: 'Place' })).toHaveAttribute('aria-sort', 'ascending');
  expect(cities()[0]).toBe('City 4');
});

it('replaces the whole page, even while a row has focus', async () => {
  const { rerender } = renderUi(exampleTable({ rows, paged: page }));
  await userEvent.click(screen.getByRole('rowheader', { name: 'City 4' }));
  rerender(exampleTable({ rows: many(9).slice(5), paged: { ...page, page: 2 } }));
  expect(cities()).toEqual(['City 5', 'City 6', 'City 7', 'City 8']);
  expect(screen.queryByRole('button', { name: /new$/ })).not.toBeInTheDocument();
});

it('shows no row count, and announces the number of search results', () => {
  const toolbar = <DataTableSearch placeholder="Place" />;
  const { rerender } = renderUi(exampleTable({ rows, paged: page, toolbar, search: '' }));
  expect(screen.queryByText('5 rows')).not.toBeInTheDocument();
  rerender(exampleTable({ rows, paged: { page: 1, total: 12 }, toolbar, search: 'dub' }));
  expect(screen.getByText('12 rows')).toHaveAttribute('role', 'status');
});

it('distinguishes a search without results from an empty list', () => {
  const empty = { title: 'There is nothing yet' };
  const none = { rows: [], paged: { page: 1, total: 0 }, empty };
  const { rerender } = renderUi(exampleTable({ ...none, search: 'dub' }));
  expect(screen.queryByText('There is nothing yet')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  rerender(exampleTable({ ...none, search: '' }));
  expect(screen.getByText('There is nothing yet')).toBeVisible();
});
