/**
 * The same listeners in each table, as its documentation shows it: rows of 32 to 40 px that are drawn when they come into
 * sight, a search box, and heads that sort. Source text, since what it imports is installed by the bench alone.
 */
export interface TablePage {
  readonly name: string;
  readonly version: string;
  /** Packages to install; none for ours. */
  readonly packages: readonly string[];
  readonly source: string;
  /** How the parts are found, as selectors, and as expressions that run in the page. */
  readonly parts: {
    readonly search: string;
    readonly row: string;
    readonly scroller: string;
    readonly head: (column: string) => string;
    /** Text of the first row in a column. */
    readonly first: (column: string) => string;
    /** How many rows there are. */
    readonly count: string;
    /** Whether the last of all rows is drawn. */
    readonly atEnd: string;
  };
}

export const ROWS = 100_000;

/** In every page: rows that are the same each time. */
export const data = `
const cities = ['Aachen','Aarhus','Athens','Barcelona','Berlin','Bern','Boston','Bremen','Chicago','Dublin','Essen','Galway',
  'Ghent','Hamburg','Lagos','Lima','Lisbon','Lyon','Manila','Milan','Oslo','Paris','Porto','Prague','Quito','Riga','Rome','Seoul',
  'Sofia','Tokyo','Turin','Vienna','Warsaw','Zagreb'];
const players = ['Web player','VLC','iOS app','Android app','Sonos','Alexa','foobar2000','Winamp'];
export const columns = ['number','address','city','player','mount','seconds','kilobytes','agent'];
export function listeners() {
  let seed = 7;
  const below = (limit) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * limit);
  };
  return Array.from({ length: ${ROWS} }, (_, number) => ({
    number,
    address: '10.' + below(256) + '.' + below(256) + '.' + below(256),
    city: cities[below(cities.length)],
    player: players[below(players.length)],
    mount: '/mount' + below(12) + '.mp3',
    seconds: below(86400),
    kilobytes: below(2000000),
    agent: 'agent/' + below(50) + '.' + below(10),
  }));
}
`;

const names = ['number', 'address', 'city', 'player', 'mount', 'seconds', 'kilobytes', 'agent'];
const place = (column: string) => names.indexOf(column);

const ourParts: TablePage['parts'] = {
  search: 'input[type="search"]',
  row: '[role="row"][data-row]:not([data-row="-1"])',
  scroller: '[data-part="box"]',
  head: (column) => `[role="columnheader"]:nth-of-type(${place(column) + 1}) button`,
  first: (column) => `document.querySelector('[data-row="0"]')?.children[${place(column)}]?.textContent`,
  count: `Number(document.querySelector('[role="grid"]')?.getAttribute('aria-rowcount')) - 1`,
  atEnd: `document.querySelector('[data-row="${ROWS - 1}"]') !== null`,
};

/** Ours, with the rows given in two ways. */
function ourPage(name: string, rows: string): TablePage {
  return {
    name,
    version: '',
    packages: [],
    parts: ourParts,
    source: `
import { createRoot } from 'react-dom/client';
import { DataTable, DataTableSearch } from '@unmuted/ui/data-table';
import { UiProvider, UiLabelProvider } from '@unmuted/ui/provider';
import '@unmuted/ui/styles.css';
import '@unmuted/ui/light.css';
import { groups, labels } from './labels.js';
import { columns, listeners } from './data.js';
${rows}
createRoot(document.querySelector('#root')).render(
  <UiProvider dir="ltr" labels={labels} locale="en">
    <UiLabelProvider groups={groups}>
      <DataTable {...given} density="compact" label="Listeners" maxHeight="640px" toolbar={<DataTableSearch />} />
    </UiLabelProvider>
  </UiProvider>,
);`,
  };
}

const ours = ourPage(
  '**DataTable**, row objects',
  `
const given = {
  rows: listeners(),
  rowKey: ({ number }) => number,
  columns: columns.map((id) => ({ id, header: id, accessor: (row) => row[id], searchable: typeof id === 'string', width: 150 })),
};`,
);

const oursByNumber = ourPage(
  '**DataTable**, columns of the app’s own',
  `
const stored = (() => {
  const rows = listeners();
  const texts = (id) => {
    const known = new Map();
    const codes = Uint32Array.from(rows, (row) => {
      if (!known.has(row[id])) known.set(row[id], known.size);
      return known.get(row[id]);
    });
    const values = [...known.keys()];
    return (index) => values[codes[index]];
  };
  const numbers = (id) => {
    const values = Float64Array.from(rows, (row) => row[id]);
    return (index) => values[index];
  };
  return Object.fromEntries(columns.map((id) => [id, typeof rows[0][id] === 'number' ? numbers(id) : texts(id)]));
})();
const given = {
  rowCount: ${ROWS},
  getRow: (index) => index,
  rowKey: (index) => index,
  columns: columns.map((id) => ({ id, header: id, accessor: stored[id], searchable: true, width: 150 })),
};`,
);

