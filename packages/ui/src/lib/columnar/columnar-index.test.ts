import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ColumnarIndex } from './columnar-index.ts';
import { normalizeText } from './normalize-text.ts';
import { type ColumnSpec, emptyQuery, type Query } from './query.ts';
import { runSync } from './run-in-slices.ts';

interface Listener {
  city: string;
  seconds: number | null;
}

const columns: ColumnSpec<Listener>[] = [
  { id: 'city', read: ({ city }) => city },
  { id: 'seconds', read: ({ seconds }) => seconds, kind: 'number' },
];
const { compare } = new Intl.Collator('en');
const indexOf = (rows: readonly Listener[]) =>
  new ColumnarIndex(columns, compare, rows.length, (row) => rows[row] as Listener);
const run = (index: ColumnarIndex<Listener>, query: Partial<Query>) =>
  Array.from(runSync(index.view({ ...emptyQuery, textColumns: ['city'], ...query })));

const listeners: fc.Arbitrary<Listener[]> = fc.array(
  fc.record({
    city: fc.constantFrom('Galway', 'Málaga', 'malaga', 'São Paulo', 'Łódź', '东京', '', 'Zürich'),
    seconds: fc.oneof(fc.constant(null), fc.double({ noNaN: true }), fc.integer({ min: -9, max: 9 })),
  }),
  { maxLength: 60 },
);
const queries = fc.record({
  text: fc.constantFrom('', 'mal', 'GAL', 'a o', '京', 'zur'),
  sort: fc.option(
    fc.record({
      column: fc.constantFrom('city', 'seconds'),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
    }),
  ),
  filters: fc.record(
    {
      city: fc.record({ values: fc.subarray(['Galway', 'Málaga', '']) }),
      seconds: fc.oneof(
        fc.record({ min: fc.integer({ min: -9, max: 9 }), max: fc.integer({ min: -9, max: 9 }) }),
        fc.record({ values: fc.subarray([0, 1, 2]) }),
      ),
    },
    { requiredKeys: [] },
  ),
});

/** Reference implementation. */
function plainly(rows: readonly Listener[], query: Partial<Query>): number[] {
  const { text, sort, filters } = { ...emptyQuery, ...query };
  const found = rows.flatMap((row, at) => {
    const words = normalizeText(text).split(' ').filter(Boolean);
    if (!words.every((word) => normalizeText(row.city).includes(word))) return [];
    const passes = Object.entries(filters).every(([id, filter]) => {
      const value = id === 'city' ? row.city : row.seconds;
      if ('values' in filter) return filter.values.includes(value ?? Number.NaN);
      return (
        typeof value === 'number' && value >= (filter.min ?? -Infinity) && value <= (filter.max ?? Infinity)
      );
    });
    return passes ? [at] : [];
  });
  if (!sort) return found;
  const turn = sort.direction === 'desc' ? -1 : 1;
  const empty = (at: number) => (sort.column === 'city' ? rows[at]?.city === '' : rows[at]?.seconds === null);
  return found.sort((a, b) => {
    if (empty(a) || empty(b)) return Number(empty(a)) - Number(empty(b)) || a - b;
    const [one, other] = [rows[a] as Listener, rows[b] as Listener];
    const by =
      sort.column === 'city'
        ? compare(one.city, other.city)
        : Math.sign(Number(one.seconds) - Number(other.seconds));
    return turn * by || a - b;
  });
}

it('matches a naive implementation for every query', () => {
  fc.assert(
    fc.property(listeners, queries, (rows, query) => {
      expect(run(indexOf(rows), query)).toEqual(plainly(rows, query));
    }),
    { numRuns: 400 },
  );
});

it('matches a new index after rows are added, changed, moved and removed', () => {
  const change = fc.record({
    before: listeners,
    extra: listeners,
    seed: fc.array(fc.nat(), { maxLength: 60 }),
  });
  fc.assert(
    fc.property(change, queries, ({ before, extra, seed }, query) => {
      const index = indexOf(before);
      run(index, query); // reads the columns
      const from = [
        ...new Set(
          seed.map((value) => (before.length ? value % before.length : 0)).filter(() => before.length),
        ),
      ];
      const places = Int32Array.from([...from, ...extra.map(() => -1)]);
      const after = [...from.map((place) => before[place] as Listener), ...extra];
      index.rearrange(places, (row) => after[row] as Listener);
      expect(run(index, query)).toEqual(plainly(after, query));

      const longer = [...after, ...before];
      index.append(before.length, (row) => longer[row] as Listener);
      expect(run(index, query)).toEqual(plainly(longer, query));

      if (longer.length === 0) return;
      longer[0] = { city: 'Zürich', seconds: 4 };
      index.update([0]);
      expect(run(index, query)).toEqual(plainly(longer, query));
    }),
    { numRuns: 300 },
  );
});

it('reads each value once, and only of queried columns', () => {
  const rows = Array.from({ length: 50 }, (_, at) => ({ city: `City ${at % 7}`, seconds: at }));
  const reads = { city: 0, seconds: 0 };
  const counting: ColumnSpec<Listener>[] = columns.map((column) => ({
    ...column,
    kind: column.id === 'city' ? 'text' : 'number',
    read: (row) => {
      reads[column.id as 'city'] += 1;
      return column.read(row);
    },
  }));
  const index = new ColumnarIndex(counting, compare, rows.length, (row) => rows[row] as Listener);
  const sort = { column: 'city', direction: 'asc' } as const;
  run(index, { sort });
  run(index, { sort: { ...sort, direction: 'desc' }, text: 'city 3' });
  expect(reads).toEqual({ city: 50, seconds: 0 });
});

it('sorts mostly unique texts and inserts later ones', () => {
  const rows: Listener[] = Array.from({ length: 12_000 }, (_, at) => ({
    city: `n${(at * 7919) % 12_000}`,
    seconds: null,
  }));
  const index = indexOf(rows);
  const sort = { column: 'city', direction: 'asc' } as const;
  run(index, { sort });
  rows.push(
    { city: 'n5000a', seconds: null },
    { city: 'a', seconds: null },
    { city: 'n5000', seconds: null },
  );
  index.append(3, (row) => rows[row] as Listener);
  const cities = run(index, { sort }).map((row) => rows[row]?.city ?? '');
  expect(cities).toEqual([...cities].sort(compare));
  expect(cities[0]).toBe('a');
  expect(cities).toHaveLength(12_003);
});

it('infers the type of a column from its first value', () => {
  const rows = [null, 10, 9].map((seconds) => ({ city: '', seconds }));
  const index = new ColumnarIndex<Listener>(
    [{ id: 'seconds', read: ({ seconds }) => seconds }],
    compare,
    3,
    (row) => rows[row] as Listener,
  );
  expect(run(index, { sort: { column: 'seconds', direction: 'asc' } })).toEqual([2, 1, 0]);
});

it('returns distinct values of a text column, sorted', () => {
  const rows = ['b', 'Á', 'a', 'b', ''].map((city) => ({ city, seconds: 0 }));
  expect(runSync(indexOf(rows).distinct('city'))).toEqual(['a', 'Á', 'b']);
});

it('returns a new array for each query', () => {
  const index = indexOf([
    { city: 'b', seconds: 1 },
    { city: 'a', seconds: 2 },
  ]);
  const query = { ...emptyQuery, sort: { column: 'city', direction: 'asc' as const } };
  runSync(index.view(query)).fill(0);
  expect(Array.from(runSync(index.view(query)))).toEqual([1, 0]);
});
