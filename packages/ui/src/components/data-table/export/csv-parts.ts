import type { DataTableColumn } from '#/components/data-table/data-table.types.ts';
import type { Job, RowSnapshot } from '#/lib/columnar/index.ts';
import type { CsvFormat } from '#/lib/csv/csv-format.ts';
import { type CsvCell, writeCsv } from '#/lib/csv/write-csv.ts';

/** Maximum number of exported rows. */
export const MAX_CSV_ROWS = 100_000;

const ROWS_PER_PART = 1000;

/**
 * The rows of a view as parts of a CSV file, with a header row. It yields after each part, so that a large export doesn't
 * block the main thread.
 */
export function* csvParts<Row>(
  { view, source }: RowSnapshot<Row>,
  columns: readonly DataTableColumn<Row>[],
  format?: CsvFormat,
): Job<string[]> {
  const parts = [writeCsv([columns.map(({ header }) => header)], format)];
  const count = Math.min(view.length, MAX_CSV_ROWS);
  for (let start = 0; start < count; start += ROWS_PER_PART) {
    const records: CsvCell[][] = [];
    for (let place = start; place < Math.min(count, start + ROWS_PER_PART); place++) {
      const row = source.getRow(view[place] ?? 0);
      records.push(columns.map((column) => csvValue(column, row)));
    }
    // Only the first part keeps its byte order mark.
    parts.push(writeCsv(records, format).slice(1));
    yield;
  }
  return parts;
}

function csvValue<Row>(column: DataTableColumn<Row>, row: Row): CsvCell {
  if (column.csv) return column.csv(row);
  const value = column.accessor(row);
  if (!(value instanceof Date)) return value;
  return Number.isNaN(value.getTime()) ? null : value.toISOString();
}
