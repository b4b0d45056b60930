import type { ComponentProps, ReactNode } from 'react';
import type { EmptyStateProps } from '#/components/empty-state/index.ts';
import type { FailedStateProps } from '#/components/failed-state/index.ts';
import type {
  CellValue,
  ColumnFilter as DataTableColumnFilter,
  Sort as DataTableSort,
  RowKey,
} from '#/lib/columnar/index.ts';
import type { CsvCell } from '#/lib/csv/write-csv.ts';

export type { DataTableColumnFilter, DataTableSort };

/** Filters by column id. Serializable, so it can be stored in the URL. */
export type DataTableFilterState = Readonly<Record<string, DataTableColumnFilter>>;
/** Row height: 48 px (52 px with two lines) or 40 px. */
export type DataTableDensity = 'comfortable' | 'compact';

/** An option of a values filter. */
export interface DataTableFilterValue {
  /** Value of the column; the empty string for empty cells. */
  readonly value: string | number;
  /** Label of the option. */
  readonly label: string;
}

/** An option of a range filter. */
export interface DataTableFilterRange {
  /** Label of the option, such as "Over 1 h". */
  readonly label: string;
  /** Minimum, inclusive, in the unit of the column. */
  readonly min?: number | undefined;
  /** Maximum, inclusive. */
  readonly max?: number | undefined;
}

/** Filter of a column: by value (the distinct values of the column unless `options` lists them) or by range. */
export type DataTableFilterKind =
  | { readonly kind: 'values'; readonly options?: readonly DataTableFilterValue[] | undefined }
  | { readonly kind: 'range'; readonly options: readonly DataTableFilterRange[] };

/** A column of a {@link DataTable}. Keep the array of columns referentially stable between renders. */
export interface DataTableColumn<Row> {
  /** Unique id of the column. */
  readonly id: string;
  /** Column header. */
  readonly header: string;
  /**
   * Returns the value for sorting, filtering and export. It is read once per row, so it must depend on the row alone.
   */
  readonly accessor: (row: Row) => CellValue;
  /** Renders the cell. Default: the value, formatted for the locale. */
  readonly cell?: ((row: Row) => ReactNode) | undefined;
  /** Renders the value in the card layout. Default: `cell`. */
  readonly card?: ((row: Row) => ReactNode) | undefined;
  /** Type of the values; dates count as numbers. Default: inferred from the first non-empty value. */
  readonly kind?: 'text' | 'number' | undefined;
  /** Text alignment; use `end` for numbers. Default `start`. */
  readonly align?: 'start' | 'end' | undefined;
  /** Fixed width in pixels at a root font size of 16 px. */
  readonly width?: number | undefined;
  /** Minimum width in pixels of a flexible column. Default 112. */
  readonly minWidth?: number | undefined;
  /** Share of the remaining width (`fr`). Default 1. */
  readonly grow?: number | undefined;
  /** `false` disables sorting. */
  readonly sortable?: boolean | undefined;
  /** Direction of the first sort. Default `asc`. */
  readonly firstDirection?: 'asc' | 'desc' | undefined;
  /** Filter of the column. */
  readonly filter?: DataTableFilterKind | undefined;
  /** Includes the column in the search: `true` for text values, or a function that returns the text to search. */
  readonly searchable?: boolean | ((row: Row) => string) | undefined;
  /** Marks the column whose cells name their row; set it on exactly one column. It is pinned when it is the first column. */
  readonly rowHeader?: boolean | undefined;
  /** `false` prevents the column from being hidden. */
  readonly hideable?: boolean | undefined;
  /** Line of the card layout. Default 1 for the row header, else 2. */
  readonly priority?: 1 | 2 | 3 | 'hidden' | undefined;
  /** Value in an exported file. Default: the accessor's value. */
  readonly csv?: ((row: Row) => CsvCell) | undefined;
}

/** Server-side pagination. */
export interface DataTablePaged {
  /** Page number, from 1. */
  readonly page: number;
  /** Total number of rows on all pages. */
  readonly total: number;
}

