import type { ComponentProps, ReactNode } from 'react';
import type { CsvCell } from '#/lib/csv/write-csv.ts';

/** One of the three colours of data. The same stream has the same colour in every chart. */
export type DataColor = 1 | 2 | 3;

/** One column of a chart's table. */
export interface ChartColumn<Row> {
  /** Tells the columns apart. */
  readonly id: string;
  /** Its head. */
  readonly header: string;
  /** The value as it stands in a saved file. */
  readonly value: (row: Row) => CsvCell;
  /** The value as it is read on the page, with its unit; the value of the file without it. */
  readonly text?: ((row: Row) => string) | undefined;
  /** Numbers stand at the end side. */
  readonly align?: 'start' | 'end' | undefined;
  /** The cell names its row: exactly one column should. */
  readonly rowHeader?: boolean | undefined;
}

/** What a chart shows, as a table. */
export interface ChartTableData<Row> {
  /** The columns from start to end. */
  readonly columns: readonly ChartColumn<Row>[];
  /** The rows from top to bottom. */
  readonly rows: readonly Row[];
  /** Tells the rows apart. */
  readonly rowKey: (row: Row) => string | number;
}

/** Why there is nothing to show. */
export interface ChartEmpty {
  /** What is not there, in one line. */
  readonly title: string;
  /** Why, or what brings it. */
  readonly description?: string | undefined;
  /** One act that changes it. */
  readonly action?: ReactNode;
}

/** What did not load. */
export interface ChartFailure {
  /** What failed, in one line. */
  readonly title: string;
  /** What is known about the reason. */
  readonly description?: string | undefined;
  /** Tries again. */
  readonly onRetry?: (() => void) | undefined;
  /** Another try is under way. */
  readonly retrying?: boolean | undefined;
}

/** A chart as it is drawn, or its table. */
export type ChartView = 'chart' | 'table';

/** The props that every chart takes. */
export interface ChartProps extends Omit<ComponentProps<'figure'>, 'title' | 'children'> {
  /** What the chart says, as a finding: "Evenings carry the day". While it loads, what it is about. */
  title: string;
  /** What is measured, in which unit, over which period. */
  description: string;
  /** Controls beside the title, such as the period. */
  actions?: ReactNode;
  /** Level of the heading. Default 2. */
  level?: 2 | 3 | 4 | undefined;
  /** The data are on their way. */
  loading?: boolean | undefined;
  /** There are no data, and why; axes stay. */
  empty?: ChartEmpty | undefined;
  /** The data did not come. */
  failed?: ChartFailure | undefined;
  /** Which of the two is shown. */
  view?: ChartView | undefined;
  /** Which of the two is shown first. Default `chart`. */
  defaultView?: ChartView | undefined;
  /** Called with the one that was chosen. */
  onViewChange?: ((view: ChartView) => void) | undefined;
  /** Name of saved files, without its ending; the title without it. */
  fileName?: string | undefined;
}
