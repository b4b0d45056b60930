import type { ComponentProps, ReactNode } from 'react';
import type { EmptyStateProps } from '#/components/empty-state/index.ts';
import type { FailedStateProps } from '#/components/failed-state/index.ts';
import type { CellValue, ColumnFilter, RowKey, Sort } from '#/lib/columnar/index.ts';
import type { CsvCell } from '#/lib/csv/write-csv.ts';

/** By which column, and from which end: `{ column: 'since', direction: 'desc' }`. */
export type DataTableSort = Sort;
/** One of some values, `{ values: ['/128kbps'] }`, or a range with both its ends, `{ min: 60 }`. */
export type DataTableColumnFilter = ColumnFilter;
/** What columns must hold, by the id of the column. It is plain data, fit for an address. */
export type DataTableFilterState = Readonly<Record<string, DataTableColumnFilter>>;
/** Height of the rows: 48 px (52 with two lines) or 40. */
export type DataTableDensity = 'comfortable' | 'compact';

/** A value that can be chosen in the menu of a filter. */
export interface DataTableFilterValue {
  /** What the column holds; the empty text for nothing. */
  readonly value: string | number;
  /** Its words. */
  readonly label: string;
}

/** A range that can be chosen in the menu of a filter. */
export interface DataTableFilterRange {
  /** Its words, such as "Over 1 h". */
  readonly label: string;
  /** Least value that passes, in the unit of the column. */
  readonly min?: number | undefined;
  /** Greatest value that passes. */
  readonly max?: number | undefined;
}

/** How a column can be filtered: by its values, all that occur unless they are listed, or by ranges. */
export type DataTableFilterKind =
  | { readonly kind: 'values'; readonly options?: readonly DataTableFilterValue[] | undefined }
  | { readonly kind: 'range'; readonly options: readonly DataTableFilterRange[] };

/** One column of a {@link DataTable}. Keep the list of columns the same object between renders. */
export interface DataTableColumn<Row> {
  /** Tells the columns apart. */
  readonly id: string;
  /** Head of the column. */
  readonly header: string;
  /**
   * What the row holds here, for sorting, filtering and files: a text, a number, a date. It is read once a row, so that it
   * may depend on nothing but the row.
   */
  readonly accessor: (row: Row) => CellValue;
  /** What stands in the cell; the value, as the reader's language writes it, without. */
  readonly cell?: ((row: Row) => ReactNode) | undefined;
  /** What stands in a card on a phone; the cell without. */
  readonly card?: ((row: Row) => ReactNode) | undefined;
  /** Texts or numbers (times too); without it the first value tells. */
  readonly kind?: 'text' | 'number' | undefined;
  /** Numbers stand at the end side, so that their digits line up. Default `start`. */
  readonly align?: 'start' | 'end' | undefined;
  /** Fixed width in pixels at the usual size of letters. */
  readonly width?: number | undefined;
  /** Least width in pixels of a column that takes its share of what is left. Default 112. */
  readonly minWidth?: number | undefined;
  /** Its share of what is left. Default 1. */
  readonly grow?: number | undefined;
  /** `false` for a column without an order. */
  readonly sortable?: boolean | undefined;
  /** The order of the first press. Default `asc`. */
  readonly firstDirection?: 'asc' | 'desc' | undefined;
  /** How it can be filtered. */
  readonly filter?: DataTableFilterKind | undefined;
  /** The quick filter looks here: `true` for texts, a function for everything else or for more than the value. */
  readonly searchable?: boolean | ((row: Row) => string) | undefined;
  /** The cell names its row: exactly one column should. It stays in sight when it is the first. */
  readonly rowHeader?: boolean | undefined;
  /** `false` for a column that cannot be hidden. */
  readonly hideable?: boolean | undefined;
  /** On which line of a card it stands on a phone, the first being the most important. Default 1 for the row header, else 2. */
  readonly priority?: 1 | 2 | 3 | 'hidden' | undefined;
  /** What a file holds; the value without. */
  readonly csv?: ((row: Row) => CsvCell) | undefined;
}

