import { expect, it, vi } from 'vitest';
import { emptyQuery, type Query } from './query.ts';
import { RowEngine, type RowSource } from './row-engine.ts';
import type { Scheduler } from './run-in-slices.ts';

interface Listener {
  id: number;
  city: string;
}

const start: Listener[] = ['Galway', 'Cork', 'Dublin'].map((city, id) => ({ id, city }));
const source = (rows: readonly Listener[]): RowSource<Listener> => ({
  count: rows.length,
  getRow: (row) => rows[row] as Listener,
  rows,
});
const byCity: Query = { ...emptyQuery, textColumns: ['city'], sort: { column: 'city', direction: 'asc' } };

function engineOf(rows: readonly Listener[] = start, scheduler?: Scheduler) {
  const engine = new RowEngine<Listener>({
    columns: [{ id: 'city', read: ({ city }) => city }],
    compare: new Intl.Collator('en').compare,
    keyOf: ({ id }) => id,
    source: source(rows),
    query: byCity,
    scheduler,
  });
  const shown = () => {
    const { view, source: current } = engine.getSnapshot();
    return Array.from(view, (row) => current.getRow(row).city);
  };
  return { engine, shown, pending: () => engine.getSnapshot().pending };
}

it('sorts rows when the user is not reading', () => {
  const { engine, shown } = engineOf();
  engine.setSource(source([...start, { id: 9, city: 'Athlone' }]));
  expect(shown()).toEqual(['Athlone', 'Cork', 'Dublin', 'Galway']);
});

it('buffers added rows while the user is reading, and counts the matching ones', () => {
  const { engine, shown, pending } = engineOf();
  engine.setQuery({ ...byCity, text: 'l' });
  engine.isReading = () => true;
  engine.setSource(source([...start, { id: 9, city: 'Athlone' }, { id: 10, city: 'Bern' }]));
  expect(shown()).toEqual(['Dublin', 'Galway']);
  expect(pending()).toBe(1);
  engine.showPending();
  expect(shown()).toEqual(['Athlone', 'Dublin', 'Galway']);
  expect(pending()).toBe(0);
});

it('removes and updates rows while the user is reading, without moving others', () => {
  const { engine, shown } = engineOf();
  const gone = vi.fn();
  engine.onRowsRemoved = gone;
  engine.isReading = () => true;
  engine.setSource(source([{ id: 2, city: 'Waterford' }, start[0] as Listener]));
  expect(shown()).toEqual(['Waterford', 'Galway']);
  expect(gone).toHaveBeenCalledExactlyOnceWith([1]);
});

it('continues to buffer when more rows arrive before the count is complete', () => {
  const tasks: (() => void)[] = [];
  let time = 0;
  const scheduler = { now: () => time++, defer: (run: () => void) => void tasks.push(run), sliceMs: 0 };
  const { engine, shown, pending } = engineOf(start, scheduler);
  engine.isReading = () => true;
  const first = [...start, { id: 9, city: 'Athlone' }];
  engine.setSource(source(first));
  engine.setSource(source([...first, { id: 10, city: 'Bern' }]));
  while (tasks.length > 0) tasks.shift()?.();
  expect(shown()).toEqual(['Cork', 'Dublin', 'Galway']);
  expect(pending()).toBe(2);
});

it('shows no changes while frozen', () => {
  const { engine, shown, pending } = engineOf();
  engine.setFrozen(true);
  engine.setSource(source([{ id: 9, city: 'Athlone' }]));
  expect(shown()).toEqual(['Cork', 'Dublin', 'Galway']);
  expect(pending()).toBe(1);
  engine.setFrozen(false);
  expect(shown()).toEqual(['Athlone']);
  expect(pending()).toBe(0);
});

it('still applies queries while frozen', () => {
  const { engine, shown, pending } = engineOf();
  engine.setFrozen(true);
  engine.setSource(source([...start, { id: 9, city: 'Athlone' }]));
  engine.setQuery({ ...byCity, text: 'gal' });
  expect(shown()).toEqual(['Galway']);
  expect(pending()).toBe(1);
});

it('cancels a query when a newer one is set', () => {
  const tasks: (() => void)[] = [];
  let time = 0;
  const scheduler = { now: () => time++, defer: (run: () => void) => void tasks.push(run), sliceMs: 0 };
  const { engine, shown } = engineOf(start, scheduler);
  const onChange = vi.fn();
  engine.subscribe(onChange);
  engine.setQuery({ ...byCity, text: 'cork' });
  engine.setQuery({ ...byCity, text: 'gal' });
  while (tasks.length > 0) tasks.shift()?.();
  expect(onChange).toHaveBeenCalledOnce();
  expect(shown()).toEqual(['Galway']);
});

it('resumes a pending query on the next subscription', () => {
  const tasks: (() => void)[] = [];
  let time = 0;
  const scheduler = { now: () => time++, defer: (run: () => void) => void tasks.push(run), sliceMs: 0 };
  const { engine, shown } = engineOf(start, scheduler);
  const leave = engine.subscribe(() => {});
  engine.setQuery({ ...byCity, text: 'cork' });
  leave();
  while (tasks.length > 0) tasks.shift()?.();
  expect(shown()).toHaveLength(3);
  engine.subscribe(() => {});
  while (tasks.length > 0) tasks.shift()?.();
  expect(shown()).toEqual(['Cork']);
});

it('does nothing when the rows are the same', () => {
  const { engine } = engineOf();
  const before = engine.getSnapshot();
  engine.setSource(source(start));
  expect(engine.getSnapshot()).toBe(before);
});

it('reads rows by index without row objects', () => {
  const cities = ['b', 'a'];
  const getRow = (row: number) => row;
  const engine = new RowEngine<number>({
    columns: [{ id: 'city', read: (row) => cities[row] }],
    compare: new Intl.Collator('en').compare,
    keyOf: (row) => row,
    source: { count: 2, getRow },
    query: byCity,
  });
  expect(Array.from(engine.getSnapshot().view)).toEqual([1, 0]);
  cities.push('0');
  engine.setSource({ count: 3, getRow });
  expect(Array.from(engine.getSnapshot().view)).toEqual([2, 1, 0]);
  cities[0] = '00';
  engine.setSource({ count: 3, getRow: (row) => row });
  expect(Array.from(engine.getSnapshot().view)).toEqual([2, 0, 1]);
});
