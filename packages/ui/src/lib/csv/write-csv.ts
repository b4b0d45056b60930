/** What a cell of a table can hold. What is not known is an empty cell; a number that is none is empty too. */
export type CsvCell = string | number | bigint | boolean | null | undefined;

/**
 * What a spreadsheet would take for a formula: it begins with one of these, also behind quotes, which some readers drop
 * (OWASP, "CSV Injection").
 */
const formula = /^["']*[=+\-@\t\r\n\0]/;

/** What RFC 4180 §2.6 wants in quotes, and the separators of other countries' spreadsheets. */
const special = /[",;\t\r\n]|^\s|\s$/;

/** The text of a cell before quoting: a text that could run as a formula gets a `'` before it, a number never does. */
export function csvText(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  if (typeof cell !== 'string') return String(cell);
  return formula.test(cell) ? `'${cell}` : cell;
}

/** A cell as it stands in a file. */
export function csvCell(cell: CsvCell): string {
  const text = csvText(cell);
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What a file begins with, so that spreadsheets read it as UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * A table as comma-separated values (RFC 4180), with a byte order mark; each record ends with CR LF. Cells that a
 * spreadsheet could run as a formula are made harmless.
 *
 * @example
 * writeCsv([['Mount', 'Listeners'], ['/128kbps', 92]]);
 */
export function writeCsv(records: Iterable<readonly CsvCell[]>): string {
  let text = byteOrderMark;
  for (const record of records) text += `${record.map(csvCell).join(',')}\r\n`;
  return text;
}
