import { bareParts, type TablePage } from './pages.ts';

/**
 * The least that React can do for such a table: bare elements, an order of numbers a column, rows of one height, and nothing that
 * a table for people needs (roles, keyboard, selection, menus, other widths, rows that come and go). What ours costs is held
 * against it in the same run, so that it says the same on any machine.
 */
export const floor: TablePage = {
  name: 'plain rows (baseline)',
  version: '',
  packages: [],
  parts: bareParts,
  source: `
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { columns, listeners } from './data.js';
const rows = listeners();
const height = 40;
const texts = rows.map((row) => columns.filter((id) => typeof row[id] === 'string').map((id) => row[id].toLowerCase()).join(' '));
const orders = new Map();
function orderBy(id) {
  if (!orders.has(id)) {
    const isNumber = typeof rows[0][id] === 'number';
    const names = isNumber ? [] : [...new Set(rows.map((row) => row[id]))].sort();
    const ranks = new Map(names.map((name, rank) => [name, rank]));
    const rankOf = isNumber ? (row) => row[id] : (row) => ranks.get(row[id]);
    const keys = Float64Array.from(rows, (row, index) => rankOf(row) * rows.length + index).sort();
    orders.set(id, Int32Array.from(keys, (key) => key % rows.length));
  }
  return orders.get(id);
}
function Table() {
  const [typed, setTyped] = useState('');
  const [column, setColumn] = useState('number');
  const [top, setTop] = useState(0);
  const search = useDeferredValue(typed.toLowerCase());
  const box = useRef(null);
  const view = useMemo(() => orderBy(column).filter((index) => texts[index].includes(search)), [search, column]);
  const first = Math.max(0, Math.floor(top / height) - 4);
  const places = Array.from({ length: Math.max(0, Math.min(view.length - first, 25)) }, (_, at) => first + at);
  return (
    <>
      <input id="search" onChange={(event) => setTyped(event.target.value)} value={typed} /> <b id="count">{view.length}</b>
      <div
        id="box"
        onScroll={(event) => { const next = event.currentTarget.scrollTop; flushSync(() => setTop(next)); }}
        ref={box}
        style={{ height: 640, overflow: 'auto', position: 'relative', background: '#fff' }}
      >
        <div style={{ display: 'flex', position: 'sticky', top: 0, zIndex: 1, background: '#fff', height }}>
          {columns.map((id) => (
            <button id={'head-' + id} key={id} onClick={() => { setColumn(id); box.current.scrollTop = 0; }} style={{ width: 150 }}>{id}</button>
          ))}
        </div>
        <div style={{ height: view.length * height, position: 'relative' }}>
          {places.map((place) => {
            const row = rows[view[place]];
            return (
              <div data-row={place} key={row.number} style={{ display: 'flex', position: 'absolute', top: place * height, height }}>
                {columns.map((id) => <span key={id} style={{ width: 150 }}>{row[id]}</span>)}
              </div>
            );
          })}
        </div>
      </div>
    </>
  );
}
createRoot(document.querySelector('#root')).render(<Table />);`,
};
