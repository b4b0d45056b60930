import type { SortDirection } from './sort-keys.ts';

/** What a cell holds, for sorting and filtering. */
export type CellValue = string | number | bigint | boolean | Date | null | undefined;

/** One column of an index. */
export interface ColumnSpec<Row> {
  /** Tells the columns apart. */
  readonly id: string;
  /** What a row holds in this column. It is asked once a row. */
  readonly read: (row: Row) => CellValue;
  /** Texts or numbers (times too); left out, the first value that is not empty tells. */
  readonly kind?: 'text' | 'number' | undefined;
}

/** By which column, and from which end. */
export interface Sort {
  readonly column: string;
  readonly direction: SortDirection;
}

/** What a column must hold: one of some values, or a number in a range (both ends belong to it). */
export type ColumnFilter =
  | { readonly values: readonly (string | number)[] }
  | { readonly min?: number | undefined; readonly max?: number | undefined };

/** What is asked of an index. */
export interface Query {
  /** Words that must all be found, without case and accents, each in some column of `textColumns`. */
  readonly text: string;
  /** The columns in which words are looked for. */
  readonly textColumns: readonly string[];
  /** What columns must hold, by column. */
  readonly filters: Readonly<Record<string, ColumnFilter>>;
  /** Order of the result; without one that of the rows. */
  readonly sort: Sort | null;
  /** What was asked of somebody else, who gave these rows for it: tells such questions apart. */
  readonly externalKey?: string | undefined;
}

/** Everything, in the order of the rows. */
export const emptyQuery: Query = { text: '', textColumns: [], filters: {}, sort: null };