/** Which page of a longer list the rows are. */
export interface DataTablePaged {
  /** From 1. */
  readonly page: number;
  /** Rows on all pages. */
  readonly total: number;
}

interface RowObjects<Row> {
  /** The rows. A row that changes is a new object, a list that changes a new list. */
  rows: readonly Row[];
  rowCount?: undefined;
  getRow?: undefined;
}

interface RowsByNumber<Row> {
  rows?: undefined;
  /** How many rows there are. */
  rowCount: number;
  /**
   * A row by its number; with columns of your own the number itself will do. The same function with a higher `rowCount`
   * means more rows, another function means that everything may have changed.
   */
  getRow: (index: number) => Row;
}

/** Where the rows of a {@link DataTable} come from. */
export type DataTableRows<Row> = RowObjects<Row> | RowsByNumber<Row>;

/** What can be controlled, each as `x`, `defaultX` and `onXChange`. */
export interface DataTableState {
  /** Order of the rows; `null` for their own. */
  sort: DataTableSort | null;
  /** Words to look for in the searchable columns. */
  search: string;
  /** What columns must hold. */
  filters: DataTableFilterState;
  /** Ids of the columns that are not shown. */
  hiddenColumns: readonly string[];
  /** Height of the rows. */
  density: DataTableDensity;
  /** Keys of the selected rows. */
  selection: ReadonlySet<RowKey>;
  /** Nothing changes on screen until it is `false` again. */
  frozen: boolean;
}

type Controllable<State> = {
  [Name in keyof State]?: State[Name] | undefined;
} & {
  [Name in keyof State as `default${Capitalize<string & Name>}`]?: State[Name] | undefined;
} & {
  [Name in keyof State as `on${Capitalize<string & Name>}Change`]?:
    | ((value: State[Name]) => void)
    | undefined;
};

interface DataTableOwnProps<Row> {
  /** Name of the table, read out. */
  label: string;
  /** The columns from start to end. */
  columns: readonly DataTableColumn<Row>[];
  /** Tells the rows apart, whatever they hold. */
  rowKey: (row: Row) => RowKey;
  /** Name of a row, for its checkbox and menu; the value of the row header without. */
  rowLabel?: ((row: Row) => string) | undefined;
  /** Cells may have two lines: rows of 52 px. */
  twoLines?: boolean | undefined;
  /** Rows can be selected. */
  selectable?: boolean | undefined;
  /** What can be done with the selected rows, in place of the footer. */
  bulkActions?: ((selection: ReadonlySet<RowKey>) => ReactNode) | undefined;
  /** Items of the menu of a row: `DropdownMenuItem` and its like. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** Above the table at the start side: search and filters. */
  toolbar?: ReactNode;
  /** Above the table at the end side: state, freeze, columns. */
  tools?: ReactNode;
  /** Below the table, after the count of rows. */
  footer?: ReactNode;
  /** The rows are on their way: shows their skeleton. */
  loading?: boolean | undefined;
  /** What failed, in place of the rows. */
  failed?: FailedStateProps | undefined;
  /** Why there are no rows at all, and what brings them. */
  empty?: EmptyStateProps | undefined;
  /**
   * The rows are one page of a longer list, found and sorted by whoever gives them: sort, search and filters are told and
   * shown, but nothing is done here. Control them, and put a `Pagination` into `footer`.
   */
  paged?: DataTablePaged | undefined;
  /** Height from which the rows scroll, in any CSS length. Default 44rem, at most four fifths of the window. */
  maxHeight?: string | undefined;
  /** `auto`: a table, and cards below 768 px. */
  layout?: 'auto' | 'table' | 'cards' | undefined;
  /** Height in pixels to draw for until the real one is known. Default 640. */
  assumedHeight?: number | undefined;
}

type RootProps = Omit<ComponentProps<'div'>, 'children' | keyof DataTableState | 'defaultValue'>;

/** Props of {@link DataTable}: those of a `<div>`, the rows, the columns, and what can be controlled. */
export type DataTableProps<Row> = RootProps &
  DataTableOwnProps<Row> &
  DataTableRows<Row> &
  Controllable<DataTableState>;