/** Of the tables that are put together from bare elements. */
export const bareParts: TablePage['parts'] = {
  search: '#search',
  row: '[data-row]',
  scroller: '#box',
  head: (column) => `#head-${column}`,
  first: (column) => `document.querySelector('[data-row="0"]')?.children[${place(column)}]?.textContent`,
  count: `Number(document.querySelector('#count')?.textContent)`,
  atEnd: `document.querySelector('[data-row="${ROWS - 1}"]') !== null`,
};

const tanstack: TablePage = {
  name: 'TanStack Table and Virtual, as documented',
  version: '8.21.3',
  packages: ['@tanstack/react-table@8.21.3', '@tanstack/react-virtual@3.14.26'],
  parts: bareParts,
  source: `
import { useDeferredValue, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flexRender, getCoreRowModel, getFilteredRowModel, getSortedRowModel, useReactTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { columns, listeners } from './data.js';
const data = listeners();
const definitions = columns.map((id) => ({ accessorKey: id, header: id, sortDescFirst: false }));
function Table() {
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState([]);
  const globalFilter = useDeferredValue(search);
  const box = useRef(null);
  const table = useReactTable({
    data,
    columns: definitions,
    state: { sorting, globalFilter },
    onSortingChange: setSorting,
    globalFilterFn: 'includesString',
    getCoreRowModel: getCoreRowModel(),
    getFilteredRowModel: getFilteredRowModel(),
    getSortedRowModel: getSortedRowModel(),
  });
  const { rows } = table.getRowModel();
  const virtual = useVirtualizer({ count: rows.length, getScrollElement: () => box.current, estimateSize: () => 40, overscan: 4 });
  return (
    <>
      <input id="search" onChange={(event) => setSearch(event.target.value)} value={search} /> <b id="count">{rows.length}</b>
      <div id="box" ref={box} style={{ height: 640, overflow: 'auto', position: 'relative' }}>
        <div style={{ display: 'flex', position: 'sticky', top: 0, zIndex: 1, background: '#fff', height: 40 }}>
          {table.getFlatHeaders().map((head) => (
            <button id={'head-' + head.id} key={head.id} onClick={head.column.getToggleSortingHandler()} style={{ width: 150 }}>
              {flexRender(head.column.columnDef.header, head.getContext())}
            </button>
          ))}
        </div>
        <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
          {virtual.getVirtualItems().map(({ index, start }) => (
            <div data-row={index} key={rows[index].id} style={{ display: 'flex', position: 'absolute', top: start, height: 40 }}>
              {rows[index].getVisibleCells().map((cell) => (
                <span key={cell.id} style={{ width: 150 }}>{flexRender(cell.column.columnDef.cell, cell.getContext())}</span>
              ))}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
createRoot(document.querySelector('#root')).render(<Table />);`,
};

const agGrid: TablePage = {
  name: 'AG Grid Community, quick filter with cache',
  version: '36.2.0',
  packages: ['ag-grid-react@36.2.0', 'ag-grid-community@36.2.0'],
  parts: {
    search: '#search',
    row: '.ag-row',
    scroller: '.ag-grid-viewport, .ag-body-viewport',
    head: (column) => `.ag-header-cell[col-id="${column}"]`,
    first: (column) => `document.querySelector('.ag-row[row-index="0"] [col-id="${column}"]')?.textContent`,
    count: `Number(document.querySelector('#count')?.textContent)`,
    atEnd: `document.querySelector('.ag-row[row-index="${ROWS - 1}"]') !== null`,
  },
  source: `
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { AgGridReact } from 'ag-grid-react';
import { ClientSideRowModelModule, ModuleRegistry, QuickFilterModule, RowApiModule } from 'ag-grid-community';
import { columns, listeners } from './data.js';
ModuleRegistry.registerModules([ClientSideRowModelModule, QuickFilterModule, RowApiModule]);
const data = listeners();
const definitions = columns.map((field) => ({ field, width: 150 }));
function Table() {
  const [search, setSearch] = useState('');
  const [count, setCount] = useState(data.length);
  return (
    <>
      <input id="search" onChange={(event) => setSearch(event.target.value)} value={search} /> <b id="count">{count}</b>
      <div style={{ height: 640 }}>
        <AgGridReact
          animateRows={false}
          cacheQuickFilter
          columnDefs={definitions}
          onModelUpdated={({ api }) => setCount(api.getDisplayedRowCount())}
          quickFilterText={search}
          rowData={data}
          rowHeight={40}
        />
      </div>
    </>
  );
}
createRoot(document.querySelector('#root')).render(<Table />);`,
};

export const pages: readonly TablePage[] = [ours, oursByNumber, tanstack, agGrid];
