import type { NumberColumn } from './number-column.ts';
import type { ColumnFilter } from './query.ts';
import type { Job } from './run-in-slices.ts';
import type { TextColumn } from './text-column.ts';

/** A mask with one byte per row: 1 is included, 0 is excluded. */
export function fullMask(count: number): Uint8Array {
  return new Uint8Array(count).fill(1);
}

/** Excludes rows that don't match a filter. */
export function applyFilter(mask: Uint8Array, column: TextColumn | NumberColumn, filter: ColumnFilter): void {
  if ('values' in filter) {
    if (column.kind === 'text') filterTexts(mask, column, new Set(filter.values.map(String)));
    else filterNumbers(mask, column, new Set(filter.values.map(Number)));
  } else if (column.kind === 'number') {
    filterRange(mask, column, filter.min ?? Number.NEGATIVE_INFINITY, filter.max ?? Number.POSITIVE_INFINITY);
  }
}

function filterTexts(mask: Uint8Array, column: TextColumn, wanted: ReadonlySet<string>): void {
  const passes = Uint8Array.from(column.values, (value) => (wanted.has(value) ? 1 : 0));
  const { codes } = column;
  for (let row = 0; row < mask.length; row++) {
    if (!passes[codes[row] ?? 0]) mask[row] = 0;
  }
}

function filterNumbers(mask: Uint8Array, column: NumberColumn, wanted: ReadonlySet<number>): void {
  for (let row = 0; row < mask.length; row++) {
    if (!wanted.has(column.values[row] ?? Number.NaN)) mask[row] = 0;
  }
}

function filterRange(mask: Uint8Array, { values }: NumberColumn, min: number, max: number): void {
  for (let row = 0; row < mask.length; row++) {
    const value = values[row] ?? Number.NaN;
    // Empty cells match no range.
    if (!(value >= min && value <= max)) mask[row] = 0;
  }
}

/** Excludes rows without the term in any of the columns. */
export function* applyTerm(mask: Uint8Array, columns: readonly TextColumn[], term: string): Job<undefined> {
  const found = new Uint8Array(mask.length);
  for (const column of columns) {
    const matches = yield* column.matchValues(term);
    const { codes } = column;
    for (let row = 0; row < found.length; row++) {
      if (matches[codes[row] ?? 0]) found[row] = 1;
    }
    yield;
  }
  for (let row = 0; row < mask.length; row++) {
    if (!found[row]) mask[row] = 0;
  }
  return undefined;
}

/** The rows of an order (default: source order) that a mask includes. */
export function pick(order: Int32Array | undefined, mask: Uint8Array | undefined, count: number): Int32Array {
  // A copy: callers must not change the cached order.
  if (!mask) return order?.slice() ?? new Int32Array(0);
  let size = 0;
  for (let row = 0; row < count; row++) size += mask[row] ?? 0;
  const rows = new Int32Array(size);
  let at = 0;
  for (let place = 0; place < count; place++) {
    const row = order ? (order[place] ?? 0) : place;
    if (mask[row]) rows[at++] = row;
  }
  return rows;
}
