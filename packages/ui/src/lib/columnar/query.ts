import type { SortDirection } from './sort-keys.ts';

/** Cell value for sorting and filtering. */
export type CellValue = string | number | bigint | boolean | Date | null | undefined;

/** A column of an index. */
export interface ColumnSpec<Row> {
  /** Unique id of the column. */
  readonly id: string;
  /** Returns the value of a row. Called once per row. */
  readonly read: (row: Row) => CellValue;
  /** Type of the values; dates count as numbers. Default: inferred from the first non-empty value. */
  readonly kind?: 'text' | 'number' | undefined;
}

/** Sort column and direction: `{ column: 'since', direction: 'desc' }`. */
export interface Sort {
  /** Id of the column. */
  readonly column: string;
  /** `asc` from small to large and from A to Z. */
  readonly direction: SortDirection;
}

/** Filter of a column: a set of values, `{ values: ['/128kbps'] }`, or an inclusive range, `{ min: 60 }`. */
export type ColumnFilter =
  | { readonly values: readonly (string | number)[] }
  | { readonly min?: number | undefined; readonly max?: number | undefined };

/** Query of an index. */
export interface Query {
  /** Search words, ignoring case and accents. Each must match in a column of `textColumns`. */
  readonly text: string;
  /** Searched columns. */
  readonly textColumns: readonly string[];
  /** Filters by column id. */
  readonly filters: Readonly<Record<string, ColumnFilter>>;
  /** Sort order; `null` for source order. */
  readonly sort: Sort | null;
  /** Identifies a query that the server answered. */
  readonly externalKey?: string | undefined;
}

/** All rows in source order. */
export const emptyQuery: Query = { text: '', textColumns: [], filters: {}, sort: null };
