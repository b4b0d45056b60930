import { applyFilter, applyTerm, fullMask, pick } from './mask.ts';
import { searchTerms } from './normalize-text.ts';
import { NumberColumn } from './number-column.ts';
import type { ColumnSpec, Query, Sort } from './query.ts';
import type { Job } from './run-in-slices.ts';
import { sortByKeys } from './sort-keys.ts';
import { TextColumn } from './text-column.ts';
import type { Compare } from './text-ranks.ts';

/** Returns a row by its index. */
export type GetRow<Row> = (index: number) => Row;

interface ColumnEntry<Row> {
  spec: ColumnSpec<Row>;
  column: TextColumn | NumberColumn;
  /** Number of rows read. */
  read: number;
}

const READ_STEP = 4096;

/**
 * Sorts and filters row indexes over columns in typed arrays and string tables. Columns are read lazily, each row once;
 * added, changed and removed rows are updated incrementally.
 */
export class ColumnarIndex<Row> {
  #specs: Map<string, ColumnSpec<Row>>;
  #columns = new Map<string, ColumnEntry<Row>>();
  #compare: Compare;
  #count = 0;
  #getRow: GetRow<Row>;
  #order: { sort: string; rows: Int32Array } | undefined;

  constructor(specs: readonly ColumnSpec<Row>[], compare: Compare, count: number, getRow: GetRow<Row>) {
    this.#specs = new Map(specs.map((spec) => [spec.id, spec]));
    this.#compare = compare;
    this.#count = count;
    this.#getRow = getRow;
  }

  /** Number of rows. */
  get count(): number {
    return this.#count;
  }

  /** Adds columns; existing columns are unchanged. */
  addColumns(specs: readonly ColumnSpec<Row>[]): void {
    for (const spec of specs) if (!this.#specs.has(spec.id)) this.#specs.set(spec.id, spec);
  }

  /** Appends rows. */
  append(count: number, getRow: GetRow<Row>): void {
    this.#count += count;
    this.#getRow = getRow;
    this.#order = undefined;
  }

  /** Rereads changed rows. */
  update(rows: Iterable<number>): void {
    for (const row of rows) {
      for (const entry of this.#columns.values()) {
        if (row < entry.read) entry.column.set(row, entry.spec.read(this.#getRow(row)));
      }
    }
    this.#order = undefined;
  }

  /**
   * Rearranges rows: `from[new] = old`, −1 for a row to be read. `stale` lists new indexes of rows that changed.
   */
  rearrange(from: Int32Array, getRow: GetRow<Row>, stale: Iterable<number> = []): void {
    for (const entry of this.#columns.values()) {
      if (this.#count - entry.read > READ_STEP) {
        // Mostly unread: reading is deferred to the next query.
        this.#columns.delete(entry.spec.id);
        continue;
      }
      this.#readRows(entry, this.#count);
      entry.column.reorder(from);
      for (let row = 0; row < from.length; row++) {
        if ((from[row] ?? -1) < 0) entry.column.set(row, entry.spec.read(getRow(row)));
      }
      entry.read = from.length;
    }
    this.#count = from.length;
    this.#getRow = getRow;
    this.update(stale);
  }

  /** Row indexes that match a query, in its order. */
  *view(query: Query): Job<Int32Array> {
    const order = yield* this.#sortedRows(query.sort);
    const mask = yield* this.#filterMask(query);
    if (order === undefined && mask === undefined) return sequence(this.#count);
    return pick(order, mask, this.#count);
  }

  /** Reads columns before their first use. */
  *prepare(columns: readonly string[]): Job<undefined> {
    for (const id of columns) {
      const column = yield* this.#loadColumn(id);
      if (column?.kind === 'text') yield* column.matchValues('');
    }
    return undefined;
  }

  /** Distinct non-empty values of a text column, sorted. */
  *distinct(id: string): Job<string[]> {
    const column = yield* this.#loadColumn(id);
    if (column?.kind !== 'text') return [];
    const used = new Set<string>();
    for (let row = 0; row < this.#count; row++) {
      const code = column.codes[row] ?? 0;
      if (code !== 0) used.add(column.values[code] ?? '');
    }
    return [...used].sort(this.#compare);
  }

  *#sortedRows(sort: Sort | null): Job<Int32Array | undefined> {
    if (sort === null) return undefined;
    const name = `${sort.direction} ${sort.column}`;
    if (this.#order?.sort === name) return this.#order.rows;
    const column = yield* this.#loadColumn(sort.column);
    if (!column) return undefined;
    const rows = yield* sortByKeys(yield* column.keys(this.#count, sort.direction));
    this.#order = { sort: name, rows };
    return rows;
  }

  *#filterMask({ text, textColumns, filters }: Query): Job<Uint8Array | undefined> {
    let mask: Uint8Array | undefined;
    for (const [id, filter] of Object.entries(filters)) {
      const column = yield* this.#loadColumn(id);
      if (!column) continue;
      mask ??= fullMask(this.#count);
      applyFilter(mask, column, filter);
      yield;
    }
    const terms = searchTerms(text);
    if (terms.length === 0) return mask;
    const columns: TextColumn[] = [];
    for (const id of textColumns) {
      const column = yield* this.#loadColumn(id);
      if (column?.kind === 'text') columns.push(column);
    }
    mask ??= fullMask(this.#count);
    for (const term of terms) yield* applyTerm(mask, columns, term);
    return mask;
  }

  *#loadColumn(id: string): Job<TextColumn | NumberColumn | undefined> {
    const spec = this.#specs.get(id);
    if (!spec) return undefined;
    let entry = this.#columns.get(id);
    if (!entry) {
      entry = { spec, column: this.#create(spec), read: 0 };
      this.#columns.set(id, entry);
    }
    while (entry.read < this.#count) {
      this.#readRows(entry, Math.min(this.#count, entry.read + READ_STEP));
      yield;
    }
    return entry.column;
  }

  #readRows(entry: ColumnEntry<Row>, end: number): void {
    const { column, spec } = entry;
    column.grow(this.#count);
    for (; entry.read < end; entry.read++) column.set(entry.read, spec.read(this.#getRow(entry.read)));
  }

  #create(spec: ColumnSpec<Row>): TextColumn | NumberColumn {
    const kind = spec.kind ?? this.#inferKind(spec);
    return kind === 'number' ? new NumberColumn() : new TextColumn(this.#compare);
  }

  #inferKind(spec: ColumnSpec<Row>): 'text' | 'number' {
    for (let row = 0; row < this.#count; row++) {
      const value = spec.read(this.#getRow(row));
      if (value !== null && value !== undefined && value !== '')
        return typeof value === 'string' ? 'text' : 'number';
    }
    return 'text';
  }
}

function sequence(count: number): Int32Array {
  const rows = new Int32Array(count);
  for (let row = 0; row < count; row++) rows[row] = row;
  return rows;
}
