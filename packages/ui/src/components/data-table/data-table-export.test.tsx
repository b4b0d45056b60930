import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ColumnarIndex, emptyQuery, runSync } from '#/lib/columnar/index.ts';
import { columns, exampleTable, listeners, many } from '#/testing/data-table-example.tsx';
import { renderUi } from '#/testing/render.tsx';
import { csvParts, MAX_CSV_ROWS } from './export/csv-parts.ts';
import { DataTableExport, DataTableSearch } from './index.ts';

const toolbar = <DataTableSearch />;
const tools = <DataTableExport filename="listeners.csv" />;

async function saved(): Promise<string> {
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:listeners');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Download CSV' }));
  await vi.waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect(click.mock.contexts[0]).toHaveProperty('download', 'listeners.csv');
  const blob = create.mock.calls[0]?.[0] as Blob;
  const bytes = await new Response(await blob.arrayBuffer()).arrayBuffer();
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

it('exports the filtered rows in their order with the visible columns', async () => {
  URL.createObjectURL ??= () => '';
  URL.revokeObjectURL ??= () => {};
  renderUi(
    exampleTable({
      toolbar,
      tools,
      defaultSearch: 'sonos',
      defaultSort: { column: 'place', direction: 'desc' },
      defaultHiddenColumns: ['client'],
    }),
  );
  expect(await saved()).toBe('\uFEFFPlace,Listening\r\nMálaga,4\r\nGalway,401\r\n');
});

it('[F4] escapes formulas', async () => {
  URL.createObjectURL ??= () => '';
  URL.revokeObjectURL ??= () => {};
  renderUi(exampleTable({ tools, rows: [{ id: 1, city: '=cmd|x', client: '-1', minutes: -1 }] }));
  expect(await saved()).toContain("'=cmd|x,'-1,-1\r\n");
});

it('copies without a byte order mark', async () => {
  const user = userEvent.setup();
  renderUi(exampleTable({ tools, rows: listeners.slice(0, 1) }));
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('menuitem', { name: 'Copy as CSV' }));
  await screen.findByText('Copied');
  expect(await navigator.clipboard.readText()).toBe('Place,Client,Listening\r\nGalway,Sonos,401\r\n');
});

it('[F4] writes in parts, with one byte order mark and a row limit', () => {
  const rows = many(MAX_CSV_ROWS + 1500);
  const getRow = (row: number) => rows[row] as (typeof rows)[number];
  const index = new ColumnarIndex(
    columns.map(({ id, accessor }) => ({ id, read: accessor })),
    () => 0,
    rows.length,
    getRow,
  );
  const view = runSync(index.view(emptyQuery));
  const source = { count: rows.length, getRow };
  const parts = runSync(csvParts({ view, source, query: emptyQuery, pending: 0, revision: 0 }, columns));
  expect(parts).toHaveLength(1 + MAX_CSV_ROWS / 1000);
  expect(parts.join('').split('\uFEFF')).toHaveLength(2);
  expect(parts.at(-1)).toMatch(new RegExp(`City ${MAX_CSV_ROWS - 1},VLC,${MAX_CSV_ROWS - 1}\r\n$`));
});
