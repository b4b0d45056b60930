import { type CsvFormat, plainCsv } from './csv-format.ts';

/**
 * Value of a cell. Missing values and NaN are empty.
 *
 * @inline
 */
export type CsvCell = string | number | bigint | boolean | null | undefined;

/**
 * Text that a spreadsheet would evaluate as a formula: it starts with one of these, also after quotes, which some
 * parsers drop (OWASP, "CSV Injection").
 */
const formula = /^["']*[=+\-@\t\r\n\0]/;

/** Characters that require quotes (RFC 4180 §2.6), and separators of other locales. */
const special = /[",;\t\r\n]|^\s|\s$/;

/** Text of a cell before quoting. Formulas are prefixed with `'`; numbers never are. */
export function csvText(cell: CsvCell, { decimal }: CsvFormat = plainCsv): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', decimal) : '';
  if (typeof cell !== 'string') return String(cell);
  return formula.test(cell) ? `'${cell}` : cell;
}

/** A quoted cell. */
export function csvCell(cell: CsvCell, format: CsvFormat = plainCsv): string {
  const text = csvText(cell, format);
  // A decimal comma needs no quotes between semicolons.
  if (typeof cell === 'number') return text;
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Byte order mark, so that spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * A table as comma-separated values (RFC 4180), or in the format of a locale, with a byte order mark; each record ends with CR LF. Cells that a
 * spreadsheet could run as a formula are made harmless.
 *
 * @example
 * writeCsv([['Mount', 'Listeners'], ['/128kbps', 92]]);
 */
export function writeCsv(records: Iterable<readonly CsvCell[]>, format: CsvFormat = plainCsv): string {
  let text = byteOrderMark;
  for (const record of records) {
    text += `${record.map((cell) => csvCell(cell, format)).join(format.separator)}\r\n`;
  }
  return text;
}
