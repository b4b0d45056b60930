/** Value of a cell. Missing values and NaN are empty. */
export type CsvCell = string | number | bigint | boolean | null | undefined;

/**
 * Text that a spreadsheet would evaluate as a formula: it starts with one of these, also after quotes, which some
 * parsers drop (OWASP, "CSV Injection").
 */
const formula = /^["']*[=+\-@\t\r\n\0]/;

/** Characters that require quotes (RFC 4180 §2.6), and separators of other locales. */
const special = /[",;\t\r\n]|^\s|\s$/;

/** Text of a cell before quoting. Formulas are prefixed with `'`; numbers never are. */
export function csvText(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  if (typeof cell !== 'string') return String(cell);
  return formula.test(cell) ? `'${cell}` : cell;
}

/** A quoted cell. */
export function csvCell(cell: CsvCell): string {
  const text = csvText(cell);
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Byte order mark, so that spreadsheets read the file as UTF-8. */
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
