/** The columns of a file by their names, and how each is read from a row. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => string | number | null>>;

/** A table for spreadsheets and scripts (RFC 4180) with a header line; the byte order mark marks it as UTF-8. */
export function csvOf<Row>(rows: readonly Row[], columns: CsvColumns<Row>): string {
  const lines = rows.map((row) => Object.values(columns).map((read) => cellOf(read(row))));
  return `\ufeff${[Object.keys(columns), ...lines].map((cells) => cells.join(',')).join('\r\n')}\r\n`;
}

/** A text that a spreadsheet would read as a formula begins with an apostrophe. */
function cellOf(value: string | number | null): string {
  if (value === null) return '';
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
