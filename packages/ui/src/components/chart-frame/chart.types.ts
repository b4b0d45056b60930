import type { ComponentProps, ReactNode } from 'react';
import type { CsvCell } from '#/lib/csv/write-csv.ts';

/** One of the three data colours. A stream has the same colour in every chart. */
export type DataColor = 1 | 2 | 3;

/** One column of a chart's table. */
export interface ChartColumn<Row> {
  /** Unique id. */
  readonly id: string;
  /** Column header. */
  readonly header: string;
  /** The value in an exported file. */
  readonly value: (row: Row) => CsvCell;
  /** The displayed value with its unit. Default: the exported value. */
  readonly text?: ((row: Row) => string) | undefined;
  /** Aligns the column at the end. */
  readonly align?: 'start' | 'end' | undefined;
  /** The cell is the row header: exactly one column should be. */
  readonly rowHeader?: boolean | undefined;
}

/** The data of a chart as a table. */
export interface ChartTableData<Row> {
  /** The columns from start to end. */
  readonly columns: readonly ChartColumn<Row>[];
  /** The rows from top to bottom. */
  readonly rows: readonly Row[];
  /** Unique id. */
  readonly rowKey: (row: Row) => string | number;
}

/** The empty state of a chart. */
export interface ChartEmpty {
  /** What is missing, in one line. */
  readonly title: string;
  /** The reason, or what fixes it. */
  readonly description?: string | undefined;
  /** One action. */
  readonly action?: ReactNode;
}

/** The error state of a chart. */
export interface ChartFailure {
  /** What failed, in one line. */
  readonly title: string;
  /** The known reason. */
  readonly description?: string | undefined;
  /** Called to retry. */
  readonly onRetry?: (() => void) | undefined;
  /** A retry is in progress. */
  readonly retrying?: boolean | undefined;
}

/** The chart or its table. */
export type ChartView = 'chart' | 'table';

/** Props shared by all charts. */
export interface ChartProps extends Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  /** Title as a finding: "Evenings carry the day". While loading: the topic. */
  title: string;
  /** Measure, unit and period. */
  description: string;
  /** Controls next to the title, such as the period. */
  actions?: ReactNode;
  /** Heading level. Default 2. */
  level?: 2 | 3 | 4 | undefined;
  /** Shows the loading state. */
  loading?: boolean | undefined;
  /** Shows the empty state with its reason; axes stay. */
  empty?: ChartEmpty | undefined;
  /** Shows the error state. */
  failed?: ChartFailure | undefined;
  /** The controlled view. */
  view?: ChartView | undefined;
  /** The initial view. Default `chart`. */
  defaultView?: ChartView | undefined;
  /** Called with the selected view. */
  onViewChange?: ((view: ChartView) => void) | undefined;
  /** Name of exported files, without extension. Default: the title. */
  fileName?: string | undefined;
}
