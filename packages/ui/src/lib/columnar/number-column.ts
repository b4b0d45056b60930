import type { Job } from './run-in-slices.ts';
import { numberKeys, type SortDirection, type SortKeys } from './sort-keys.ts';

/** A column of numbers and dates; NaN is empty. */
export class NumberColumn {
  readonly kind = 'number';
  #values: Float64Array = new Float64Array(0);

  /** Values by row. */
  get values(): Float64Array {
    return this.#values;
  }

  /** Grows the storage to a number of rows. */
  grow(count: number): void {
    if (count <= this.#values.length) return;
    const values = new Float64Array(Math.max(count, Math.ceil(this.#values.length * 1.25)));
    values.set(this.#values);
    this.#values = values;
  }

  /** Stores a value: a number, a date (as milliseconds) or a boolean. */
  set(row: number, value: unknown): void {
    this.#values[row] = value === null || value === undefined || value === '' ? Number.NaN : Number(value);
  }

  /** Reorders rows: `from[new] = old`, −1 for rows that will be set. */
  reorder(from: Int32Array): void {
    const values = new Float64Array(from.length);
    for (let row = 0; row < from.length; row++) {
      const old = from[row] ?? -1;
      if (old >= 0) values[row] = this.#values[old] ?? Number.NaN;
    }
    this.#values = values;
  }

  /** Sort keys of the first `count` rows. */
  *keys(count: number, direction: SortDirection): Job<SortKeys> {
    yield;
    return numberKeys(this.#values, count, direction);
  }
}
