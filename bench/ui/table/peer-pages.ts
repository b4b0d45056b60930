import { bareParts, ROWS, type TablePage } from './pages.ts';

const tanstack: TablePage = {
  name: 'TanStack Table and Virtual, as documented',
  version: '9.3.1',
  packages: ['@tanstack/react-table@9.3.1', '@tanstack/react-virtual@3.14.26'],
  parts: bareParts,
  source: `
import { useDeferredValue, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  columnFilteringFeature, createFilteredRowModel, createSortedRowModel, filterFn_includesString, globalFilteringFeature,
  rowSortingFeature, sortFn_alphanumeric, sortFn_text, tableFeatures, useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { columns, listeners } from './data.js';
const data = listeners();
const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString },
  sortFns: { alphanumeric: sortFn_alphanumeric, text: sortFn_text },
});
const definitions = columns.map((id) => ({ accessorKey: id, header: id, sortDescFirst: false }));
function Table() {
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState([]);
  const globalFilter = useDeferredValue(search);
  const box = useRef(null);
  const table = useTable({
    features,
    data,
    columns: definitions,
    state: { sorting, globalFilter },
    onSortingChange: setSorting,
    globalFilterFn: 'includesString',
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
              <table.FlexRender header={head} />
            </button>
          ))}
        </div>
        <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
          {virtual.getVirtualItems().map(({ index, start }) => (
            <div data-row={index} key={rows[index].id} style={{ display: 'flex', position: 'absolute', top: start, height: 40 }}>
              {rows[index].getAllCells().map((cell) => (
                <span key={cell.id} style={{ width: 150 }}><table.FlexRender cell={cell} /></span>
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

/** Sorting and filtering are the app's, as in the documentation of its Table; the rest is `Virtualizer` with `TableLayout`. */
const reactAria: TablePage = {
  name: 'React Aria Table with Virtualizer',
  version: '1.22.1',
  packages: ['react-aria-components@1.22.1'],
  // Its collection renders every row once, also those that are not visible.
  maxRows: 10_000,
  parts: {
    search: '#search',
    row: '[role="row"][data-listener]',
    scroller: '#box',
    head: (column) => `[data-column="${column}"]`,
    first: (column) =>
      `document.querySelector('[role="row"][aria-rowindex="2"] [data-cell="${column}"]')?.textContent`,
    count: `Number(document.querySelector('[role="grid"]')?.getAttribute('aria-rowcount')) - 1`,
    atEnd: `document.querySelector('[role="row"][aria-rowindex="${ROWS + 1}"]') !== null`,
  },
  source: `
import { useDeferredValue, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Cell, Column, Row, Table, TableBody, TableHeader, TableLayout, Virtualizer } from 'react-aria-components';
import { columns, listeners } from './data.js';
const data = listeners();
const texts = data.map((row) => Object.values(row).join(' ').toLowerCase());
const options = { rowHeight: 40, headingHeight: 40 };
const heads = columns.map((id) => ({ id }));
const renderRow = (row) => (
  <Row columns={heads} data-listener id={row.number}>
    {({ id }) => <Cell data-cell={id}>{row[id]}</Cell>}
  </Row>
);
function Listeners() {
  const [typed, setTyped] = useState('');
  const [sort, setSort] = useState();
  const search = useDeferredValue(typed.toLowerCase());
  const items = useMemo(() => {
    const shown = search === '' ? [...data] : data.filter((_, index) => texts[index].includes(search));
    if (sort) {
      const sign = sort.direction === 'descending' ? -1 : 1;
      shown.sort((one, other) => {
        const [a, b] = [one[sort.column], other[sort.column]];
        return sign * (a < b ? -1 : a > b ? 1 : 0);
      });
    }
    return shown;
  }, [search, sort]);
  return (
    <>
      <input id="search" onChange={(event) => setTyped(event.target.value)} value={typed} />
      <Virtualizer layout={TableLayout} layoutOptions={options}>
        <Table
          aria-label="Listeners"
          id="box"
          onSortChange={setSort}
          sortDescriptor={sort}
          style={{ display: 'block', width: 1200, height: 640, overflow: 'auto', scrollPaddingTop: 40 }}
        >
          <TableHeader columns={heads} style={{ background: '#fff' }}>
            {({ id }) => <Column allowsSorting data-column={id} id={id} isRowHeader={id === 'number'} width={150}>{id}</Column>}
          </TableHeader>
          <TableBody items={items}>{renderRow}</TableBody>
        </Table>
      </Virtualizer>
    </>
  );
}
createRoot(document.querySelector('#root')).render(<Listeners />);`,
};

/** Base UI and Mantine have no table that renders visible rows only: there is nothing to compare. */
export const peerPages: readonly TablePage[] = [tanstack, agGrid, reactAria];