/** Row source of a {@link DataTable}: the rows themselves, or their number and a function that returns one. */
export type DataTableRows<Row> =
  | {
      /** The rows. Treat them as immutable: a changed row is a new object, a changed list a new array. */
      rows: readonly Row[];
      rowCount?: undefined;
      getRow?: undefined;
    }
  | {
      rows?: undefined;
      /** Number of rows. */
      rowCount: number;
      /**
       * Returns a row by its index. The same function with a higher `rowCount` means that rows were appended; a new function
       * invalidates all rows.
       */
      getRow: (index: number) => Row;
    };

/** State that can be controlled, each as `x`, `defaultX` and `onXChange`. */
export interface DataTableState {
  /** Sort order; `null` for the order of the source. */
  sort: DataTableSort | null;
  /** Search text, matched against the searchable columns. */
  search: string;
  /** Column filters. */
  filters: DataTableFilterState;
  /** Ids of the hidden columns. */
  hiddenColumns: readonly string[];
  /** Row density. */
  density: DataTableDensity;
  /** Keys of the selected rows. */
  selection: ReadonlySet<RowKey>;
  /** Pauses live updates of the table. */
  frozen: boolean;
}

/** @inline */
type ControllableState = {
  [Name in keyof DataTableState]?: DataTableState[Name] | undefined;
} & {
  [Name in keyof DataTableState as `default${Capitalize<Name>}`]?: DataTableState[Name] | undefined;
} & {
  [Name in keyof DataTableState as `on${Capitalize<Name>}Change`]?:
    | ((value: DataTableState[Name]) => void)
    | undefined;
};

/** Props of {@link DataTable} besides its rows, its state and those of `<div>`. */
export interface DataTableOwnProps<Row> {
  /** Accessible name of the table. */
  label: string;
  /** Columns in display order. */
  columns: readonly DataTableColumn<Row>[];
  /** Returns the unique, stable key of a row. */
  rowKey: (row: Row) => RowKey;
  /** Accessible name of a row, for its checkbox and menu. Default: the value of the row header. */
  rowLabel?: ((row: Row) => string) | undefined;
  /** Rows are 52 px high, for cells with two lines. */
  twoLines?: boolean | undefined;
  /** Enables row selection. */
  selectable?: boolean | undefined;
  /** Actions for the selected rows; replaces the footer. */
  bulkActions?: ((selection: ReadonlySet<RowKey>) => ReactNode) | undefined;
  /** Items of the row menu, such as `DropdownMenuItem`. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** Start of the toolbar: search and filters. */
  toolbar?: ReactNode;
  /** End of the toolbar: status, freeze, columns. */
  tools?: ReactNode;
  /** Footer content after the row count. */
  footer?: ReactNode;
  /** Shows skeleton rows while the rows load. */
  loading?: boolean | undefined;
  /** Failed state, shown instead of the rows. */
  failed?: FailedStateProps | undefined;
  /** Empty state, shown when there are no rows. */
  empty?: EmptyStateProps | undefined;
  /**
   * The rows are one page of a list that is sorted and filtered on the server: the table shows and emits sort, search and
   * filters but doesn't apply them. Control them, and put a `Pagination` into `footer`.
   */
  paged?: DataTablePaged | undefined;
  /** Maximum height of the scroll container, as a CSS length. Default `min(44rem, 80dvh)`. */
  maxHeight?: string | undefined;
  /** `auto` renders a table, and cards below 768 px. */
  layout?: 'auto' | 'table' | 'cards' | undefined;
  /** Assumed viewport height in pixels until it is measured. Default 640. */
  assumedHeight?: number | undefined;
}

/** Props of {@link DataTable}: `<div>` props, rows, columns and controllable state. */
export type DataTableProps<Row> = Omit<
  ComponentProps<'div'>,
  'children' | keyof DataTableState | 'defaultValue'
> &
  DataTableOwnProps<Row> &
  DataTableRows<Row> &
  ControllableState;
