import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Table, type TableColumn } from './table.tsx';

interface Stream {
  mount: string;
  listeners: number;
}

const columns: TableColumn<Stream>[] = [
  { id: 'mount', header: 'Mount', cell: ({ mount }) => mount, rowHeader: true },
  { id: 'listeners', header: 'Listeners', cell: ({ listeners }) => listeners, align: 'end' },
];
const rows: Stream[] = [
  { mount: '/128kbps', listeners: 92 },
  { mount: '/backup', listeners: 0 },
];

behavesAsComponent('Table', {
  render: (probe) => (
    <Table {...probe} caption="Streams" columns={columns} rowKey={({ mount }) => mount} rows={rows} />
  ),
});

it('has a caption', () => {
  renderUi(<Table caption="Streams" columns={columns} rowKey={({ mount }) => mount} rows={rows} />);
  expect(screen.getByRole('table', { name: 'Streams' })).toBeInTheDocument();
});

it('has column and row headers', () => {
  renderUi(<Table caption="Streams" columns={columns} rowKey={({ mount }) => mount} rows={rows} />);
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Mount', 'Listeners']);
  const row = screen.getByRole('row', { name: /128kbps/ });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('/128kbps');
  expect(within(row).getByRole('cell')).toHaveTextContent('92');
});

it('keeps its roles in the card layout', () => {
  renderUi(<Table caption="Streams" columns={columns} rowKey={({ mount }) => mount} rows={rows} />);
  const explicit = ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell'];
  for (const role of explicit) expect(document.querySelector(`[role="${role}"]`), role).not.toBeNull();
});
