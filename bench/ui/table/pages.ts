/**
 * A page with one table, built as its library documents: rows of 32 to 40 px of which only the visible ones are rendered, a search
 * input, and sortable columns. The page is source text because only the benchmark installs its imports.
 */
export interface TablePage {
  readonly name: string;
  readonly version: string;
  /** Packages to install. None for ours, which is resolved in the repository. */
  readonly packages: readonly string[];
  /** Skipped with more rows than this, because a visit would not finish. */
  readonly maxRows?: number;
  readonly source: string;
  /** Selectors of the parts, and expressions that run in the page. */
  readonly parts: {
    readonly search: string;
    readonly row: string;
    readonly scroller: string;
    readonly head: (column: string) => string;
    /** Text of the first row in a column. */
    readonly first: (column: string) => string;
    /** The number of rows after filtering. */
    readonly count: string;
    /** Whether the last row is rendered. */
    readonly atEnd: string;
  };
}

/** Set `BENCH_ROWS` for another number. */
export const ROWS = Number(process.env.BENCH_ROWS ?? 100_000);

/** The module `data.js` of every page: the same rows in every run. */
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

/** Ours, with row objects or columnar data. */
function ourPage(name: string, rows: string): TablePage {
  return {
    name,
    version: '',
    packages: [],
    parts: ourParts,
    source: `
import { createRoot } from 'react-dom/client';
import { DataTable, DataTableSearch } from '@unmuted/ui/data-table';
import { UiProvider } from '@unmuted/ui/provider';
import '@unmuted/ui/styles.css';
import '@unmuted/ui/light.css';
import { columns, listeners } from './data.js';
${rows}
createRoot(document.querySelector('#root')).render(
  <UiProvider locale="en">
    <DataTable {...given} density="compact" label="Listeners" maxHeight="640px" toolbar={<DataTableSearch />} />
  </UiProvider>,
);`,
  };
}

export const ours = ourPage(
  '**DataTable**, row objects',
  `
const given = {
  rows: listeners(),
  rowKey: ({ number }) => number,
  columns: columns.map((id) => ({ id, header: id, accessor: (row) => row[id], searchable: typeof id === 'string', width: 150 })),
};`,
);

export const oursByNumber = ourPage(
  '**DataTable**, columnar data of the app',
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

/** Parts of the tables that consist of plain elements. */
export const bareParts: TablePage['parts'] = {
  search: '#search',
  row: '[data-row]',
  scroller: '#box',
  head: (column) => `#head-${column}`,
  first: (column) => `document.querySelector('[data-row="0"]')?.children[${place(column)}]?.textContent`,
  count: `Number(document.querySelector('#count')?.textContent)`,
  atEnd: `document.querySelector('[data-row="${ROWS - 1}"]') !== null`,
};
